/// The layouts of Central and Southeastern Europe.
extension BuiltInLayouts {
  static let central: [(id: String, text: String)] = [
    (
      "pl",
      #"""
      {
        "id": "pl",
        "name": "Polski",
        "language": "pl",
        "letters": ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m"],
        "currency": "zł",
        "more": {
          "a": "ą á à â ä æ", "c": "ć ç č", "e": "ę é è ê ë", "l": "ł", "n": "ń ñ", "o": "ó ö ò ô œ", "s": "ś š ß", "z": "ż ź ž",
          "u": "ú ü ù", "i": "í î ï", "y": "ÿ", "\"": "„ ” « »"
        },
        "domains": ".pl .com .eu .org",
        "labels": {
          "space": "spacja", "return": "return", "done": "gotowe", "go": "idź", "send": "wyślij", "join": "dołącz",
          "route": "trasa", "search": "szukaj", "next": "dalej", "continue": "kontynuuj", "dock": "Zadokuj", "float": "Odłącz",
          "hide": "Ukryj"
        }
      }
      """#
    ),
    (
      "cs",
      #"""
      {
        "id": "cs",
        "name": "Čeština",
        "language": "cs",
        "letters": ["q w e r t z u i o p", "a s d f g h j k l", "y x c v b n m"],
        "currency": "Kč",
        "more": {
          "a": "á ä à â", "c": "č ç ć", "d": "ď", "e": "ě é è ë ę", "i": "í ì î", "n": "ň ñ ń", "o": "ó ö ô ő", "r": "ř ŕ",
          "s": "š ś ß", "t": "ť", "u": "ů ú ü ű", "y": "ý ÿ", "z": "ž ź ż", "l": "ľ ĺ ł", "\"": "„ “ » «", "'": "‚ ‘ ’"
        },
        "domains": ".cz .com .eu .org",
        "labels": {
          "space": "mezerník", "return": "enter", "done": "hotovo", "go": "otevřít", "send": "odeslat", "join": "připojit",
          "route": "trasa", "search": "hledat", "next": "další", "continue": "pokračovat", "dock": "Ukotvit", "float": "Uvolnit",
          "hide": "Skrýt"
        }
      }
      """#
    ),
    (
      "sk",
      #"""
      {
        "id": "sk",
        "name": "Slovenčina",
        "language": "sk",
        "letters": ["q w e r t z u i o p", "a s d f g h j k l", "y x c v b n m"],
        "currency": "€",
        "more": {
          "a": "á ä à â", "c": "č ç ć", "d": "ď", "e": "é ě è ë", "i": "í ì î", "l": "ľ ĺ ł", "n": "ň ñ ń", "o": "ó ô ö ő",
          "r": "ŕ ř", "s": "š ś ß", "t": "ť", "u": "ú ü ů ű", "y": "ý ÿ", "z": "ž ź ż", "\"": "„ “ » «", "'": "‚ ‘ ’"
        },
        "domains": ".sk .com .eu .org",
        "labels": {
          "space": "medzerník", "return": "enter", "done": "hotovo", "go": "otvoriť", "send": "odoslať", "join": "pripojiť",
          "route": "trasa", "search": "hľadať", "next": "ďalej", "continue": "pokračovať", "dock": "Ukotviť", "float": "Uvoľniť",
          "hide": "Skryť"
        }
      }
      """#
    ),
    (
      "hu",
      #"""
      {
        "id": "hu",
        "name": "Magyar",
        "language": "hu",
        "letters": ["q w e r t z u i o p ö", "a s d f g h j k l é á", "y x c v b n m ü ó"],
        "currency": "Ft",
        "more": {
          "a": "á ä à â", "e": "é ë è", "i": "í î ï", "o": "ó ö ő ô", "u": "ú ü ű û", "ö": "ő", "ü": "ű ú", "ó": "ő",
          "\"": "„ ” » «", "'": "’ ‘"
        },
        "domains": ".hu .com .eu .org",
        "labels": {
          "space": "szóköz", "return": "enter", "done": "kész", "go": "ugrás", "send": "küldés", "join": "csatlakozás",
          "route": "útvonal", "search": "keresés", "next": "következő", "continue": "folytatás", "dock": "Rögzítés",
          "float": "Leválasztás", "hide": "Elrejtés"
        }
      }
      """#
    ),
    (
      "ro",
      #"""
      {
        "id": "ro",
        "name": "Română",
        "language": "ro",
        "letters": ["q w e r t y u i o p ă", "a s d f g h j k l ș ț", "z x c v b n m â î"],
        "currency": "lei",
        "more": {
          "a": "ă â á à ä", "e": "é è ê ë", "i": "î í ï", "o": "ö ó ô", "u": "ü ú ù", "s": "ș ş ß", "t": "ț ţ", "\"": "„ ” « »"
        },
        "domains": ".ro .com .eu .org",
        "labels": {
          "space": "spațiu", "return": "enter", "done": "gata", "go": "mergi", "send": "trimite", "join": "conectează",
          "route": "traseu", "search": "caută", "next": "următorul", "continue": "continuă", "dock": "Fixează",
          "float": "Detașează", "hide": "Ascunde"
        }
      }
      """#
    ),
    (
      "hr",
      #"""
      {
        "id": "hr",
        "name": "Hrvatski",
        "language": "hr",
        "letters": ["q w e r t z u i o p š", "a s d f g h j k l č ć", "y x c v b n m đ ž"],
        "currency": "€",
        "more": { "s": "š", "c": "č ć", "z": "ž", "d": "đ dž", "n": "nj", "l": "lj", "\"": "„ “ » «" },
        "domains": ".hr .com .eu .org",
        "labels": {
          "space": "razmak", "return": "unos", "done": "gotovo", "go": "idi", "send": "pošalji", "join": "spoji", "route": "ruta",
          "search": "traži", "next": "sljedeće", "continue": "nastavi", "dock": "Usidri", "float": "Odvoji", "hide": "Sakrij"
        }
      }
      """#
    ),
    (
      "sr-Latn",
      #"""
      {
        "id": "sr-Latn",
        "name": "Srpski (latinica)",
        "language": "sr-Latn",
        "letters": ["q w e r t z u i o p š", "a s d f g h j k l č ć", "y x c v b n m đ ž"],
        "currency": "din",
        "more": { "s": "š", "c": "č ć", "z": "ž", "d": "đ dž", "n": "nj", "l": "lj", "\"": "„ “ » «" },
        "domains": ".rs .com .org",
        "labels": {
          "space": "razmak", "return": "unos", "done": "gotovo", "go": "idi", "send": "pošalji", "join": "poveži",
          "route": "putanja", "search": "traži", "next": "sledeće", "continue": "nastavi", "dock": "Usidri", "float": "Odvoji",
          "hide": "Sakrij"
        }
      }
      """#
    ),
    (
      "tr",
      #"""
      {
        "id": "tr",
        "name": "Türkçe",
        "language": "tr",
        "letters": ["q w e r t y u ı o p ğ ü", "a s d f g h j k l ş i", "z x c v b n m ö ç"],
        "currency": "₺",
        "more": {
          "a": "â á à ä", "e": "é è ê", "i": "î í", "o": "ö ó ô", "u": "ü û ú", "s": "ş ß", "g": "ğ", "c": "ç", "\"": "“ ” « »"
        },
        "domains": ".com.tr .tr .com .org",
        "labels": {
          "space": "boşluk", "return": "geç", "done": "bitti", "go": "git", "send": "gönder", "join": "katıl", "route": "güzergâh",
          "search": "ara", "next": "sonraki", "continue": "sürdür", "dock": "Sabitle", "float": "Ayır", "hide": "Gizle"
        }
      }
      """#
    ),
  ]
}
