import Foundation

extension View {
  /// Performs an action for each URL that the app opens. Mirrors SwiftUI's `onOpenURL(perform:)`.
  ///
  /// The URLs are those in the arguments of the app's process. The desktop environment passes them to an app whose desktop file declares
  /// their schemes. An app whose bundle has an identifier also receives the URLs of later launches.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(ExternalEventModifier(entry: .opensURLs(action)))
  }
}
