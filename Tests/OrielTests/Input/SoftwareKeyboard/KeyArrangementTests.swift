import Foundation
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite("Key arrangements of the software keyboard")
struct KeyArrangementTests {
  private let layouts = ["en-US", "ru", "th", "ar"].map { KeyboardLayouts().layout($0)! }

  private func request(
    _ type: UIKeyboardType = .default, layout: Int = 0, plane: KeyPlane = .letters, isWide: Bool = false, hasNext: Bool = true
  ) -> KeyArrangement.Request {
    .init(
      layout: layouts[layout], plane: plane, keyboardType: type, submitLabel: .return, isWide: isWide, hasNextLayout: hasNext,
      decimalSeparator: ",")
  }

  private var all: [KeyArrangement.Request] {
    var result: [KeyArrangement.Request] = []
    for type in UIKeyboardType.allCases {
      for layout in layouts.indices {
        for plane in [KeyPlane.letters, .numbers, .symbols, .digitPad] {
          for isWide in [false, true] {
            for hasNext in [false, true] { result.append(request(type, layout: layout, plane: plane, isWide: isWide, hasNext: hasNext)) }
          }
        }
      }
    }
    return result
  }

  @Test("Keys fill their rows without overlapping, for every request")
  func geometry() {
    for request in all {
      let arrangement = KeyArrangement(request)
      let rects = arrangement.cells.map { CGRect(x: $0.column, y: CGFloat($0.row), width: $0.width, height: CGFloat($0.height)) }
      for (index, rect) in rects.enumerated() {
        #expect(rect.minX > -1e-6 && rect.maxX < arrangement.columns + 1e-6 && rect.maxY <= CGFloat(arrangement.rowCount), "\(request)")
        for other in rects[(index + 1)...] {
          #expect(rect.insetBy(dx: 1e-6, dy: 1e-6).intersection(other.insetBy(dx: 1e-6, dy: 1e-6)).isEmpty, "\(request)")
        }
      }
      let bottom = rects.filter { $0.maxY == CGFloat(arrangement.rowCount) }.map(\.maxX).max() ?? 0
      #expect(abs(bottom - arrangement.columns) < 1e-6, "The last row reaches the end: \(request)")
    }
  }

  @Test("In a phone's window, keys are at least 44 points high and more than 30 points wide")
  func targets() {
    let metrics = KeyboardMetrics(window: CGSize(width: 390, height: 844))
    let row = (metrics.dockedHeight - KeyboardMetrics.strip - KeyboardMetrics.margin(width: 390).bottom) / 4
    #expect(row >= 44)
    #expect((metrics.heights.lowerBound - KeyboardMetrics.strip - KeyboardMetrics.margin(width: 390).bottom) / 4 == 44)
    for request in all where !request.isWide {
      let arrangement = KeyArrangement(request)
      let unit = (390 - 6) / arrangement.columns
      for cell in arrangement.cells { #expect(cell.width * unit > 30, "\(cell.key.name): \(request.layout.id)") }
    }
  }

  @Test("Each keyboard has a submit key, a delete key, and a key that hides it or returns to letters")
  func needed() {
    for request in all {
      let actions = KeyArrangement(request).cells.map(\.key.action)
      #expect(actions.filter { $0 == .submit }.count == (request.isWide || !actions.isEmpty ? 1 : 0))
      #expect(actions.filter { $0 == .delete }.count == 1)
      #expect(actions.contains(.dismiss) || actions.contains(.plane(.letters)))
      if request.plane != .digitPad { #expect(actions.contains(.nextLayout) == request.hasNextLayout) }
    }
  }

  private func typed(_ request: KeyArrangement.Request) -> [String] {
    KeyArrangement(request).cells.compactMap { $0.key.text(isShifted: false) }
  }

  @Test("Each keyboard type has keys of its own")
  func types() {
    #expect(typed(request()).joined() == "qwertyuiopasdfghjklzxcvbnm ")
    #expect(typed(request(.emailAddress)).suffix(3) == [" ", "@", "."])
    #expect(typed(request(.URL)).suffix(3) == [".", "/", ".com"])
    #expect(typed(request(.twitter)).suffix(3) == [" ", "@", "#"])
    #expect(typed(request(.webSearch)).suffix(2) == [" ", "."])
    #expect(typed(request(.numberPad, plane: .digitPad)).joined() == "1234567890")
    #expect(typed(request(.decimalPad, plane: .digitPad)).sorted().joined() == ",0123456789")
    #expect(typed(request(.phonePad, plane: .digitPad)).joined() == "123456789*0#")
    #expect(typed(request(.numbersAndPunctuation, plane: .numbers)).prefix(10).joined() == "1234567890")
    let phoneKey = KeyArrangement(request(.namePhonePad)).cells.contains { $0.key.action == .plane(.digitPad) }
    #expect(phoneKey)
  }

  @Test("A wide window has a tablet's rows, with shift on both sides and punctuation after the last letters")
  func wide() {
    let arrangement = KeyArrangement(request(isWide: true))
    #expect(arrangement.cells.filter { $0.key.action == .shift }.count == 2)
    #expect(typed(request(isWide: true)).joined() == "qwertyuiopasdfghjklzxcvbnm,. ")
    #expect(arrangement.cells.first { $0.key.action == .type(",") }?.key.text(isShifted: true) == "!")
  }
}
