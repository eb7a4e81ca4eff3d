import Foundation
import Oriel
import Synchronization

/// A class of views that UIKit styles all at once. Mirrors UIKit's `UIAppearance`: here what is set on `appearance()` changes nothing, and says so once.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  nonisolated static func appearance() -> Self
  nonisolated static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// What may be around views that are styled. Mirrors UIKit's `UIAppearanceContainer`.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// What stands for all views of a class, one a class: what is set on it can be read again.
enum Appearances {
  private static let proxies = Mutex<[ObjectIdentifier: UIView]>([:])

  static func proxy<View: UIView>(of type: View.Type) -> View {
    let key = ObjectIdentifier(type)
    if let known = proxies.withLock({ $0[key] }) as? View { return known }
    // The initializers of these classes touch nothing that is the main actor's.
    let made = readOnMainActor { type.init() }
    // Another thread may have been faster.
    return proxies.withLock { proxies in
      if let known = proxies[key] as? View { return known }
      proxies[key] = made
      return made
    }
  }
}
