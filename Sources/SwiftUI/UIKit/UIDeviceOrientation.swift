/// The orientation of a device. On Linux it is `portrait` or `landscapeLeft`, by the shape of the window. Mirrors UIKit's
/// `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// A Boolean value that indicates whether the orientation is one of the portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// A Boolean value that indicates whether the orientation is one of the landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// A Boolean value that indicates whether the screen faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// A Boolean value that indicates whether the orientation is a portrait or landscape orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
