/// The candidate nearest to `name`, for "did you mean", or nil when none is near.
///
/// Near means few slips of the keyboard: a letter missing, added, changed or swapped with its
/// neighbor counts one (the optimal string alignment distance), letter case does not count, and a
/// third of the longer name may be wrong, at least one letter, never all. Of equally near ones the
/// one that agrees longest from the start wins, then the one whose first different character is
/// closest in the alphabet (`ax6` is nearest to `ax5`), then the first in the list.
public func nearestName(to name: String, in candidates: [String]) -> String? {
  let given = Array(name.lowercased().prefix(longestName + 1))
  guard !given.isEmpty, given.count <= longestName else { return nil }
  var best: (candidate: String, rank: Rank)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased().prefix(longestName + 1))
    guard !letters.isEmpty, letters.count <= longestName else { continue }
    let distance = slips(from: given, to: letters)
    let longer = max(given.count, letters.count)
    guard distance <= max(1, longer / 3), distance < longer else { continue }
    let rank = Rank(given, letters, distance: distance)
    if let best, !(rank < best.rank) { continue }
    best = (candidate, rank)
  }
  return best?.candidate
}

/// Names are compared up to this length; a longer one is not a slip of anything, and comparing
/// takes time in the product of the lengths.
private let longestName = 100

/// How well a candidate fits; smaller is better.
private struct Rank: Comparable {
  let distance: Int
  let disagreement: Int
  let step: UInt32

  init(_ given: [Character], _ candidate: [Character], distance: Int) {
    let agreement = zip(given, candidate).prefix { $0 == $1 }.count
    self.distance = distance
    disagreement = -agreement
    let left = given.dropFirst(agreement).first?.unicodeScalars.first?.value ?? 0
    let right = candidate.dropFirst(agreement).first?.unicodeScalars.first?.value ?? 0
    step = left > right ? left - right : right - left
  }

  static func < (left: Rank, right: Rank) -> Bool {
    (left.distance, left.disagreement, left.step)
      < (right.distance, right.disagreement, right.step)
  }
}

/// The optimal string alignment distance: insertions, deletions, substitutions and swaps of
/// neighbors, by rows of the usual table.
private func slips(from given: [Character], to wanted: [Character]) -> Int {
  var twoBack: [Int] = []
  var previous = Array(0...wanted.count)
  for row in 1...given.count {
    var current = [row]
    for column in 1...wanted.count {
      let isSame = given[row - 1] == wanted[column - 1]
      var cost = min(
        previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
      if row > 1, column > 1, given[row - 1] == wanted[column - 2],
        given[row - 2] == wanted[column - 1]
      {
        cost = min(cost, twoBack[column - 2] + 1)
      }
      current.append(cost)
    }
    (twoBack, previous) = (previous, current)
  }
  return previous[wanted.count]
}
