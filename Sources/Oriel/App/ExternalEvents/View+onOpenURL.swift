import Foundation

extension View {
  /// Takes the addresses that the app is opened with: those among the arguments that it was started with, as the desktop does for an app
  /// that says in its desktop file which addresses it is for. A program whose bundle has an identifier takes those of later launches, too.
  /// Mirrors SwiftUI's `onOpenURL(perform:)`.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(ExternalEventModifier(entry: .opensURLs(action)))
  }
}
