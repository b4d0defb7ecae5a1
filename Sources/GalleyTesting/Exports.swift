// A test needs one import: proofs, forms and record modes come with it.
@_exported public import GalleyKit
@_exported public import GalleySnapshot
