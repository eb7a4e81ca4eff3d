import Foundation

/// Opens addresses: in the program where a handler says so, else in whatever the desktop has for them. Mirrors SwiftUI's `OpenURLAction`.
public struct OpenURLAction {
  /// What became of an address. Mirrors SwiftUI's `OpenURLAction.Result`.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The handler took care of it.
    public static let handled = Result(kind: .handled)
    /// Nothing is to be done.
    public static let discarded = Result(kind: .discarded)
    /// The desktop is to open it.
    public static let systemAction = Result(kind: .system(nil))

    /// The desktop is to open another address instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  /// Has the desktop open an address; false where it has nothing for it.
  var system: @MainActor (URL) -> Bool = { _ in false }

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// What the window does.
  init(system: @escaping @MainActor (URL) -> Bool) {
    handler = { _ in .systemAction }
    self.system = system
  }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// The completion hears whether the address was opened.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      let address = other ?? url
      let isOpen = system(address)
      if !isOpen { Report.once("open-url-\(address)", "Nothing on this desktop opens \(address).") }
      completion(isOpen)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(system: { _ in false }) }
}

extension EnvironmentValues {
  /// Opens addresses. Mirrors SwiftUI's `openURL`.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      // A handler that leaves an address to the desktop leaves it to the window.
      var action = newValue
      action.system = self[OpenURLKey.self].system
      self[OpenURLKey.self] = action
    }
  }

  /// What the window itself does with addresses.
  var windowOpenURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
