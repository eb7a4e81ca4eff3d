private enum PresentationDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// How many of SwiftUI's own presentations are around the view: sheets, popovers, alerts, menus. What is presented by means of an app's own
  /// doesn't count.
  ///
  /// SwiftUI has nothing like it: on Apple's systems the chain of a view controller's `presentingViewController` stands in for it.
  public internal(set) var presentationDepth: Int {
    get { self[PresentationDepthKey.self] }
    set { self[PresentationDepthKey.self] = newValue }
  }
}
