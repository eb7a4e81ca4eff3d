import Foundation
import Observation
import OpenCombine

/// An object that creates an app's delegate and notifies it of the app's life cycle.
@MainActor
package protocol AppDelegateHolder: AnyObject {
  /// The delegate. It is created on first access.
  var delegate: AnyObject { get }
  /// Notifies the delegate that the app runs and has no window yet.
  ///
  /// - Parameter url: The URL that the app was opened with.
  func didLaunch(opening url: URL?)
  /// Notifies the delegate of a notification that is posted afterwards. The launch has a method of its own.
  func hear(_ notification: AppNotification)
}

/// A property of an app that holds its delegate. The app adopts the delegate before its body is evaluated for the first time.
package struct AppDelegateProperty: DynamicProperty {
  private let holder: any AppDelegateHolder

  package init(_ holder: any AppDelegateHolder) { self.holder = holder }
}

extension AppDelegateProperty: InstallableProperty {
  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    guard slot == nil else { return }
    guard let app = node as? any AppDelegateAdopting else {
      return Report.once(
        "delegate-outside-app-\(node.viewTypeName)",
        "\(node.viewTypeName) declares an app delegate, which receives no notifications there (\(node.viewPath)). Declare it in the App.")
    }
    app.take(holder)
    slot = (holder.delegate as? any ObservableObject).map { Self.subscription(to: $0, node: node) } ?? holder
  }

  /// Invalidates the app when the delegate changes.
  @MainActor private static func subscription<Object: ObservableObject>(to object: Object, node: AnyViewNode) -> AnyObject {
    let subscription = ObjectSubscription<Object>(node: node)
    subscription.observe(object)
    return subscription
  }

  func isEqualInput(to other: AppDelegateProperty) -> Bool { holder === other.holder }
}

/// A node of an app, which adopts a delegate.
@MainActor
protocol AppDelegateAdopting: _AnyViewNode {
  func take(_ holder: any AppDelegateHolder)
}

extension EnvironmentValues {
  /// Makes an app's delegate available to views and scenes as an environment object, if it is observable.
  mutating func setDelegate(_ delegate: AnyObject?) {
    guard let delegate, (delegate is any ObservableObject) || (delegate is any Observable) else { return }
    self[object: type(of: delegate)] = delegate
  }
}
