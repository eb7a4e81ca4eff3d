import Foundation

/// The appearance of a transition's source during the transition. Mirrors SwiftUI's `MatchedTransitionSourceConfiguration`.
public protocol MatchedTransitionSourceConfiguration: Sendable {
  /// The engine's representation of the configuration.
  var _look: _TransitionSourceLook { get }
}

/// The properties of a configuration.
public struct _TransitionSourceLook: Equatable, Sendable {
  var background: Color?
  var cornerRadius: CGFloat?
  var shadow: Shadow?

  struct Shadow: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
  }
}

/// The source's own appearance. Mirrors SwiftUI's `EmptyMatchedTransitionSourceConfiguration`.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public var _look: _TransitionSourceLook { _TransitionSourceLook() }
}

private struct ChangedConfiguration: MatchedTransitionSourceConfiguration {
  let _look: _TransitionSourceLook
}

extension MatchedTransitionSourceConfiguration {
  /// Sets the color behind the source. Mirrors SwiftUI's `background(_:)`.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { changed { $0.background = style } }

  /// Clips the source to a shape, with radii in points. Mirrors SwiftUI's `clipShape(_:)`.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    changed { $0.cornerRadius = max(0, min(shape.cornerSize.width, shape.cornerSize.height)) }
  }

  /// Adds a shadow to the source, with lengths in points. Mirrors SwiftUI's `shadow(color:radius:x:y:)`.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    changed { $0.shadow = .init(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
  }

  private func changed(_ change: (inout _TransitionSourceLook) -> Void) -> ChangedConfiguration {
    var look = _look
    change(&look)
    return ChangedConfiguration(_look: look)
  }
}
