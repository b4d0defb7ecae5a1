// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that building or testing Galley never needs a fuzzer. See README.md.
let package = Package(
  name: "galley-fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "galley", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz-article", dependencies: [.product(name: "GalleyKit", package: "galley")])
  ],
  swiftLanguageModes: [.v6])
