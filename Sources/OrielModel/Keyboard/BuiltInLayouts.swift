/// The layouts that come with Oriel, in the format of a user's files. They are in the program's own code: a library's resource
/// files are lost where a program is copied without them.
package enum BuiltInLayouts {
  package static let texts = [english, russian]

  static let english = #"""
    {
      "id": "en-US",
      "name": "English (US)",
      "language": "en-US",
      "letters": ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m"],
      "more": {
        "e": "è é ê ë ē ė ę", "y": "ÿ", "u": "û ü ù ú ū", "i": "î ï í ī į ì", "o": "ô ö ò ó œ ø ō õ",
        "a": "à á â ä æ ã å ā", "s": "ß ś š", "l": "ł", "z": "ž ź ż", "c": "ç ć č", "n": "ñ ń"
      }
    }
    """#

  static let russian = #"""
    {
      "id": "ru",
      "name": "Русская",
      "language": "ru",
      "letters": ["й ц у к е н г ш щ з х", "ф ы в а п р о л д ж э", "я ч с м и т ь б ю"],
      "numbers": ["1 2 3 4 5 6 7 8 9 0", "- / : ; ( ) ₽ & @ \"", ". , ? ! '"],
      "symbols": ["[ ] { } # % ^ * + =", "_ \\ | ~ < > $ € £ •", ". , ? ! '"],
      "more": { "е": "ё", "ь": "ъ", "₽": "$ € £ ¥", "\"": "« » „ “ ”" },
      "domains": ".ru .рф .com .org",
      "labels": {
        "space": "Пробел", "letters": "АБВ", "return": "ввод", "done": "готово", "go": "вперёд", "send": "отправить",
        "join": "войти", "route": "маршрут", "search": "найти", "next": "далее", "continue": "продолжить",
        "dock": "Закрепить", "float": "Открепить", "hide": "Скрыть"
      }
    }
    """#
}
