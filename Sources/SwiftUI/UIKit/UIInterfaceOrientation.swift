/// The orientation of a window's views. On Linux it is `portrait` or `landscapeRight`, by the shape of the window. Mirrors UIKit's
/// `UIInterfaceOrientation`.
///
/// The names of the landscape orientations are opposite to those of `UIDeviceOrientation`, because the interface rotates against the
/// device.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// A Boolean value that indicates whether the orientation is one of the portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// A Boolean value that indicates whether the orientation is one of the landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
