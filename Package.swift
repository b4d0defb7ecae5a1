// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A C library of the system, found by pkg-config: its Debian and its Homebrew package beside it.
func system(
  _ name: String, pkgConfig: String? = nil, apt: [String], brew: [String]
) -> Target {
  .systemLibrary(
    name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig,
    providers: [.apt(apt), .brew(brew)])
}

/// A module; `embedding` names the files whose bytes become part of it, as `PackageResources`.
func stage(
  _ name: String, _ dependencies: [Target.Dependency], embedding: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: embedding.map { .embedInCode($0) },
    swiftSettings: settings)
}

/// The tests of a module; `exclude` names the folders of what they read: fixtures and references.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "galley",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .library(name: "GalleyKit", targets: ["GalleyKit"]),
    .library(name: "GalleySnapshot", targets: ["GalleySnapshot"]),
    .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
    .executable(name: "galley", targets: ["galley"]),
  ],
  targets: [
    // C libraries.
    system(
      "CCMark", pkgConfig: "libcmark-gfm",
      apt: ["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"], brew: ["cmark-gfm"]),
    system(
      "CPango", pkgConfig: "pangoft2 cairo-pdf cairo-ft",
      apt: ["libpango1.0-dev", "libcairo2-dev"], brew: ["pango", "cairo"]),
    // These two on Linux alone: Homebrew has no libhyphen, and its ICU is hidden from pkg-config.
    system("CHyphen", apt: ["libhyphen-dev"], brew: []),
    system("CICU", pkgConfig: "icu-uc", apt: ["libicu-dev"], brew: []),
    system("CQPDF", pkgConfig: "libqpdf", apt: ["libqpdf-dev"], brew: ["qpdf"]),
    system("CYAML", pkgConfig: "yaml-0.1", apt: ["libyaml-dev"], brew: ["libyaml"]),
    system(
      "CImages", pkgConfig: "libpng libturbojpeg libwebp libwebpdemux",
      apt: ["libpng-dev", "libturbojpeg0-dev", "libwebp-dev", "libgif-dev"],
      brew: ["libpng", "jpeg-turbo", "webp", "giflib"]),
    system(
      "CRSVG", pkgConfig: "librsvg-2.0 pangocairo pangoft2", apt: ["librsvg2-dev"],
      brew: ["librsvg"]),
    system("CXML", pkgConfig: "libxml-2.0", apt: ["libxml2-dev"], brew: []),
    system(
      "CDeflate", pkgConfig: "zlib libisal",
      apt: ["zlib1g-dev", "libisal-dev"], brew: ["zlib", "isa-l"]),
    .target(
      name: "CGalleyShim", dependencies: ["CPango", "CCMark"], path: "Sources/C/CGalleyShim"),

    // The stages, in their order.
    stage("DynamicType", []),
    stage("GalleyConfiguration", ["DynamicType", "CYAML"], embedding: ["Styles"]),
    stage("GalleyArticle", ["DynamicType", "GalleyConfiguration", "CCMark", "CGalleyShim"]),
    stage("GalleyStyle", ["DynamicType", "GalleyConfiguration", "GalleyArticle"]),
    stage(
      "GalleyText",
      [
        "DynamicType", "GalleyConfiguration", "CPango", "CGalleyShim",
        .target(name: "CHyphen", condition: .when(platforms: [.linux])),
        .target(name: "CICU", condition: .when(platforms: [.linux])),
      ]),
    stage(
      "GalleyLayout",
      ["DynamicType", "GalleyConfiguration", "GalleyArticle", "GalleyStyle", "GalleyText"]),
    stage(
      "GalleyPaint",
      [
        "GalleyConfiguration", "GalleyText", "GalleyLayout", "CPango", "CGalleyShim", "CQPDF",
        "CImages", "CRSVG", "CXML", "CDeflate",
      ]),
    stage(
      "GalleyKit",
      [
        "DynamicType", "GalleyConfiguration", "GalleyArticle", "GalleyStyle", "GalleyText",
        "GalleyLayout", "GalleyPaint",
      ]),
    stage("GalleySnapshot", ["GalleyKit"]),
    stage("GalleyTesting", ["GalleyKit", "GalleySnapshot"]),
    stage("GalleyCommandLine", ["GalleyKit", "GalleySnapshot"]),
    .executableTarget(
      name: "galley", dependencies: ["GalleyCommandLine"], swiftSettings: settings),
    .executableTarget(
      name: "tagging-cost",
      dependencies: [
        "DynamicType", "GalleyConfiguration", "GalleyArticle", "GalleyStyle", "GalleyText",
        "GalleyLayout", "GalleyPaint",
      ], path: "Benchmarks/TaggingCost", swiftSettings: settings),

    // Tests mirror the modules.
    .target(
      name: "TestSupport",
      dependencies: [
        "DynamicType", "GalleyConfiguration", "GalleyArticle", "GalleyStyle", "GalleyText",
        "GalleyLayout",
      ], path: "Tests/TestSupport", swiftSettings: settings),
    tests("DynamicType", ["DynamicType"], exclude: ["Fixtures"]),
    tests("GalleyConfiguration", ["DynamicType", "GalleyConfiguration"]),
    tests("GalleyArticle", ["GalleyConfiguration", "GalleyArticle"]),
    tests("GalleyStyle", ["DynamicType", "GalleyConfiguration", "GalleyArticle", "GalleyStyle"]),
    tests(
      "GalleyText",
      [
        "DynamicType", "GalleyConfiguration", "GalleyArticle", "GalleyStyle", "GalleyText",
        "GalleyLayout", "CGalleyShim", "CPango", "TestSupport",
      ]),
    tests(
      "GalleyLayout",
      [
        "DynamicType", "GalleyConfiguration", "GalleyArticle", "GalleyStyle", "GalleyText",
        "GalleyLayout", "GalleyTesting", "TestSupport",
      ], exclude: ["__Snapshots__", "Blocks/__Snapshots__"]),
    tests(
      "GalleyPaint",
      [
        "DynamicType", "GalleyConfiguration", "GalleyArticle", "GalleyText", "GalleyLayout",
        "GalleyPaint", "GalleyTesting", "CQPDF", "TestSupport",
      ],
      exclude: ["Fixtures", "PDF/__Snapshots__", "References/__Snapshots__"]),
    tests(
      "GalleyKit",
      [
        "DynamicType", "GalleyConfiguration", "GalleyArticle", "GalleyText", "GalleyLayout",
        "GalleyKit",
      ]),
    tests("GalleySnapshot", ["GalleyKit", "GalleySnapshot", "TestSupport"]),
    tests(
      "GalleyTesting", ["GalleyKit", "GalleySnapshot", "GalleyTesting", "TestSupport"],
      exclude: ["__Snapshots__"]),
    tests(
      "GalleyCommandLine",
      [
        "DynamicType", "GalleyConfiguration", "GalleyKit", "GalleySnapshot", "GalleyCommandLine",
        "galley",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
