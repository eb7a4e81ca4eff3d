import Foundation

/// A program with a user interface. Mirrors SwiftUI's `App`; `main()` comes with the platform.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}
