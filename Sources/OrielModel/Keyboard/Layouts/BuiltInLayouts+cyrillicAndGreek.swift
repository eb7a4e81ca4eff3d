/// The layouts of Cyrillic and Greek scripts.
extension BuiltInLayouts {
  static let cyrillicAndGreek: [(id: String, text: String)] = [
    (
      "ru",
      #"""
      {
        "id": "ru",
        "name": "Русская",
        "language": "ru",
        "letters": ["й ц у к е н г ш щ з х", "ф ы в а п р о л д ж э", "я ч с м и т ь б ю"],
        "currency": "₽",
        "more": { "е": "ё", "ь": "ъ", "\"": "« » „ “ ”" },
        "domains": ".ru .рф .com .org",
        "labels": {
          "space": "Пробел", "letters": "АБВ", "return": "ввод", "done": "готово", "go": "вперёд", "send": "отправить",
          "join": "войти", "route": "маршрут", "search": "найти", "next": "далее", "continue": "продолжить", "dock": "Закрепить",
          "float": "Открепить", "hide": "Скрыть"
        }
      }
      """#
    ),
    (
      "uk",
      #"""
      {
        "id": "uk",
        "name": "Українська",
        "language": "uk",
        "letters": ["й ц у к е н г ш щ з х ї", "ф і в а п р о л д ж є", "я ч с м и т ь б ю"],
        "currency": "₴",
        "more": { "г": "ґ", "ь": "ʼ '", "е": "ё", "і": "ы", "х": "ъ", "є": "э", "'": "ʼ ’ ‘", "\"": "« » „ “" },
        "domains": ".ua .com.ua .укр .com",
        "labels": {
          "space": "пробіл", "letters": "АБВ", "return": "увід", "done": "готово", "go": "перейти", "send": "надіслати",
          "join": "приєднатися", "route": "маршрут", "search": "шукати", "next": "далі", "continue": "продовжити",
          "dock": "Закріпити", "float": "Відкріпити", "hide": "Сховати"
        }
      }
      """#
    ),
    (
      "bg",
      #"""
      {
        "id": "bg",
        "name": "Български",
        "language": "bg",
        "letters": ["у е и ш щ к с д з ц", "ь я а о ж г т н в м ч", "ю й ъ ф х п р л б"],
        "currency": "лв",
        "more": { "и": "ѝ", "е": "ѐ э", "ъ": "ы", "\"": "„ “ « »" },
        "domains": ".bg .бг .com .eu",
        "labels": {
          "space": "интервал", "letters": "АБВ", "return": "въвеждане", "done": "готово", "go": "напред", "send": "изпрати",
          "join": "свързване", "route": "маршрут", "search": "търсене", "next": "следващо", "continue": "продължи",
          "dock": "Закачи", "float": "Откачи", "hide": "Скрий"
        }
      }
      """#
    ),
    (
      "sr",
      #"""
      {
        "id": "sr",
        "name": "Српски",
        "language": "sr",
        "letters": ["љ њ е р т з у и о п ш", "а с д ф г х ј к л ч ћ", "џ ц в б н м ђ ж"],
        "currency": "дин",
        "more": { "\"": "„ “ » «", "'": "‚ ‘ ’" },
        "domains": ".rs .срб .com .org",
        "labels": {
          "space": "размак", "letters": "АБВ", "return": "унос", "done": "готово", "go": "иди", "send": "пошаљи", "join": "повежи",
          "route": "путања", "search": "тражи", "next": "следеће", "continue": "настави", "dock": "Усидри", "float": "Одвоји",
          "hide": "Сакриј"
        }
      }
      """#
    ),
    (
      "el",
      #"""
      {
        "id": "el",
        "name": "Ελληνικά",
        "language": "el",
        "letters": ["ς ε ρ τ υ θ ι ο π", "α σ δ φ γ η ξ κ λ", "ζ χ ψ ω β ν μ"],
        "numbers": ["1 2 3 4 5 6 7 8 9 0", "- / : · ( ) € & @ \"", ". , ; ! '"],
        "currency": "€",
        "more": { "α": "ά", "ε": "έ", "η": "ή", "ι": "ί ϊ ΐ", "ο": "ό", "υ": "ύ ϋ ΰ", "ω": "ώ", "\"": "« » “ ”" },
        "domains": ".gr .com .eu .org",
        "labels": {
          "space": "διάστημα", "letters": "ΑΒΓ", "return": "return", "done": "τέλος", "go": "μετάβαση", "send": "αποστολή",
          "join": "σύνδεση", "route": "διαδρομή", "search": "αναζήτηση", "next": "επόμενο", "continue": "συνέχεια",
          "dock": "Στερέωση", "float": "Αιώρηση", "hide": "Απόκρυψη"
        }
      }
      """#
    ),
  ]
}
