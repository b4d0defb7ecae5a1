// A user of GalleyKit sees the stages' values through it.
@_exported public import DynamicType
@_exported public import GalleyArticle
@_exported public import GalleyConfiguration
@_exported public import GalleyLayout
@_exported public import GalleyPaint
@_exported public import GalleyStyle
@_exported public import GalleyText
