internal import CDeflate
internal import CImages
internal import CQPDF

/// The versions of the C libraries under the painters, as they are loaded now. TurboJPEG and ISA-L do not tell theirs.
package enum PaintLibraries {
  /// Each library's name and version, in alphabetical order.
  package static var versions: [(name: String, version: String)] {
    // The version strings are constants of their libraries.
    [
      ("libpng", String(cString: png_get_libpng_ver(nil)!)),
      ("qpdf", String(cString: qpdf_get_qpdf_version()!)),
      ("zlib", String(cString: zlibVersion()!)),
    ]
  }
}
