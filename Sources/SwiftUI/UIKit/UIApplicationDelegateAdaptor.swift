import Combine
import Foundation
import Observation
import Oriel

/// A property wrapper that declares the delegate of an `App`. The delegate is created once, before the app's body is evaluated. Mirrors
/// SwiftUI's `UIApplicationDelegateAdaptor`.
///
/// A delegate that is an `ObservableObject` or `Observable` is in the environment of the app's scenes.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private let holder: DelegateHolder<DelegateType>
  /// The property by which the app finds the delegate.
  private let property: AppDelegateProperty

  /// Creates an adaptor for a class of delegates.
  ///
  /// - Parameter delegateType: A class with `init()`.
  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let holder = DelegateHolder<DelegateType>()
    self.holder = holder
    property = AppDelegateProperty(holder)
  }

  /// The delegate, which is created at first access.
  @MainActor @preconcurrency public var wrappedValue: DelegateType { holder.made }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties. It is accessed as `_delegate.projectedValue`, because Swift doesn't synthesize `$delegate` for
  /// it.
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
    // Sent by `didLaunch`.
    case .didFinishLaunching: break
    case .didBecomeActive: made.applicationDidBecomeActive(.shared)
    case .willResignActive: made.applicationWillResignActive(.shared)
    case .didEnterBackground: made.applicationDidEnterBackground(.shared)
    case .willEnterForeground: made.applicationWillEnterForeground(.shared)
    case .willTerminate: made.applicationWillTerminate(.shared)
    }
  }
}

/// The declaration of `init()` as it is in Foundation on Apple's systems, where it can be called for a class that is only known at run
/// time. Apps don't use it. The class is open because the compiler would otherwise resolve its `init()` statically instead of by the
/// object's class.
open class _RequiredObject: NSObject {
  public required override init() { super.init() }
}

/// Calls the `init()` of a class. All subclasses of `NSObject` have it at the same position of their vtables, whether it is required or
/// not.
///
/// The function isn't optimized, because the compiler would assume the class that is named here.
@_optimize(none) @inline(never) @MainActor
private func makeObject<Object: NSObject>(of type: Object.Type) -> Object {
  unsafeBitCast(unsafeBitCast(type as AnyClass, to: _RequiredObject.Type.self).init(), to: Object.self)
}
