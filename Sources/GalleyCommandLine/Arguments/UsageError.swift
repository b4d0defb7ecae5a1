internal import GalleyKit

/// Something on the command line or in `galley.yaml` that cannot be understood.
struct UsageError: Error, Hashable, CustomStringConvertible {
  /// Where it stands: `--sizes`, or `galley.yaml:3:1`; nil when the message says it.
  var place: String?
  /// Lower case, with the remedy.
  var message: String

  init(_ message: String, at place: String? = nil) {
    self.message = message
    self.place = place
  }

  var description: String { place.map { "\($0): \(message)" } ?? message }

  /// An error about an unknown name, with the nearest that is known, or all of them.
  static func unknown(
    _ kind: String, _ name: String, among choices: [String], remedy: String? = nil,
    at place: String? = nil
  ) -> UsageError {
    let near = nearestName(to: name, in: choices).map { "did you mean \"\($0)\"?" }
    let all = "use one of " + choices.joined(separator: ", ")
    return UsageError("unknown \(kind) \"\(name)\"; \(near ?? remedy ?? all)", at: place)
  }
}
