/// What the codes of `WinAnsiEncoding` call their glyphs (ISO 32000-1, annex D.2).
enum WinAnsiNames {
  /// The name of a code; nil for codes without a glyph of their own.
  static func name(of code: Int) -> Substring? {
    let index = code - 32
    guard names.indices.contains(index), names[index] != "-" else { return nil }
    return names[index]
  }

  /// From 32 to 255.
  private static let names = table.split { $0 == " " || $0 == "\n" }

  private static let table = """
    space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright
    asterisk plus comma hyphen period slash zero one two three four five six seven eight nine
    colon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X
    Y Z bracketleft backslash bracketright asciicircum underscore grave a b c d e f g h i j k l m
    n o p q r s t u v w x y z braceleft bar braceright asciitilde - Euro - quotesinglbase florin
    quotedblbase ellipsis dagger daggerdbl circumflex perthousand Scaron guilsinglleft OE - Zcaron
    - - quoteleft quoteright quotedblleft quotedblright bullet endash emdash tilde trademark
    scaron guilsinglright oe - zcaron Ydieresis - exclamdown cent sterling currency yen brokenbar
    section dieresis copyright ordfeminine guillemotleft logicalnot - registered macron degree
    plusminus twosuperior threesuperior acute mu paragraph periodcentered cedilla onesuperior
    ordmasculine guillemotright onequarter onehalf threequarters questiondown Agrave Aacute
    Acircumflex Atilde Adieresis Aring AE Ccedilla Egrave Eacute Ecircumflex Edieresis Igrave
    Iacute Icircumflex Idieresis Eth Ntilde Ograve Oacute Ocircumflex Otilde Odieresis multiply
    Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn germandbls agrave aacute acircumflex
    atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave iacute
    icircumflex idieresis eth ntilde ograve oacute ocircumflex otilde odieresis divide oslash
    ugrave uacute ucircumflex udieresis yacute thorn ydieresis
    """
}
