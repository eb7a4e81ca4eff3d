private enum UsesTouchKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the window is used with fingers: a touch screen is there, or a finger has been seen in the window. Otherwise it has pointers
  /// alone.
  ///
  /// SwiftUI has nothing like it: on Apple's systems the platform that a program is built for stands in for it.
  public package(set) var usesTouch: Bool {
    get { self[UsesTouchKey.self] }
    set { self[UsesTouchKey.self] = newValue }
  }
}
