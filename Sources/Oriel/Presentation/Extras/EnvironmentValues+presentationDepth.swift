private enum PresentationDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// The number of SwiftUI's own presentations that enclose the view: sheets, popovers, alerts, menus. Custom presentations of an app
  /// aren't counted.
  ///
  /// SwiftUI has no counterpart. On Apple's systems the chain of a view controller's `presentingViewController` serves the purpose.
  public internal(set) var presentationDepth: Int {
    get { self[PresentationDepthKey.self] }
    set { self[PresentationDepthKey.self] = newValue }
  }
}
