import Foundation
import Oriel

/// Returns the result of the body on the main thread. On another thread, where windows can't be accessed, returns the given value instead
/// and reports that once for each name.
///
/// UIKit's members are isolated to the main actor, but apps written before Swift 6 still access them on other threads.
///
/// - Parameter name: The name of the accessed member, such as `UIApplication.windows`.
func onMainThread<Value: Sendable>(_ name: String, orElse value: @autoclosure () -> Value, _ body: @MainActor () -> Value) -> Value {
  if isOnMainActor { return MainActor.assumeIsolated(body) }
  Report.once(
    "uikit-thread-\(name)",
    "\(name) was accessed on a thread other than the main thread, where windows aren't available; a default value is returned.")
  return value()
}
