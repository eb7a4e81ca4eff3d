/// The layouts of Northern Europe.
extension BuiltInLayouts {
  static let northern: [(id: String, text: String)] = [
    (
      "sv",
      #"""
      {
        "id": "sv",
        "name": "Svenska",
        "language": "sv",
        "letters": ["q w e r t y u i o p å", "a s d f g h j k l ö ä", "z x c v b n m"],
        "currency": "kr",
        "more": {
          "e": "é è ê ë", "u": "ü ú ù û", "i": "í ì î ï", "o": "ó ò ô õ", "c": "ç č ć", "n": "ñ ń", "s": "š ß", "z": "ž",
          "a": "à á â ã", "ö": "ø œ", "ä": "æ", "\"": "” “ » «", "'": "’ ‘"
        },
        "domains": ".se .com .nu .org",
        "labels": {
          "space": "mellanslag", "return": "retur", "done": "klar", "go": "gå", "send": "skicka", "join": "anslut",
          "route": "rutt", "search": "sök", "next": "nästa", "continue": "fortsätt", "dock": "Docka", "float": "Flytta fritt",
          "hide": "Göm"
        }
      }
      """#
    ),
    (
      "nb",
      #"""
      {
        "id": "nb",
        "name": "Norsk (bokmål)",
        "language": "nb",
        "letters": ["q w e r t y u i o p å", "a s d f g h j k l ø æ", "z x c v b n m"],
        "currency": "kr",
        "more": {
          "e": "é è ê ë", "u": "ü ú ù û", "i": "í ì î ï", "o": "ô ò ó õ", "c": "ç č ć", "n": "ñ ń", "s": "š ß", "z": "ž",
          "a": "à á â ã", "ø": "ö œ", "æ": "ä", "d": "đ", "t": "ŧ", "\"": "« » “ ”", "'": "‘ ’"
        },
        "domains": ".no .com .org",
        "labels": {
          "space": "mellomrom", "return": "linjeskift", "done": "ferdig", "go": "gå", "send": "send", "join": "koble til",
          "route": "rute", "search": "søk", "next": "neste", "continue": "fortsett", "dock": "Fest", "float": "Løsne",
          "hide": "Skjul"
        }
      }
      """#
    ),
    (
      "da",
      #"""
      {
        "id": "da",
        "name": "Dansk",
        "language": "da",
        "letters": ["q w e r t y u i o p å", "a s d f g h j k l æ ø", "z x c v b n m"],
        "currency": "kr",
        "more": {
          "e": "é è ê ë", "u": "ü ú ù û", "i": "í ì î ï", "o": "ó ò ô õ", "c": "ç č ć", "n": "ñ ń", "s": "š ß", "z": "ž",
          "a": "á à â ã", "æ": "ä", "ø": "ö œ ǿ", "\"": "“ ” » «", "'": "‘ ’"
        },
        "domains": ".dk .com .eu .org",
        "labels": {
          "space": "mellemrum", "return": "retur", "done": "færdig", "go": "gå", "send": "send", "join": "forbind",
          "route": "rute", "search": "søg", "next": "næste", "continue": "fortsæt", "dock": "Forankr", "float": "Frigør",
          "hide": "Skjul"
        }
      }
      """#
    ),
    (
      "fi",
      #"""
      {
        "id": "fi",
        "name": "Suomi",
        "language": "fi",
        "letters": ["q w e r t y u i o p å", "a s d f g h j k l ö ä", "z x c v b n m"],
        "currency": "€",
        "more": {
          "e": "é è ê ë", "u": "ü ú ù û", "i": "í ì î ï", "o": "ó ò ô õ", "c": "ç č ć", "n": "ñ ń", "s": "š ß", "z": "ž",
          "a": "à á â ã", "ö": "ø õ œ", "ä": "æ", "\"": "” “ »", "'": "’ ‘"
        },
        "domains": ".fi .com .eu .org",
        "labels": {
          "space": "välilyönti", "return": "rivinvaihto", "done": "valmis", "go": "siirry", "send": "lähetä", "join": "liity",
          "route": "reitti", "search": "etsi", "next": "seuraava", "continue": "jatka", "dock": "Kiinnitä", "float": "Irrota",
          "hide": "Kätke"
        }
      }
      """#
    ),
  ]
}
