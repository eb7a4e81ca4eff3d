import Foundation
import Oriel
import Synchronization

/// A class of views that UIKit styles as a whole. Here, values that are set on `appearance()` have no effect, which is reported once.
/// Mirrors UIKit's `UIAppearance`.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy of the class.
  nonisolated static func appearance() -> Self
  /// Returns the appearance proxy of the class for instances in the given containers.
  nonisolated static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A container of views that UIKit styles. Mirrors UIKit's `UIAppearanceContainer`.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// The appearance proxies, one for each class. Values that are set on a proxy can be read again.
enum Appearances {
  private static let proxies = Mutex<[ObjectIdentifier: UIView]>([:])

  static func proxy<View: UIView>(of type: View.Type) -> View {
    let key = ObjectIdentifier(type)
    if let known = proxies.withLock({ $0[key] }) as? View { return known }
    // The initializers of these classes access no state of the main actor.
    let made = readOnMainActor { type.init() }
    // Another thread may have added a proxy meanwhile.
    return proxies.withLock { proxies in
      if let known = proxies[key] as? View { return known }
      proxies[key] = made
      return made
    }
  }
}
