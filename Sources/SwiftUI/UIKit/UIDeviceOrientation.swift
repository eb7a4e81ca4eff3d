/// How a device is held. Mirrors UIKit's `UIDeviceOrientation`; on Linux it is `portrait` or `landscapeLeft`, as the window's shape has it.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the screen is up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether it says how views stand.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
