import GalleyKit

/// What libFuzzer calls with each of its inputs: any bytes parse, keep the contract of `Article`, and are listed.
///
/// A broken promise traps, and libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzArticle(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  guard let article = try? Article(parsing: bytes, path: "fuzz.md") else { return 0 }
  let problems = ArticleInvariants.problems(of: article)
  precondition(problems.isEmpty, problems.joined(separator: "\n"))
  precondition(ArticleTree.json(of: [article]).last == UInt8(ascii: "\n"))
  return 0
}
