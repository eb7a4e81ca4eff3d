private enum UsesTouchKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the window is used with fingers: a touch screen is there, or a finger has been seen in the window. Otherwise it has pointers
  /// alone. A view may set it for what is inside.
  ///
  /// SwiftUI has nothing like it: on Apple's systems the platform that a program is built for stands in for it.
  public var usesTouch: Bool {
    get { self[UsesTouchKey.self] }
    set { self[UsesTouchKey.self] = newValue }
  }
}
