import SwiftUI

/// The sizes of a component in a portrait and in a landscape container.
public struct ModalComponentSizeGroup<Size> {
  /// The size in a container whose height is at least its width.
  public var portrait: Size
  /// The size in a container that is wider than high.
  public var landscape: Size

  /// Creates a group with different sizes for the two orientations.
  public init(portrait: Size, landscape: Size) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// Creates a group with the same size for both orientations.
  public init(_ size: Size) { self.init(portrait: size, landscape: size) }

  /// Returns the size for a container.
  public func current(in container: CGSize) -> Size { container.isPortrait ? portrait : landscape }
}

extension ModalComponentSizeGroup: Sendable where Size: Sendable {}
extension ModalComponentSizeGroup: Equatable where Size: Equatable {}

extension CGSize {
  var isPortrait: Bool { height >= width }
}
