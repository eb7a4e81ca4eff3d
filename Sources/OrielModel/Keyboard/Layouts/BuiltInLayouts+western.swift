/// The layouts of Western Europe and the Americas.
extension BuiltInLayouts {
  static let western: [(id: String, text: String)] = [
    (
      "en-US",
      #"""
      {
        "id": "en-US",
        "name": "English (US)",
        "language": "en-US",
        "letters": ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m"],
        "more": {
          "e": "è é ê ë ē ė ę", "y": "ÿ", "u": "û ü ù ú ū", "i": "î ï í ī į ì", "o": "ô ö ò ó œ ø ō õ", "a": "à á â ä æ ã å ā",
          "s": "ß ś š", "l": "ł", "z": "ž ź ż", "c": "ç ć č", "n": "ñ ń"
        }
      }
      """#
    ),
    (
      "en-GB",
      #"""
      {
        "id": "en-GB",
        "name": "English (UK)",
        "language": "en-GB",
        "letters": ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m"],
        "currency": "£",
        "more": {
          "e": "è é ê ë ē ė ę", "y": "ÿ", "u": "û ü ù ú ū", "i": "î ï í ī į ì", "o": "ô ö ò ó œ ø ō õ", "a": "à á â ä æ ã å ā",
          "s": "ß ś š", "l": "ł", "z": "ž ź ż", "c": "ç ć č", "n": "ñ ń"
        },
        "domains": ".co.uk .uk .com .org"
      }
      """#
    ),
    (
      "de",
      #"""
      {
        "id": "de",
        "name": "Deutsch",
        "language": "de",
        "letters": ["q w e r t z u i o p ü", "a s d f g h j k l ö ä", "y x c v b n m"],
        "currency": "€",
        "more": {
          "e": "é è ê ë ę", "a": "à á â æ å ã", "o": "ó ò ô œ ø õ", "u": "ú ù û", "i": "í ì î ï", "s": "ß ś š", "c": "ç ć č",
          "n": "ñ ń", "z": "ž ź ż", "l": "ł", "\"": "„ “ ” » «", "'": "‚ ‘ ’ › ‹"
        },
        "domains": ".de .com .at .ch .org",
        "labels": {
          "space": "Leerzeichen", "return": "Return", "done": "Fertig", "go": "Öffnen", "send": "Senden", "join": "Verbinden",
          "route": "Route", "search": "Suchen", "next": "Weiter", "continue": "Fortfahren", "dock": "Andocken", "float": "Ablösen",
          "hide": "Ausblenden"
        }
      }
      """#
    ),
    (
      "nl",
      #"""
      {
        "id": "nl",
        "name": "Nederlands",
        "language": "nl",
        "letters": ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m"],
        "currency": "€",
        "more": {
          "a": "á ä à â æ å ã", "e": "é ë è ê", "i": "í ï ì î ĳ", "o": "ó ö ò ô œ ø", "u": "ú ü ù û", "j": "j́", "c": "ç",
          "n": "ñ", "'": "’ ‘ `"
        },
        "domains": ".nl .be .com .org",
        "labels": {
          "space": "spatie", "return": "return", "done": "gereed", "go": "ga", "send": "stuur", "join": "verbind",
          "route": "route", "search": "zoek", "next": "volgende", "continue": "ga door", "dock": "Vastzetten", "float": "Losmaken",
          "hide": "Verberg"
        }
      }
      """#
    ),
    (
      "fr",
      #"""
      {
        "id": "fr",
        "name": "Français",
        "language": "fr",
        "letters": ["a z e r t y u i o p", "q s d f g h j k l m", "w x c v b n '"],
        "currency": "€",
        "more": {
          "a": "à â æ á ä ã å", "e": "é è ê ë ę", "i": "î ï ì í", "o": "ô œ ö ò ó õ ø", "u": "ù û ü ú", "y": "ÿ", "c": "ç ć č",
          "n": "ñ ń", "\"": "« » “ ”"
        },
        "domains": ".fr .com .be .org",
        "labels": {
          "space": "espace", "return": "retour", "done": "OK", "go": "accéder", "send": "envoyer", "join": "rejoindre",
          "route": "itinéraire", "search": "rechercher", "next": "suivant", "continue": "continuer", "dock": "Ancrer",
          "float": "Détacher", "hide": "Masquer"
        }
      }
      """#
    ),
    (
      "fr-CA",
      #"""
      {
        "id": "fr-CA",
        "name": "Français (Canada)",
        "language": "fr-CA",
        "letters": ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m é"],
        "more": {
          "a": "à â æ á ä", "e": "è ê ë é", "i": "î ï ì í", "o": "ô œ ö ò ó", "u": "ù û ü ú", "y": "ÿ", "c": "ç", "n": "ñ",
          "\"": "« » “ ”"
        },
        "domains": ".ca .com .qc.ca .org",
        "labels": {
          "space": "espace", "return": "retour", "done": "OK", "go": "accéder", "send": "envoyer", "join": "rejoindre",
          "route": "itinéraire", "search": "rechercher", "next": "suivant", "continue": "continuer", "dock": "Ancrer",
          "float": "Détacher", "hide": "Masquer"
        }
      }
      """#
    ),
    (
      "es",
      #"""
      {
        "id": "es",
        "name": "Español",
        "language": "es",
        "letters": ["q w e r t y u i o p", "a s d f g h j k l ñ", "z x c v b n m"],
        "currency": "€",
        "more": {
          "a": "á à ä â ã å ª", "e": "é è ë ê", "i": "í ì ï î", "o": "ó ò ö ô õ ø º", "u": "ú ü ù û", "c": "ç ć", "?": "¿",
          "!": "¡", "\"": "« » “ ”"
        },
        "domains": ".es .com .org .mx",
        "labels": {
          "space": "espacio", "return": "intro", "done": "OK", "go": "ir", "send": "enviar", "join": "unirse", "route": "ruta",
          "search": "buscar", "next": "siguiente", "continue": "continuar", "dock": "Acoplar", "float": "Separar",
          "hide": "Ocultar"
        }
      }
      """#
    ),
    (
      "pt",
      #"""
      {
        "id": "pt",
        "name": "Português",
        "language": "pt",
        "letters": ["q w e r t y u i o p", "a s d f g h j k l ç", "z x c v b n m"],
        "currency": "€",
        "more": {
          "a": "ã á à â ä å ª", "e": "é ê è ë", "i": "í ì î ï", "o": "õ ó ô ò ö º", "u": "ú ü ù û", "n": "ñ", "\"": "“ ” « »"
        },
        "domains": ".pt .com .org",
        "labels": {
          "space": "espaço", "return": "retorno", "done": "OK", "go": "ir", "send": "enviar", "join": "conectar", "route": "rota",
          "search": "buscar", "next": "seguinte", "continue": "continuar", "dock": "Encaixar", "float": "Flutuar",
          "hide": "Ocultar"
        }
      }
      """#
    ),
    (
      "pt-BR",
      #"""
      {
        "id": "pt-BR",
        "name": "Português (Brasil)",
        "language": "pt-BR",
        "letters": ["q w e r t y u i o p", "a s d f g h j k l ç", "z x c v b n m"],
        "currency": "R$",
        "more": {
          "a": "ã á à â ä å ª", "e": "é ê è ë", "i": "í ì î ï", "o": "õ ó ô ò ö º", "u": "ú ü ù û", "n": "ñ", "\"": "“ ” « »"
        },
        "domains": ".com.br .br .com .org",
        "labels": {
          "space": "espaço", "return": "retorno", "done": "OK", "go": "ir", "send": "enviar", "join": "conectar", "route": "rota",
          "search": "buscar", "next": "seguinte", "continue": "continuar", "dock": "Encaixar", "float": "Flutuar",
          "hide": "Ocultar"
        }
      }
      """#
    ),
    (
      "it",
      #"""
      {
        "id": "it",
        "name": "Italiano",
        "language": "it",
        "letters": ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m"],
        "currency": "€",
        "more": {
          "a": "à á â ä æ ã å ª", "e": "è é ê ë", "i": "ì í î ï", "o": "ò ó ô ö œ ø º", "u": "ù ú û ü", "c": "ç ć č", "n": "ñ",
          "\"": "« » “ ”"
        },
        "domains": ".it .com .org .eu",
        "labels": {
          "space": "spazio", "return": "invio", "done": "fine", "go": "vai", "send": "invia", "join": "accedi",
          "route": "itinerario", "search": "cerca", "next": "avanti", "continue": "continua", "dock": "Aggancia",
          "float": "Sgancia", "hide": "Nascondi"
        }
      }
      """#
    ),
  ]
}
