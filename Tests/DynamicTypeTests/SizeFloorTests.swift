import DynamicType
import Testing

@Suite("The floor and the minimum scale")
struct SizeFloorTests {
  @Test("Small type is raised, its leading in proportion, and recorded")
  func raised() {
    let step = ScalingCurve.dynamicType.steps[0]
    let (type, record) = SizeFloor().applied(
      to: ScaledType(size: 10, leading: 13), style: .caption1, step: step)
    #expect(type.size == 11 && abs(type.leading - 14.3) < 1e-12)
    #expect(
      record == FloorRecord(originalSize: 10, floor: 11, style: .caption1, step: step))
    #expect(record?.step?.category == .extraSmall)
  }

  @Test("Type at the floor or above stays and is not recorded", arguments: [11.0, 11.001, 53])
  func untouched(size: Double) {
    let type = ScaledType(size: size, leading: size * 1.2)
    let (result, record) = SizeFloor().applied(to: type)
    #expect(result == type && record == nil)
  }

  @Test(
    "No style of any curve is smaller than the floor after it", arguments: ScalingCurveTests.curves)
  func raisesEverything(curve: ScalingCurve) {
    for style in TextStyle.ramp {
      for step in curve.steps {
        let before = curve.scaled(style, base: 9, at: step)
        let (after, record) = SizeFloor().applied(to: before, style: style, step: step)
        #expect(after.size >= 11)
        #expect((record != nil) == (before.size < 11))
        #expect(abs(after.leading / after.size - before.leading / before.size) < 1e-12)
      }
    }
  }

  @Test("A floor that is no number is 11, none is 0")
  func badFloors() throws {
    for points in [Double.nan, .infinity, -.infinity, -3] {
      #expect(SizeFloor(points).points == 11)
      #expect(throws: SizeError.self) { try SizeFloor(validating: points) }
    }
    #expect(SizeFloor(0).applied(to: ScaledType(size: 3, leading: 4)).0.size == 3)
    #expect(try SizeFloor(validating: 14).points == 14)
  }

  @Test(
    "Sizes that are none are raised to the floor",
    arguments: [Double.nan, -1, 0, Double.leastNonzeroMagnitude])
  func badSizes(size: Double) {
    let (type, record) = SizeFloor().applied(to: ScaledType(size: size, leading: 4))
    #expect(type.size == 11 && type.leading >= 11 && type.leading.isFinite)
    #expect(record?.floor == 11)
  }

  @Test("Text that fits is not shrunk")
  func fits() {
    let type = ScaledType(size: 20, leading: 25)
    let fitted = MinimumScale(0.5).fit(type, needed: 90, available: 100)
    #expect(fitted.type == type && fitted.fits && fitted.scale == 1)
  }

  @Test("Text shrinks by no more than it needs, and to no less than the factor")
  func shrinks() {
    let type = ScaledType(size: 20, leading: 25)
    let enough = MinimumScale(0.5).fit(type, needed: 125, available: 100)
    #expect(enough.type == ScaledType(size: 16, leading: 20) && enough.fits)
    let tooLong = MinimumScale(0.75).fit(type, needed: 200, available: 100)
    #expect(tooLong.type == ScaledType(size: 15, leading: 18.75) && !tooLong.fits)
    let never = MinimumScale().fit(type, needed: 200, available: 100)
    #expect(never.type == type && !never.fits)
  }

  @Test("The floor stops shrinking")
  func floor() {
    let type = ScaledType(size: 20, leading: 25)
    let fitted = MinimumScale(0.1).fit(type, needed: 200, available: 100)
    #expect(fitted.type.size == 11 && !fitted.fits)
    #expect(fitted.floorRecord?.originalSize == 10)
  }

  @Test("Every width is either fitted or said not to fit", arguments: [1.0, 0.9, 0.5, 0.01])
  func widths(factor: Double) {
    let type = ScaledType(size: 40, leading: 48)
    for needed in stride(from: 1.0, through: 400, by: 0.7) {
      let fitted = MinimumScale(factor).fit(type, needed: needed, available: 100)
      #expect(fitted.type.size <= 40 && fitted.type.size >= max(40 * factor, 11))
      #expect(fitted.fits == (fitted.type.size * needed <= 40 * 100 * (1 + 1e-12)))
    }
  }

  @Test("Factors and lengths that are none never trap", arguments: hostileNumbers)
  func hostile(number: Double) {
    let type = ScaledType(size: 20, leading: 25)
    #expect(MinimumScale(number).factor > 0 && MinimumScale(number).factor <= 1)
    for other in hostileNumbers {
      let fitted = MinimumScale(0.5).fit(type, needed: number, available: other)
      #expect(fitted.type.size >= 11 && fitted.type.size <= 20)
    }
    _ = MinimumScale(0.5).fit(
      ScaledType(size: number, leading: number), needed: 10, available: 5)
  }

  @Test("A factor from outside must be above 0 and at most 1", arguments: [Double.nan, 0, -1, 1.5])
  func badFactors(factor: Double) throws {
    let error = #expect(throws: SizeError.self) { try MinimumScale(validating: factor) }
    #expect(error?.message.hasPrefix("minimum scale factor is ") == true)
    #expect(try MinimumScale(validating: 0.8).factor == 0.8)
  }
}
