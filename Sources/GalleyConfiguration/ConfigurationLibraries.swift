internal import CYAML

/// The version of the C library under the configuration, as it is loaded now.
package enum ConfigurationLibraries {
  /// The library's name and version.
  package static var versions: [(name: String, version: String)] {
    // A constant of the library.
    [("libyaml", String(cString: yaml_get_version_string()!))]
  }
}
