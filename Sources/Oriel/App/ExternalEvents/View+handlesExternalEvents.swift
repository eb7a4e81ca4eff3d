extension View {
  /// Says which events from outside come to the window around, while it is open. Mirrors SwiftUI's `handlesExternalEvents(preferring:allowing:)`.
  ///
  /// An event's identifier is the address, or the activity's `targetContentIdentifier`. A string that is part of it matches, "*" always does, and the
  /// empty string never. A window that prefers an event gets it, else one that allows it; one that does neither doesn't. What no window has said
  /// anything of goes to the window in front.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    modifier(ExternalEventModifier(entry: .handles(preferring: preferring, allowing: allowing)))
  }
}

extension Scene {
  /// Says for which events from outside the scene has a window opened: those that no open window prefers, or allows by its views' words. Of a scene with one
  /// window, an open one comes to the front. Strings match as in the view's modifier. Mirrors SwiftUI's `handlesExternalEvents(matching:)`.
  @MainActor @preconcurrency public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    changed { $0.externalEvents = conditions }
  }
}
