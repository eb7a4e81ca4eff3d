import Foundation

extension View {
  /// Takes the addresses that the app is opened with: those among the arguments that it was started with, as the desktop does for an app
  /// that says in its desktop file which addresses it is for. Mirrors SwiftUI's `onOpenURL(perform:)`.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(ExternalEventModifier(entry: .opensURLs(action)))
  }
}
