import Foundation

/// The arrangement of keys in columns and rows: a pure function of the layout, the plane and the traits of the text field.
package struct KeyArrangement: Equatable, Sendable {
  package struct Cell: Equatable, Sendable {
    package var key: Key
    package var column: CGFloat
    package var row: Int
    package var width: CGFloat
    package var height = 1
  }

  package private(set) var columns: CGFloat
  package private(set) var cells: [Cell] = []
  package private(set) var rowCount: Int
  /// The width beyond which the keys don't grow, in points.
  package private(set) var widthLimit: CGFloat

  /// The inputs that determine the arrangement.
  package struct Request: Equatable, Sendable {
    package var layout: KeyboardLayout
    package var plane: KeyPlane
    package var keyboardType: UIKeyboardType
    package var submitLabel: SubmitLabel
    /// Indicates whether there is enough space for a tablet's rows.
    package var isWide: Bool
    package var hasNextLayout: Bool
    package var decimalSeparator = "."
    /// Indicates whether the digits are ASCII digits even if the layout has others.
    package var usesASCIIDigits = false
    /// Indicates whether there is a key for emoji.
    package var hasEmoji = false

    package init(
      layout: KeyboardLayout, plane: KeyPlane, keyboardType: UIKeyboardType, submitLabel: SubmitLabel, isWide: Bool,
      hasNextLayout: Bool, decimalSeparator: String = ".", usesASCIIDigits: Bool = false, hasEmoji: Bool = false
    ) {
      self.layout = layout
      self.plane = plane
      self.keyboardType = keyboardType
      self.submitLabel = submitLabel
      self.isWide = isWide
      self.hasNextLayout = hasNextLayout
      self.decimalSeparator = decimalSeparator
      self.hasEmoji = hasEmoji
      self.usesASCIIDigits = usesASCIIDigits || keyboardType == .asciiCapableNumberPad || keyboardType == .phonePad
    }

    /// The digits from 1 to 9 and 0, in the script of the layout or in ASCII.
    var digits: [String] {
      let ascii = (1...10).map { "\($0 % 10)" }
      let own = layout.numbers[0]
      return !usesASCIIDigits && own.count == 10 && own.allSatisfy { $0.first?.isWholeNumber == true } ? own : ascii
    }
  }

  package init(_ request: Request) {
    columns = 10
    rowCount = 4
    widthLimit = 1120
    switch request.plane {
    case .digitPad: addPad(request)
    case .emoji: addEmojiRow(request)
    case .letters, .numbers, .symbols: if request.isWide { addWide(request) } else { addCompact(request) }
    }
  }

  // MARK: Rows

  private mutating func add(_ keys: [(Key, CGFloat)], row: Int, from start: CGFloat = 0) {
    var column = start
    for (key, width) in keys {
      cells.append(Cell(key: key, column: column, row: row, width: width))
      column += width
    }
  }

  /// Returns the rows of typing keys of the plane.
  private func typingRows(_ request: Request) -> [[Key]] {
    let layout = request.layout
    let rows =
      switch request.plane {
      case .letters, .digitPad, .emoji: layout.letters
      case .numbers: layout.numbers
      case .symbols: layout.symbols
      }
    return rows.enumerated().map { row, strings in
      strings.enumerated().map { index, string in
        guard request.plane == .letters else { return sign(string, request) }
        var key = Key.typing(
          string, capital: layout.capitals[row][index], more: layout.more(for: string, isShifted: false, in: row, index))
        key.capitalMore = layout.more(for: string, isShifted: true, in: row, index)
        return key
      }
    }
  }

  /// Returns a key of the number or symbol plane. A digit that isn't an ASCII digit offers the ASCII digit while it is held, or the other
  /// way round if the keyboard uses ASCII digits.
  private func sign(_ string: String, _ request: Request) -> Key {
    let more = request.layout.more[string] ?? []
    guard let digit = string.first?.wholeNumberValue, string.first?.isASCII == false else { return .typing(string, more: more) }
    return request.usesASCIIDigits ? .typing("\(digit)", more: [string] + more) : .typing(string, more: ["\(digit)"] + more)
  }

  /// Adds a phone's rows, with shift and delete beside the last row of letters.
  private mutating func addCompact(_ request: Request) {
    let rows = typingRows(request)
    rowCount = rows.count + 1
    columns = CGFloat(max(10, rows.map(\.count).max() ?? 10))
    for (row, keys) in rows.dropLast().enumerated() {
      // Limit the width of keys in short rows. No alphabet has such rows.
      let width = min(1.5, keys.count < 8 ? columns / CGFloat(keys.count) : 1)
      add(keys.map { ($0, width) }, row: row, from: (columns - CGFloat(keys.count) * width) / 2)
    }
    addLastRow(rows[rows.count - 1], request)

    let unit = columns / 10
    // Keep the remaining space for the space bar.
    let small = unit * (request.hasNextLayout && request.hasEmoji ? 1.1 : 1.25)
    var start: [(Key, CGFloat)] = [(planeKey(request), unit * 1.25)]
    if request.hasNextLayout { start.append((nextLayout, small)) }
    if request.hasEmoji { start.append((emoji, small)) }
    let end = [(dismiss, small), (submit(request), unit * 2.25)]
    addBottom(request, start: start, end: end, unit: unit)
  }

  private mutating func addLastRow(_ keys: [Key], _ request: Request) {
    let (row, count) = (rowCount - 2, CGFloat(keys.count))
    guard hasSideKey(request) else {
      let end = min(columns * 0.15, max(1, columns - count))
      let width = min(1, (columns - end) / count)
      let start = columns - end - width * count
      // Without shift, the letters are centered in the space before delete, which is at the end of the row.
      add(keys.map { ($0, width) }, row: row, from: start / 2)
      add([(delete, end)], row: row, from: columns - end)
      return
    }
    // In a row of 12 keys, the keys have the minimum width for touch, and shift isn't wider.
    let least: CGFloat = columns < 12 ? columns * 0.125 : 1
    let side = max(least, (columns - count) / 2).clamped(to: 0...columns * 0.15)
    let width = (columns - 2 * side) / count
    add([(sideKey(request), side)] + keys.map { ($0, width) } + [(delete, side)], row: row)
  }

  /// Returns a Boolean value that indicates whether the last row has a key at its side that changes the output of other keys.
  private func hasSideKey(_ request: Request) -> Bool { request.plane != .letters || request.layout.hasShift }

  /// Adds a tablet's rows, with delete and Return at the ends, and shift on both sides.
  private mutating func addWide(_ request: Request) {
    var rows = typingRows(request)
    rowCount = rows.count + 1
    if request.plane == .letters { rows[rows.count - 1] += punctuation(request) }
    let counts = rows.map { CGFloat($0.count) }
    let (first, second, last) = (counts[0], counts[counts.count - 2], counts[counts.count - 1])
    let indent: CGFloat = second < first ? 0.5 : 0
    let hasSides = hasSideKey(request)
    columns = max(first + 1, second + indent + 1.5, last + (hasSides ? 1.5 : 0), counts.count > 3 ? counts[1] : 0)
    add(rows[0].map { ($0, 1) } + [(delete, columns - first)], row: 0)
    // Of four rows, the second has no function key.
    for row in 1..<max(1, rows.count - 2) { add(rows[row].map { ($0, 1) }, row: row, from: (columns - counts[row]) / 2) }
    add(rows[rows.count - 2].map { ($0, 1) } + [(submit(request), columns - indent - second)], row: rowCount - 3, from: indent)
    if !hasSides {
      let width = min(1.2, columns / last)
      add(rows[rows.count - 1].map { ($0, width) }, row: rowCount - 2, from: (columns - width * last) / 2)
    } else if request.plane == .letters {
      let rest = columns - last
      let sides: (CGFloat, CGFloat) = rest >= 2 ? (rest / 2, rest / 2) : (rest, 0)
      var keys = [(sideKey(request), sides.0)] + rows[rows.count - 1].map { ($0, CGFloat(1)) }
      if sides.1 > 0 { keys.append((sideKey(request), sides.1)) }
      add(keys, row: rowCount - 2)
    } else {
      let width = (columns - 3) / last
      add([(sideKey(request), 1.5)] + rows[rows.count - 1].map { ($0, width) } + [(sideKey(request), 1.5)], row: rowCount - 2)
    }
    let unit = columns / 11
    var start: [(Key, CGFloat)] = [(planeKey(request), unit * 1.5)]
    if request.hasNextLayout { start.append((nextLayout, unit * 1.25)) }
    if request.hasEmoji { start.append((emoji, unit * 1.25)) }
    addBottom(request, start: start, end: [(planeKey(request), unit * 1.5), (dismiss, unit * 1.25)], unit: unit)
  }

  /// Returns the punctuation keys beside a tablet's last row of letters, taken from the plane of numbers.
  private func punctuation(_ request: Request) -> [Key] {
    let layout = request.layout
    let signs = layout.numbers[2]
    let (stop, comma, question, exclamation) = signs.count >= 4 ? (signs[0], signs[1], signs[2], signs[3]) : (".", ",", "?", "!")
    guard layout.hasCase || !layout.hasShift else {
      // Shift has characters of its own in such layouts, which may include punctuation.
      let there = Set((layout.letters + layout.capitals).joined())
      return [comma, stop].filter { !there.contains($0) }.map { .typing($0, more: layout.more[$0] ?? []) }
    }
    let more = (layout.more[stop] ?? []) + (layout.hasShift ? [] : [question])
    return [.typing(comma, capital: exclamation, more: [exclamation]), .typing(stop, capital: question, more: more)]
  }

  /// Adds the row of the space bar, with keys for addresses beside it.
  private mutating func addBottom(_ request: Request, start: [(Key, CGFloat)], end: [(Key, CGFloat)], unit: CGFloat) {
    let layout = request.layout
    let extras: [Key] =
      switch request.keyboardType {
      case .emailAddress: [.typing("@"), .typing(".", more: layout.domains)]
      case .twitter: [.typing("@"), .typing("#")]
      case .webSearch: [.typing(".", more: layout.domains)]
      case .URL:
        [.typing("."), .typing("/"), .typing(layout.domains[0], more: Array(layout.domains.dropFirst()))]
      case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .phonePad, .namePhonePad, .decimalPad, .asciiCapableNumberPad: []
      }
    let room = columns - (start + end).reduce(0) { $0 + $1.1 }
    let middle: [(Key, CGFloat)]
    if request.keyboardType == .URL {
      // A URL contains no spaces.
      middle = extras.map { ($0, room / CGFloat(extras.count)) }
    } else {
      middle = [(Key(.space, label: layout.label("space")), room - unit * CGFloat(extras.count))] + extras.map { ($0, unit) }
    }
    add(start + middle + end, row: rowCount - 1)
  }

  // MARK: The pad

  /// Adds three columns of digits, and one column of function keys.
  private mutating func addPad(_ request: Request) {
    columns = 3.9
    widthLimit = 520
    let isPhone = request.keyboardType == .phonePad || request.keyboardType == .namePhonePad
    let captions = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let digits = request.digits
    for digit in 1...9 {
      var key = Key.typing(digits[digit - 1])
      if isPhone { key.caption = captions[digit - 1] }
      cells.append(Cell(key: key, column: CGFloat((digit - 1) % 3), row: (digit - 1) / 3, width: 1))
    }
    switch request.keyboardType {
    case .phonePad, .namePhonePad:
      var zero = Key.typing("0", more: ["+"])
      zero.caption = "+"
      add([(.typing("*", more: [","]), 1), (zero, 1), (.typing("#", more: [";"]), 1)], row: 3)
    case .decimalPad: add([(.typing(request.decimalSeparator), 1), (.typing(digits[9]), 2)], row: 3)
    default: add([(.typing(digits[9]), 3)], row: 3)
    }
    let side = columns - 3
    cells.append(Cell(key: delete, column: 3, row: 0, width: side))
    let second = request.keyboardType == .namePhonePad ? Key(.plane(.letters), label: request.layout.label("letters")) : dismiss
    cells.append(Cell(key: second, column: 3, row: 1, width: side))
    cells.append(Cell(key: submit(request), column: 3, row: 2, width: side, height: 2))
  }

  // MARK: Emoji

  /// Adds the row below the emoji: the key for letters, the groups, and delete. `EmojiGrid` contains the emoji in four rows.
  private mutating func addEmojiRow(_ request: Request) {
    rowCount = 5
    widthLimit = 900
    let groups = ["🕘", "😀", "🐻", "🍔", "🚗", "⚽", "💡", "❤️", "🚩"].enumerated().map {
      (Key(.emojiGroup($0.offset), label: $0.element), CGFloat(1))
    }
    let keys =
      [(Key(.plane(.letters), label: request.layout.label("letters")), CGFloat(1.4)), (Key(.searchEmoji, label: ""), 1)] + groups + [
        (delete, 1.4)
      ]
    columns = keys.reduce(0) { $0 + $1.1 }
    add(keys, row: 4)
  }

  // MARK: Function keys

  private var emoji: Key { Key(.plane(.emoji), label: "") }
  private var delete: Key { Key(.delete, label: "") }
  private var dismiss: Key { Key(.dismiss, label: "") }
  private var nextLayout: Key { Key(.nextLayout, label: "") }

  private func submit(_ request: Request) -> Key { Key(.submit, label: request.layout.label(request.submitLabel.role.rawValue)) }

  /// Returns the key beside the last row of letters: shift, or the key for the other plane of symbols.
  private func sideKey(_ request: Request) -> Key {
    switch request.plane {
    case .letters, .digitPad, .emoji: Key(.shift, label: "")
    case .numbers: Key(.plane(.symbols), label: request.layout.label("symbols"))
    case .symbols: Key(.plane(.numbers), label: request.layout.label("numbers"))
    }
  }

  private func planeKey(_ request: Request) -> Key {
    guard request.plane == .letters else { return Key(.plane(.letters), label: request.layout.label("letters")) }
    return Key(.plane(request.keyboardType == .namePhonePad ? .digitPad : .numbers), label: request.layout.label("numbers"))
  }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
