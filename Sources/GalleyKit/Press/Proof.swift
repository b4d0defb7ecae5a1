public import GalleyConfiguration
public import GalleyLayout

/// What came of an article: the result of each step, what was found, what was written.
public struct Proof: Sendable {
  /// The result of one step.
  public struct Step: Sendable {
    /// The first screen and the extent of the whole.
    public var sample: StepSample
    /// What the step comes to in numbers.
    public var totals: StepTotals
    /// The layout; nil unless it was asked for, since all of them take much memory.
    public var galley: Galley?

    /// Whether a file of the output is of this step and format.
    func owns(_ name: String, _ format: PressOptions.Format) -> Bool {
      let stem = OutputNames.stem(of: sample.step)
      let end = "." + format.fileExtension
      return name == stem + end || name.hasPrefix(stem + "-p") && name.hasSuffix(end)
    }
  }

  /// The article's path, as it was named.
  public var path: String
  /// What the article is called.
  public var title: String
  /// The folder that was written; nil when nothing was.
  public var folder: String?
  /// In the curve's order.
  public var steps: [Step]
  /// Of all steps, merged, in the order of the file.
  public var findings: [Finding]
  /// The paths of the pictures that it names, in order; those that could not be shown too, since they may come.
  public var pictures: [String]
  /// By name.
  public var files: [WrittenFile]
}
