import Foundation

/// What is known of a box's size without a question to its content.
struct BoxSizing {
  /// The size for any proposal: there is nothing to measure, and nothing to remember.
  var fixedSize: CGSize?
  /// Whether nothing inside can change the size, so that a layout may begin at the box.
  var isLayoutBoundary: Bool

  /// The size depends on the content.
  static var byContent: BoxSizing { BoxSizing(fixedSize: nil, isLayoutBoundary: false) }

  /// The size depends on the content unless the condition holds.
  static func independentOfContent(if isIndependent: Bool = true) -> BoxSizing {
    BoxSizing(fixedSize: nil, isLayoutBoundary: isIndependent)
  }

  static func fixed(_ size: CGSize) -> BoxSizing { BoxSizing(fixedSize: size, isLayoutBoundary: true) }
}
