import SwiftUI

/// How a spinner looks and moves (VSp). Lengths are points.
public struct SpinnerUIModel: Sendable {
  /// The width and height: 15, in windows that have pointers alone 25.
  @InteractionDefault(touch: 15, pointer: 25) public var dimension: CGFloat
  /// How much of the circle is drawn, in 0...1.
  public var length: CGFloat = 0.75
  /// The thickness of the line: 2, in windows that have pointers alone 3.
  @InteractionDefault(touch: 2, pointer: 3) public var thickness: CGFloat
  public var color = Color.dynamic(Color(24, 126, 240), Color(25, 131, 255))
  /// One turn, again and again.
  public var animation: Animation = .linear(duration: 0.75)

  public init() {}
}
