import Foundation

/// The properties of a box's size that are known without measuring the content.
struct BoxSizing {
  /// The size for any proposal, or `nil` if the size depends on the proposal. A box with a fixed size isn't measured, and its measurements
  /// aren't cached.
  var fixedSize: CGSize?
  /// Indicates whether no descendant can change the size, so that a layout can start at the box.
  var isLayoutBoundary: Bool

  /// A size that depends on the content.
  static var byContent: BoxSizing { BoxSizing(fixedSize: nil, isLayoutBoundary: false) }

  /// Returns a sizing that is independent of the content if the condition holds.
  static func independentOfContent(if isIndependent: Bool = true) -> BoxSizing {
    BoxSizing(fixedSize: nil, isLayoutBoundary: isIndependent)
  }

  static func fixed(_ size: CGSize) -> BoxSizing { BoxSizing(fixedSize: size, isLayoutBoundary: true) }
}
