import Foundation

/// How the source of a transition looks while that is under way. Mirrors SwiftUI's `MatchedTransitionSourceConfiguration`.
public protocol MatchedTransitionSourceConfiguration: Sendable {
  /// The engine's own form of it.
  var _look: _TransitionSourceLook { get }
}

/// What a configuration has said.
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

/// The look that the source has by itself. Mirrors SwiftUI's `EmptyMatchedTransitionSourceConfiguration`.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public var _look: _TransitionSourceLook { _TransitionSourceLook() }
}

private struct ChangedConfiguration: MatchedTransitionSourceConfiguration {
  let _look: _TransitionSourceLook
}

extension MatchedTransitionSourceConfiguration {
  /// Fills what is behind the source. Mirrors SwiftUI's `background(_:)`.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { changed { $0.background = style } }

  /// Cuts the source off by the shape; radii are in points. Mirrors SwiftUI's `clipShape(_:)`.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    changed { $0.cornerRadius = max(0, min(shape.cornerSize.width, shape.cornerSize.height)) }
  }

  /// Puts a shadow below the source; lengths are in points. Mirrors SwiftUI's `shadow(color:radius:x:y:)`.
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
