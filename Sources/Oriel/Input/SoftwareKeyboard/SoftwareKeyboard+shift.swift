import Foundation
import OrielModel

extension SoftwareKeyboard {
  /// Sets shift for the first letter of a sentence or a word, according to the field's traits.
  func capitalize() {
    switch shift {
    case .locked, .held: return
    case .off, .once: break
    }
    // Without keys the layout isn't needed, and reading it is avoided.
    guard let state, panel != nil else { return }
    guard layout.hasCase, emojiSearch == nil else {
      shift = .off
      return
    }
    let style = Capitalization.style(for: state.traits, isSecret: state.purpose == .password)
    shift = Capitalization.isDue(style, after: textBeforeCaret) ? .once : .off
  }

  /// The duration in seconds within which a second tap locks shift.
  static let doubleTap = 0.3

  func shiftDown(at time: TimeInterval) {
    if let last = lastShiftTap, time - last < Self.doubleTap, shift != .locked {
      lastShiftTap = nil
      shift = .locked
      return
    }
    lastShiftTap = time
    shift = shift.isOn ? .off : .held(hasTyped: false)
  }

  func shiftUp() {
    guard case .held(let hasTyped) = shift else { return }
    shift = hasTyped ? .off : .once
  }

  func letterWasTyped() {
    lastShiftTap = nil
    switch shift {
    case .off, .locked: break
    case .once: shift = .off
    case .held: shift = .held(hasTyped: true)
    }
  }
}
