import SwiftUI

/// The appearance and animation of a spinner. Lengths are in points.
public struct SpinnerUIModel: Sendable {
  /// The width and height. The default is 15, or 25 in windows with pointers only.
  @InteractionDefault(touch: 15, pointer: 25) public var dimension: CGFloat
  /// The visible fraction of the circle, from 0 to 1.
  public var length: CGFloat = 0.75
  /// The thickness of the line. The default is 2, or 3 in windows with pointers only.
  @InteractionDefault(touch: 2, pointer: 3) public var thickness: CGFloat
  /// The color of the arc. The default is a blue for each color scheme.
  public var color = Color.dynamic(Color(24, 126, 240), Color(25, 131, 255))
  /// The animation of one rotation, which is repeated.
  public var animation: Animation = .linear(duration: 0.75)

  /// Creates a model of a blue spinner with the default size.
  public init() {}
}
