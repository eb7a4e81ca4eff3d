import Foundation
import Observation
import OpenCombine

/// Makes an app's delegate, and tells it what happens.
@MainActor
package protocol AppDelegateHolder: AnyObject {
  /// Made when it is asked for the first time.
  var delegate: AnyObject { get }
  /// The app runs, and has no window yet; `url` is what it was opened with.
  func didLaunch(opening url: URL?)
  /// What is posted right afterwards, but for the launch.
  func hear(_ notification: AppNotification)
}

/// A delegate among an app's properties: the app takes it before its body is read for the first time.
package struct AppDelegateProperty: DynamicProperty {
  private let holder: any AppDelegateHolder

  package init(_ holder: any AppDelegateHolder) { self.holder = holder }
}

extension AppDelegateProperty: InstallableProperty {
  @MainActor mutating func install(in slot: inout AnyObject?, node: AnyViewNode) {
    guard slot == nil else { return }
    guard let app = node as? any AppDelegateTaking else {
      return Report.once(
        "delegate-outside-app-\(node.viewTypeName)",
        "\(node.viewTypeName) has a delegate of the app as its property, which hears of nothing there (\(node.viewPath)). "
          + "Put it into the App.")
    }
    app.take(holder)
    slot = (holder.delegate as? any ObservableObject).map { Self.subscription(to: $0, node: node) } ?? holder
  }

  /// Has the app evaluated again when the delegate changes.
  @MainActor private static func subscription<Object: ObservableObject>(to object: Object, node: AnyViewNode) -> AnyObject {
    let subscription = ObjectSubscription<Object>(node: node)
    subscription.observe(object)
    return subscription
  }

  func isEqualInput(to other: AppDelegateProperty) -> Bool { holder === other.holder }
}

/// The node of an app.
@MainActor
protocol AppDelegateTaking: _AnyViewNode {
  func take(_ holder: any AppDelegateHolder)
}

extension EnvironmentValues {
  /// Puts an app's delegate where views and scenes look for objects, if it can be observed.
  mutating func setDelegate(_ delegate: AnyObject?) {
    guard let delegate, (delegate is any ObservableObject) || (delegate is any Observable) else { return }
    self[object: type(of: delegate)] = delegate
  }
}
