/// How the views of a window stand. Mirrors UIKit's `UIInterfaceOrientation`; on Linux it is `portrait` or `landscapeRight`, as the window's shape has it.
///
/// What is right to the views is left to a device: its names of the two are the other way round.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
