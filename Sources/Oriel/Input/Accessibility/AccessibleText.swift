import Foundation

/// A text as assistive technology counts it: in Unicode scalars.
package struct AccessibleTextState: Equatable, Sendable {
  package var string: String
  package var caret: Int
  package var selection: Range<Int>
  package var isSecure: Bool
  package var isMultiline: Bool
}

/// What edits a text, for those who read and write it without seeing it. Offsets are in Unicode scalars; those outside of the text count as its
/// nearest end.
@MainActor
package protocol AccessibleText: AnyObject {
  var accessibleState: AccessibleTextState { get }
  func select(scalars: Range<Int>)
  /// Takes what was selected out, and puts the text in, as if it had been typed.
  func replace(scalars: Range<Int>, with text: String)
  /// In window points; nil where nothing of it is laid out.
  func frame(ofScalars: Range<Int>) -> CGRect?
  /// The line as it is laid out that an offset is on, with its end.
  func line(around scalar: Int) -> Range<Int>
  /// What is nearest to a point of the window.
  func scalar(at point: CGPoint) -> Int
}
