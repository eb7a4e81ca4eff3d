private enum UsesTouchKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether the window is used by touch: a touch screen is present, or the window has received a touch.
  /// Otherwise the window is used by pointers only. A view can set the value for its content.
  ///
  /// SwiftUI has no counterpart: on Apple's systems, the platform that a program is built for determines it.
  public var usesTouch: Bool {
    get { self[UsesTouchKey.self] }
    set { self[UsesTouchKey.self] = newValue }
  }
}
