/// A person in an alphabetical list of a million, whose name is derived from the row's index.
struct Person {
  let name: String

  static let count = 1_000_000
  static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  static func rows(ofLetter letter: Int) -> Range<Int> {
    letter * count / letters.count..<(letter + 1) * count / letters.count
  }

  static func letter(ofRow row: Int) -> Int { ((row + 1) * letters.count - 1) / count }

  init(row: Int) {
    let letter = Self.letter(ofRow: row)
    let rows = Self.rows(ofLetter: letter)
    let names = Self.firstNames[letter]
    // The names of a letter are distributed over its rows.
    let total = names.count * Self.letters.count * Self.beginnings.count * Self.endings.count
    var rest = (row - rows.lowerBound) * total / rows.count
    func take(_ count: Int) -> Int {
      defer { rest /= count }
      return rest % count
    }
    let (ending, beginning, initial) = (take(Self.endings.count), take(Self.beginnings.count), take(Self.letters.count))
    name = "\(names[min(rest, names.count - 1)]) \(Self.letters[initial]). \(Self.beginnings[beginning])\(Self.endings[ending])"
  }

  private static let beginnings = [
    "Ash", "Bar", "Cal", "Dun", "East", "Fair", "Green", "Hart", "Kings", "Lang", "Mar", "North", "Oak", "Pem", "Rad", "Stan", "Thorn",
    "Up", "West", "York",
  ]
  private static let endings = [
    "berg", "bury", "by", "combe", "dale", "den", "field", "ford", "gate", "ham", "land", "ley", "low", "man", "more", "ridge", "son",
    "ton",
    "well", "wood",
  ]
  private static let firstNames = [
    ["Ada", "Alan", "Amir", "Anna"], ["Bea", "Ben", "Bilal", "Brit"], ["Carl", "Cleo", "Cora", "Cyrus"], ["Dana", "Dev", "Dora", "Dylan"],
    ["Edda", "Eli", "Emma", "Ezra"], ["Farah", "Felix", "Fiona", "Frida"], ["Gavin", "Gina", "Grace", "Gus"],
    ["Hana", "Hilda", "Hiro", "Hugo"], ["Ida", "Igor", "Ines", "Ivan"], ["Jana", "Jim", "Joan", "Juan"],
    ["Kai", "Kim", "Kofi", "Kurt"], ["Lars", "Lea", "Liam", "Lucy"], ["Mads", "Maya", "Milo", "Mona"], ["Nina", "Noah", "Nora", "Nuri"],
    ["Ola", "Omar", "Oona", "Otto"], ["Pablo", "Pia", "Poppy", "Priya"], ["Qamar", "Qi", "Quentin", "Quinn"],
    ["Rafa", "Rita", "Rosa", "Ruth"], ["Saba", "Sofia", "Suki", "Sven"], ["Tara", "Theo", "Tina", "Tom"],
    ["Ugo", "Ulla", "Uma", "Urs"], ["Vera", "Vic", "Viola", "Vito"], ["Wanda", "Wes", "Wilma", "Wu"], ["Xander", "Xena", "Xia", "Xu"],
    ["Yann", "Yara", "Yoko", "Yuri"], ["Zara", "Zeno", "Zoe", "Zuri"],
  ]
}
