/// What becomes a reference when a snapshot is verified.
public enum RecordMode: String, CaseIterable, Sendable {
  /// What has no reference yet.
  case missing
  /// That, and what differs from its reference.
  case failed
  /// Everything.
  case all
  /// Nothing.
  case never

  /// The mode of an environment: `GALLEY_RECORD`, else `never` where `CI` is set, else `missing`. Nil when
  /// `GALLEY_RECORD` is no mode.
  public init?(environment: [String: String]) {
    if let value = environment["GALLEY_RECORD"], !value.isEmpty {
      self.init(rawValue: value)
    } else {
      self = environment["CI"].map { $0.isEmpty } ?? true ? .missing : .never
    }
  }

  /// Whether a snapshot is recorded that has no reference, or that differs from it.
  package func records(isMissing: Bool, differs: Bool) -> Bool {
    switch self {
    case .missing: isMissing
    case .failed: isMissing || differs
    case .all: true
    case .never: false
    }
  }
}
