import Foundation

/// An object that receives the events of the app, before their notifications are posted. All methods are optional. Mirrors UIKit's
/// `UIApplicationDelegate` as far as it applies to Linux.
///
/// An `App` declares its delegate by `@UIApplicationDelegateAdaptor`.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called after the app's body is evaluated, before there is a window. The result is ignored.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called directly after `application(_:willFinishLaunchingWithOptions:)`. The result is ignored.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called by the default implementation of `application(_:didFinishLaunchingWithOptions:)`.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when one of the app's windows receives key focus and none had it before.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when none of the app's windows has key focus any more.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when none of the app's windows is visible any more, or when the last one was closed.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when one of the app's windows is visible again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app is about to terminate.
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
  /// A key of the options with which an app is launched. Mirrors UIKit's `UIApplication.LaunchOptionsKey`.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name.
    nonisolated public init(rawValue: String) { self.rawValue = rawValue }

    /// A `URL`: the first of the files and URLs that were passed at launch.
    nonisolated public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}
