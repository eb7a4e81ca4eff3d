import Foundation

/// The state of a text, with offsets in Unicode scalars as assistive technology counts them.
package struct AccessibleTextState: Equatable, Sendable {
  package var string: String
  package var caret: Int
  package var selection: Range<Int>
  package var isSecure: Bool
  package var isMultiline: Bool
}

/// An object that edits a text on behalf of assistive technology. Offsets are in Unicode scalars; offsets outside of the text are clamped
/// to its ends.
@MainActor
package protocol AccessibleText: AnyObject {
  var accessibleState: AccessibleTextState { get }
  func select(scalars: Range<Int>)
  /// Replaces a range with a text, as if the user had typed it.
  func replace(scalars: Range<Int>, with text: String)
  /// Returns the frame of a range in window points, or `nil` if no part of the range is laid out.
  func frame(ofScalars: Range<Int>) -> CGRect?
  /// Returns the range of the laid out line that contains an offset, including its end.
  func line(around scalar: Int) -> Range<Int>
  /// Returns the offset that is nearest to a point of the window.
  func scalar(at point: CGPoint) -> Int
}
