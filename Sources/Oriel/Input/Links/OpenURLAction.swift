import Foundation

/// An action that opens URLs: by a handler of the app, or by an application of the desktop environment. Mirrors SwiftUI's `OpenURLAction`.
public struct OpenURLAction {
  /// The result of a handler for a URL. Mirrors SwiftUI's `OpenURLAction.Result`.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The handler has opened the URL.
    public static let handled = Result(kind: .handled)
    /// The URL is discarded.
    public static let discarded = Result(kind: .discarded)
    /// The desktop environment opens the URL.
    public static let systemAction = Result(kind: .system(nil))

    /// Returns the result for a URL that the desktop environment opens instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  /// The closure that opens a URL with the desktop environment. It returns `false` if no application handles the URL.
  var system: @MainActor (URL) -> Bool = { _ in false }

  /// Creates an action with a handler.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Creates the action of a window.
  init(system: @escaping @MainActor (URL) -> Bool) {
    handler = { _ in .systemAction }
    self.system = system
  }

  /// Opens a URL.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL. The completion handler receives whether the URL was opened.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      let address = other ?? url
      let isOpen = system(address)
      if !isOpen { Report.once("open-url-\(address)", "No app is available that opens \(address).") }
      completion(isOpen)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(system: { _ in false }) }
}

extension EnvironmentValues {
  /// An action that opens URLs. Mirrors SwiftUI's `openURL`.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      // A handler that leaves a URL to the desktop environment uses the system action of the window.
      var action = newValue
      action.system = self[OpenURLKey.self].system
      self[OpenURLKey.self] = action
    }
  }

  /// The action of the window itself.
  var windowOpenURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
