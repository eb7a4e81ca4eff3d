import SwiftUI

/// The sizes of a component: one in a container that is at least as high as wide, one in a container that is wider.
public struct ModalComponentSizeGroup<Size> {
  /// Where the container is at least as high as wide.
  public var portrait: Size
  /// Where the container is wider than high.
  public var landscape: Size

  public init(portrait: Size, landscape: Size) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// One size for both.
  public init(_ size: Size) { self.init(portrait: size, landscape: size) }

  /// The size in a container.
  public func current(in container: CGSize) -> Size { container.isPortrait ? portrait : landscape }
}

extension ModalComponentSizeGroup: Sendable where Size: Sendable {}
extension ModalComponentSizeGroup: Equatable where Size: Equatable {}

extension CGSize {
  var isPortrait: Bool { height >= width }
}
