import Foundation
import OrielDrawing

/// The size of the on-screen keyboard in a window, in points.
package struct KeyboardMetrics: Equatable, Sendable {
  package var window: CGSize
  /// The inset at the bottom of the window, below the keys.
  package var bottomInset: CGFloat = 0
  /// The number of rows of keys, including the row of the space bar.
  package var rows: Int
  /// Indicates whether a strip of words is above the keys.
  package var hasSuggestions: Bool

  package init(window: CGSize, bottomInset: CGFloat = 0, rows: Int = 4, hasSuggestions: Bool = false) {
    self.window = window
    self.bottomInset = bottomInset
    self.rows = rows
    self.hasSuggestions = hasSuggestions
  }

  /// The height of the strip of words.
  package static let wordsHeight: CGFloat = 38

  /// The distance from the top of the keyboard to its first row of keys.
  package var top: CGFloat { Self.strip + (hasSuggestions ? Self.wordsHeight : 0) }

  /// The minimum width of a tablet's arrangement of keys.
  static let wideWidth: CGFloat = 640
  /// The height of the strip along the top by which the user drags the keyboard.
  package static let strip: CGFloat = 20
  /// The minimum height of a row, which touch requires.
  static let smallestRow: CGFloat = 44
  private static let largestRow: CGFloat = 84

  package static func isWide(_ width: CGFloat) -> Bool { width >= wideWidth }

  private var chrome: CGFloat { top + Self.margin(width: window.width).bottom + bottomInset }

  private func height(row: CGFloat) -> CGFloat { chrome + row * CGFloat(rows) }

  /// The default height of the docked keyboard. It is at most half of the window, as long as the rows have the minimum height.
  package var dockedHeight: CGFloat {
    let wish: CGFloat = window.width >= 900 ? 66 : Self.isWide(window.width) ? 60 : 54
    let half = (window.height * 0.5 - chrome) / CGFloat(rows)
    return height(row: max(Self.smallestRow, min(wish, half))).rounded()
  }

  package var heights: ClosedRange<CGFloat> {
    let least = height(row: Self.smallestRow)
    return least...max(least, min(height(row: Self.largestRow), window.height * 0.7))
  }

  /// The size of the floating keyboard. It is that of a phone's keyboard, and small enough to leave a part of a window of any width
  /// visible.
  package var floatingSize: CGSize {
    CGSize(
      width: min(400, max(200, window.width - 24)),
      height: top + 48 * CGFloat(rows) + Self.margin(width: 400).bottom)
  }

  /// Returns the margins around the keys of a keyboard of a width.
  package static func margin(width: CGFloat) -> (side: CGFloat, bottom: CGFloat) { isWide(width) ? (6, 6) : (3, 4) }

  /// Returns the gap between a key's cell and its cap, on each side.
  package static func gap(cell: CGSize, width: CGFloat) -> CGSize {
    isWide(width) ? CGSize(width: 4.5, height: min(4.5, cell.height * 0.09)) : CGSize(width: 3, height: min(5.5, cell.height * 0.1))
  }
}
