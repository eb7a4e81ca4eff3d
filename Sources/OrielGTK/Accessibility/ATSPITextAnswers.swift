import Foundation
import Oriel
import OrielBus

/// The replies of a text field to requests about its text. Offsets count Unicode scalars; -1 stands for the end.
@MainActor
struct ATSPITextAnswers {
  let element: AccessibilityElement
  let state: AccessibleTextState
  let window: AccessibleWindow

  private var units: TextUnits { TextUnits(state.string) }

  func answer(_ method: String, _ arguments: DBusArguments) -> DBusValue? {
    let units = units
    switch method {
    case "GetText": return .tuple([.string(units.string(units.range(arguments.int(0), arguments.int(1))))])
    case "GetCharacterAtOffset": return .tuple([.int(units.scalar(at: arguments.int(0)).map { Int($0.value) } ?? 0)])
    case "GetStringAtOffset": return found(range(at: arguments.int(0), TextUnits.Unit(granularity: arguments.int(1))))
    case "GetTextAtOffset": return found(range(at: arguments.int(0), TextUnits.Unit(boundary: arguments.int(1))))
    case "GetTextBeforeOffset":
      let here = range(at: arguments.int(0), TextUnits.Unit(boundary: arguments.int(1)))
      return found(here.lowerBound > 0 ? range(at: here.lowerBound - 1, TextUnits.Unit(boundary: arguments.int(1))) : 0..<0)
    case "GetTextAfterOffset":
      let here = range(at: arguments.int(0), TextUnits.Unit(boundary: arguments.int(1)))
      let end = units.count
      return found(here.upperBound < end ? range(at: here.upperBound, TextUnits.Unit(boundary: arguments.int(1))) : end..<end)
    case "SetCaretOffset":
      let offset = units.clamp(arguments.int(0))
      return done { $0.select(scalars: offset..<offset) }
    case "GetAttributes", "GetAttributeRun": return .tuple([.dictionary([:]), .int(0), .int(units.count)])
    case "GetAttributeValue": return .tuple([.string("")])
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return .tuple([.dictionary([:])])
    case "GetCharacterExtents":
      let offset = units.clamp(arguments.int(0))
      return extents(offset..<min(offset + 1, units.count), arguments.int(1))
    case "GetRangeExtents": return extents(units.range(arguments.int(0), arguments.int(1)), arguments.int(2))
    case "GetOffsetAtPoint":
      let origin = arguments.int(2) == ATSPICoordinates.window.rawValue ? .zero : window.screenOrigin
      let point = CGPoint(x: CGFloat(arguments.int(0)) - origin.x, y: CGFloat(arguments.int(1)) - origin.y)
      guard element.frame.covers(point), let text = window.text(of: element.id) else { return .tuple([.int(-1)]) }
      return .tuple([.int(text.scalar(at: point))])
    case "GetNSelections": return .tuple([.int(state.selection.isEmpty ? 0 : 1)])
    case "GetSelection":
      let selection = arguments.int(0) == 0 ? state.selection : 0..<0
      return .tuple([.int(selection.lowerBound), .int(selection.upperBound)])
    case "AddSelection":
      let range = units.range(arguments.int(0), arguments.int(1))
      return done { $0.select(scalars: range) }
    case "SetSelection":
      guard arguments.int(0) == 0 else { return .tuple([.bool(false)]) }
      let range = units.range(arguments.int(1), arguments.int(2))
      return done { $0.select(scalars: range) }
    case "RemoveSelection":
      guard arguments.int(0) == 0, !state.selection.isEmpty else { return .tuple([.bool(false)]) }
      let caret = state.caret
      return done { $0.select(scalars: caret..<caret) }
    default: return nil
    }
  }

  /// Performs an edit, which takes effect before the next frame. The reply indicates whether it will.
  func edit(_ method: String, _ arguments: DBusArguments) -> DBusValue? {
    let units = units
    switch method {
    case "SetTextContents":
      let text = arguments.string(0)
      return done { $0.replace(scalars: 0..<units.count, with: text) }
    case "InsertText":
      let place = units.clamp(arguments.int(0))
      let length = arguments.int(2)
      let scalars = arguments.string(1).unicodeScalars
      let text = String(length < 0 ? scalars[...] : scalars.prefix(length))
      return done { $0.replace(scalars: place..<place, with: text) }
    case "DeleteText":
      let range = units.range(arguments.int(0), arguments.int(1))
      return done { $0.replace(scalars: range, with: "") }
    case "CopyText":
      copy(units.range(arguments.int(0), arguments.int(1)))
      return .tuple([])
    case "CutText":
      let range = units.range(arguments.int(0), arguments.int(1))
      guard copy(range) else { return .tuple([.bool(false)]) }
      return done { $0.replace(scalars: range, with: "") }
    case "PasteText":
      let place = units.clamp(arguments.int(0))
      let (window, id) = (window, element.id)
      Clipboard.read { text in
        if let text { _ = window.edit(id) { $0.replace(scalars: place..<place, with: text) } }
      }
      return .tuple([.bool(true)])
    default: return nil
    }
  }

  /// Copies a range of the text, unless it is a password. Returns `false` if nothing is copied.
  @discardableResult private func copy(_ range: Range<Int>) -> Bool {
    guard !state.isSecure, !range.isEmpty else { return false }
    Clipboard.write(units.string(range))
    return true
  }

  private func done(_ change: @escaping (any AccessibleText) -> Void) -> DBusValue { .tuple([.bool(window.edit(element.id, change))]) }

  private func range(at offset: Int, _ unit: TextUnits.Unit) -> Range<Int> {
    let offset = units.clamp(offset)
    if unit == .line, let text = window.text(of: element.id) { return text.line(around: offset) }
    return units.range(of: unit, at: offset)
  }

  private func found(_ range: Range<Int>) -> DBusValue {
    .tuple([.string(units.string(range)), .int(range.lowerBound), .int(range.upperBound)])
  }

  private func extents(_ range: Range<Int>, _ space: Int) -> DBusValue {
    let frame = window.text(of: element.id)?.frame(ofScalars: range) ?? .zero
    let origin = space == ATSPICoordinates.window.rawValue ? .zero : window.screenOrigin
    return .tuple([
      .int(Int(nearest: frame.minX + origin.x)), .int(Int(nearest: frame.minY + origin.y)), .int(Int(nearest: frame.width)),
      .int(Int(nearest: frame.height)),
    ])
  }
}
