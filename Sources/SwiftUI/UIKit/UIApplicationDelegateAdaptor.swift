import Combine
import Foundation
import Observation
import Oriel

/// Gives an `App` a delegate, which is made once, before the app's body is read. Mirrors SwiftUI's `UIApplicationDelegateAdaptor`.
///
/// A delegate that is an `ObservableObject` or `Observable` is in the environment of the app's scenes.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private let holder: DelegateHolder<DelegateType>
  /// Found by the app among its properties.
  private let property: AppDelegateProperty

  /// - Parameter delegateType: A class with `init()`.
  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let holder = DelegateHolder<DelegateType>()
    self.holder = holder
    property = AppDelegateProperty(holder)
  }

  /// The delegate. The first who asks has it made.
  @MainActor @preconcurrency public var wrappedValue: DelegateType { holder.made }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties: `_delegate.projectedValue`, for Swift makes no `$delegate` of it.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: holder.made).projectedValue
  }
}

@MainActor
private final class DelegateHolder<Delegate: NSObject & UIApplicationDelegate>: AppDelegateHolder {
  private(set) lazy var made = makeObject(of: Delegate.self)

  var delegate: AnyObject { made }

  func didLaunch(opening url: URL?) {
    let options = url.map { [UIApplication.LaunchOptionsKey.url: $0 as Any] }
    _ = made.application(.shared, willFinishLaunchingWithOptions: options)
    _ = made.application(.shared, didFinishLaunchingWithOptions: options)
  }

  func hear(_ notification: AppNotification) {
    switch notification {
    // Told by `didLaunch`.
    case .didFinishLaunching: break
    case .didBecomeActive: made.applicationDidBecomeActive(.shared)
    case .willResignActive: made.applicationWillResignActive(.shared)
    case .didEnterBackground: made.applicationDidEnterBackground(.shared)
    case .willEnterForeground: made.applicationWillEnterForeground(.shared)
    case .willTerminate: made.applicationWillTerminate(.shared)
    }
  }
}

/// Foundation's `init()` as it is on Apple's systems, where it can be called for a class that is known at run time alone. It isn't for programs to use: the
/// compiler would look the `init()` of a class that isn't open up at once, and not in the object's class.
open class _RequiredObject: NSObject {
  public required override init() { super.init() }
}

/// Calls the `init()` of a class. All that descend from `NSObject` have it at one place in their tables, required or not.
///
/// Not optimised: the compiler would take the class for the one that is named here.
@_optimize(none) @inline(never) @MainActor
private func makeObject<Object: NSObject>(of type: Object.Type) -> Object {
  unsafeBitCast(unsafeBitCast(type as AnyClass, to: _RequiredObject.Type.self).init(), to: Object.self)
}
