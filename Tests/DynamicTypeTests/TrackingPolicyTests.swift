import DynamicType
import Foundation
import Testing

@Suite("Tracking")
struct TrackingPolicyTests {
  static let tables = [
    TrackingTable.sfPro, .sfProRounded, .newYork, .sfCompact, .sfCompactRounded,
  ]

  @Test("Every published row is the table's", arguments: tables)
  func published(table: TrackingTable) throws {
    let rows = try Fixture.rows("tracking.csv").filter { $0["table"] == table.name }
    #expect(rows.count == (table == .newYork ? 57 : 64))
    #expect(table.points.count == rows.count)
    for (row, point) in zip(rows, table.points) {
      #expect(row["size"].flatMap(Double.init) == point.size)
      #expect(row["thousandths"].flatMap(Double.init) == point.thousandths)
      #expect(table.tracking(size: point.size) == point.thousandths)
    }
  }

  @Test("Between rows a table is linear, beyond its ends flat")
  func between() {
    #expect(TrackingTable.sfPro.tracking(size: 6.5) == 37.5)
    #expect(TrackingTable.sfPro.tracking(size: 55) == 6)
    #expect(TrackingTable.sfPro.tracking(size: 57) == 5.5)
    #expect(TrackingTable.sfPro.tracking(size: 1) == 41)
    #expect(TrackingTable.sfPro.tracking(size: 500) == 0)
    #expect(TrackingTable.newYork.tracking(size: .infinity) == -18)
    #expect(TrackingTable.sfPro.tracking(size: .nan) == 0)
  }

  @Test("The table policies are Apple's tables and ignore the base")
  func absolute() {
    #expect(TrackingPolicy.sfPro.tracking(size: 17, base: 40) == -26)
    #expect(TrackingPolicy.sfProRounded.tracking(size: 17, base: 40) == 22)
    #expect(TrackingPolicy.newYork.tracking(size: 17, base: 40) == -4)
    #expect(TrackingPolicy.none.tracking(size: 17, base: 40) == 0)
    #expect(TrackingPolicy.sfPro.trackingPoints(size: 20, base: 20) == -0.46)
  }

  @Test("The curve is within 10⁻⁹ of the exponential at every hundredth of a point")
  func curve() {
    var worst = 0.0
    for hundredths in 0...40_000 {
      let size = Double(hundredths) / 100
      let exact = -22.3 + 185 * exp(-0.1745 * size)
      worst = max(worst, abs(TrackingPolicy.curve(size: size) - exact))
    }
    #expect(worst < 1e-11)
    #expect(TrackingPolicy.curve(size: 0) == -22.3 + 185)
  }

  @Test(
    "Emulated tracking is the difference of the curve, 0 at the base", arguments: [9.0, 17, 34])
  func difference(base: Double) {
    #expect(TrackingPolicy.emulated.tracking(size: base, base: base) == 0)
    for size in stride(from: 6.0, through: 120, by: 0.5) {
      let difference = TrackingPolicy.curve(size: size) - TrackingPolicy.curve(size: base)
      let tracking = TrackingPolicy.emulated.tracking(size: size, base: base)
      #expect(abs(tracking - difference) < 1e-9)
      #expect(abs(tracking) < 185)
    }
  }

  @Test("Body at XS and AX5 has the curve's figures")
  func body() {
    // Computed with 60 decimal digits.
    let small = TrackingPolicy.emulated.tracking(size: 14, base: 17)
    #expect(abs(small - 6.552066231017194) < 1e-12)
    let large = TrackingPolicy.emulated.tracking(size: 48, base: 17)
    #expect(abs(large - -9.48177856254099) < 1e-12)
  }

  @Test("A smaller size never tracks tighter", arguments: [6.0, 11, 17, 34, 60])
  func monotonic(base: Double) {
    let trackings = (0...200_000).map {
      TrackingPolicy.emulated.tracking(size: Double($0) / 1000, base: base)
    }
    let widenings = zip(trackings, trackings.dropFirst()).filter { $0 < $1 }
    #expect(widenings.isEmpty)
    #expect(trackings.max() == trackings.first && trackings.min() == trackings.last)
  }

  @Test("XS, S and M track wider than L, XL and above tighter", arguments: TextStyle.ramp)
  func relative(style: TextStyle) {
    let curve = ScalingCurve.dynamicType
    for base in [style.largeSize, style.largeSize - 1, style.largeSize + 3] {
      let large = curve.scaled(style, base: base, at: curve.steps[3])
      #expect(TrackingPolicy.emulated.tracking(size: large.size, base: base) == 0)
      for step in curve.steps {
        let type = curve.scaled(style, base: base, at: step)
        let tracking = TrackingPolicy.emulated.tracking(size: type.size, base: base)
        if type.size == base {
          #expect(tracking == 0)
        } else if step.ordinal < 4 {
          #expect(tracking > 0)
        } else {
          #expect(tracking < 0)
        }
      }
    }
  }

  @Test("A table of one's own is sorted and linear between its rows")
  func own() throws {
    let policy = try TrackingPolicy(points: [
      .init(size: 40, thousandths: -10), .init(size: 10, thousandths: 20),
    ])
    #expect(policy.tracking(size: 25, base: 17) == 5)
    #expect(policy.tracking(size: 5, base: 17) == 20)
    #expect(policy.tracking(size: 90, base: 17) == -10)
    #expect(policy.name == "table")
  }

  @Test("A table that is none is an error")
  func badTables() {
    func error(_ points: [TrackingPolicy.Point]) -> String? {
      #expect(throws: TrackingError.self) { try TrackingPolicy(points: points) }?.message
    }
    #expect(error([])?.hasPrefix("tracking table has no row; give sizes") == true)
    #expect(
      error([.init(size: -1, thousandths: 0)])
        == "tracking table has a row for a size of -1; give points above 0")
    #expect(
      error([.init(size: 17, thousandths: .nan)])
        == "tracking at 17 points is nan; give 1/1000 em from -1000 to 1000")
    #expect(
      error([.init(size: 17, thousandths: 1), .init(size: 17, thousandths: 2)])
        == "tracking table has two rows for 17 points; keep one")
  }

  @Test("A table that nobody checked still gives numbers")
  func uncheckedTables() {
    #expect(TrackingPolicy.table([]).tracking(size: 17, base: 17) == 0)
    let odd = TrackingPolicy.table([
      .init(size: .nan, thousandths: 3), .init(size: 20, thousandths: .infinity),
      .init(size: 30, thousandths: 4), .init(size: 10, thousandths: 8),
      .init(size: 10, thousandths: 99),
    ])
    #expect(odd.tracking(size: 20, base: 17) == 6)
    #expect(odd.tracking(size: 10, base: 17) == 8)
  }

  @Test("Numbers that are no sizes never trap", arguments: hostileNumbers)
  func hostile(number: Double) {
    for policy in [TrackingPolicy.emulated, .sfPro, .sfProRounded, .newYork, .none] {
      for other in hostileNumbers + [17] {
        #expect(abs(policy.tracking(size: number, base: other)) <= 185)
        #expect(policy.trackingPoints(size: number, base: other).isFinite)
      }
    }
  }

  @Test(
    "Policies answer to their names",
    arguments: [
      ("emulated", TrackingPolicy.emulated), ("sfPro", .sfPro), ("SF Pro", .sfPro),
      ("sf-pro-rounded", .sfProRounded), ("New York", .newYork), ("none", .none), ("off", .none),
    ])
  func names(name: String, policy: TrackingPolicy) throws {
    #expect(try TrackingPolicy(name: name) == policy)
    #expect(try TrackingPolicy(name: policy.name) == policy)
  }

  @Test("A wrong policy suggests the nearest, and a table asks for its rows")
  func badNames() {
    let wrong = #expect(throws: NameError.self) { try TrackingPolicy(name: "emulatd") }
    #expect(wrong?.message == "unknown tracking policy \"emulatd\"; did you mean \"emulated\"?")
    let table = #expect(throws: NameError.self) { try TrackingPolicy(name: "table") }
    #expect(table?.message.contains("give its sizes and values in the font set") == true)
  }
}
