internal import GalleyKit
internal import GalleySnapshot

extension CommandTable {
  static let snapshot = CommandDescription(
    "snapshot", "record how articles are set at every size, and say what has changed since",
    operands: .actions(
      SnapshotCommand.Action.allCases.map(\.rawValue), needArticles: ["record", "verify"]),
    options: setting + [
      OptionDescription(
        "scale", .choice(["1", "2", "3"]),
        "pixels a point in images, 1 by default so that references stay small"),
      OptionDescription(
        "layers", .choices(SnapshotLayer.allCases.map(\.rawValue)),
        "what is recorded and compared; layout,trace,pixels by default"),
      OptionDescription(
        "filter", .text("NAME"), repeatable: true,
        "only snapshots whose name, as guide.md/atkinson-phone/04-l, has NAME in it; * stands for "
          + "anything; may be repeated"),
      OptionDescription(
        "record", .choice(RecordMode.allCases.map(\.rawValue)),
        "verify: what becomes a reference, which makes the run fail; missing by default, never where CI "
          + "is set"),
      OptionDescription(
        "beside", .flag(isOn: false),
        "record, approve: accept the new state beside the references that are there"),
      OptionDescription(
        "failures", .folder("DIR"),
        "verify, approve: where what failed is left; output/snapshots by default"),
      OptionDescription("remove-dead", .flag(isOn: false), "list: remove what is dead"),
    ] + tolerances + running,
    examples: [
      .init("galley snapshot record docs/*.md", "references into docs/__Snapshots__/, to commit"),
      .init(
        "galley snapshot verify docs/*.md", "what has changed, in words, pictures and a report"),
      .init(
        "galley snapshot approve --filter guide.md", "take what changed in one article as right"),
      .init(
        "galley snapshot verify docs/*.md --layers layout --record never",
        "line breaks alone, for a CI with other versions of the libraries"),
      .init("galley snapshot list docs --remove-dead", "tidy up after articles have gone"),
    ],
    notes: [
      "record writes references and succeeds. verify compares, says what differs, and leaves pictures and "
        + "report.html, junit.xml and report.json with all that failed. approve makes what the last verify "
        + "left the references. list shows references, and those that no article has any more.",
      "Images count only where the same versions of the libraries made them; the layout counts always. "
        + "GALLEY_RECORD=missing|failed|all|never stands for --record. Options may stand in galley.yaml.",
      "Exit status: 0 when all snapshots match, 1 when one differs or was recorded by verify, 2 when an "
        + "article failed.",
    ],
    ownSettings: ["scale"])

  /// What images may differ in, as `galley compare` has it.
  private static let tolerances = compare.options.filter {
    ["channels", "distance", "share", "smoothing", "ignore"].contains($0.name)
  }
}
