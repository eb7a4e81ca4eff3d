import Foundation
import Oriel

/// What the body gives on the main thread. On another one, where windows can't be asked, the value in its place, and a message, once a name.
///
/// UIKit's members are the main actor's, and programs written before Swift 6 still ask for them from elsewhere.
/// - Parameter name: What is asked for, such as `UIApplication.windows`.
func onMainThread<Value: Sendable>(_ name: String, orElse value: @autoclosure () -> Value, _ body: @MainActor () -> Value) -> Value {
  if isOnMainActor { return MainActor.assumeIsolated(body) }
  Report.once("uikit-thread-\(name)", "\(name) was asked for on another thread than the main one, where windows can't be asked.")
  return value()
}
