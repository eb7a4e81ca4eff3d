import Foundation

/// Hears of what happens to the program, before the notifications of it are posted. Mirrors UIKit's `UIApplicationDelegate` as far as there is
/// such a thing on Linux; each method may be left out.
///
/// An `App` has one by `@UIApplicationDelegateAdaptor`.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's body has been read, and there is no window yet. What is returned changes nothing.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called right after `application(_:willFinishLaunchingWithOptions:)`. What is returned changes nothing.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called in place of `application(_:didFinishLaunchingWithOptions:)` where that is left out.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// One of the app's windows has the keyboard, and none had.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// None of the app's windows has the keyboard any more.
  func applicationWillResignActive(_ application: UIApplication)
  /// None of the app's windows is to be seen any more, or the last one was closed.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// One of the app's windows is to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The program ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// What an app was opened with. Mirrors UIKit's `UIApplication.LaunchOptionsKey`.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    nonisolated public init(rawValue: String) { self.rawValue = rawValue }

    /// A `URL`: the first of the files and addresses that the program was started with.
    nonisolated public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}
