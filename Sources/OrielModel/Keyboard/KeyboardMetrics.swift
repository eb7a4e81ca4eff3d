import Foundation
import OrielDrawing

/// How large the on-screen keyboard is in a window, in points.
package struct KeyboardMetrics: Equatable, Sendable {
  package var window: CGSize
  /// What the window's bottom keeps free, under the keys.
  package var bottomInset: CGFloat = 0
  /// Rows of keys, the space bar's among them.
  package var rows: Int
  /// Whether a strip of words stands above the keys.
  package var hasWords: Bool

  package init(window: CGSize, bottomInset: CGFloat = 0, rows: Int = 4, hasWords: Bool = false) {
    self.window = window
    self.bottomInset = bottomInset
    self.rows = rows
    self.hasWords = hasWords
  }

  /// The height of the strip of words.
  package static let wordsHeight: CGFloat = 38

  /// From the keyboard's top to its first row of keys.
  package var top: CGFloat { Self.strip + (hasWords ? Self.wordsHeight : 0) }

  /// From here on the keys stand as on a tablet.
  static let wideWidth: CGFloat = 640
  /// The strip along the top by which the keyboard is held.
  package static let strip: CGFloat = 20
  /// No key is lower than a finger needs.
  static let smallestRow: CGFloat = 44
  private static let largestRow: CGFloat = 84

  package static func isWide(_ width: CGFloat) -> Bool { width >= wideWidth }

  private var chrome: CGFloat { top + Self.margin(width: window.width).bottom + bottomInset }

  private func height(row: CGFloat) -> CGFloat { chrome + row * CGFloat(rows) }

  /// Where nobody asked for another height: at most half of the window, as long as keys stay large enough.
  package var dockedHeight: CGFloat {
    let wish: CGFloat = window.width >= 900 ? 66 : Self.isWide(window.width) ? 60 : 54
    let half = (window.height * 0.5 - chrome) / CGFloat(rows)
    return height(row: max(Self.smallestRow, min(wish, half))).rounded()
  }

  package var heights: ClosedRange<CGFloat> {
    let least = height(row: Self.smallestRow)
    return least...max(least, min(height(row: Self.largestRow), window.height * 0.7))
  }

  /// A phone's keyboard, small enough to leave a window of any width something to see.
  package var floatingSize: CGSize {
    CGSize(
      width: min(400, max(200, window.width - 24)),
      height: top + 48 * CGFloat(rows) + Self.margin(width: 400).bottom)
  }

  /// Around the keys of a keyboard of the width.
  package static func margin(width: CGFloat) -> (side: CGFloat, bottom: CGFloat) { isWide(width) ? (6, 6) : (3, 4) }

  /// Between a key's cell and its cap, on each side.
  package static func gap(cell: CGSize, width: CGFloat) -> CGSize {
    isWide(width) ? CGSize(width: 4.5, height: min(4.5, cell.height * 0.09)) : CGSize(width: 3, height: min(5.5, cell.height * 0.1))
  }
}
