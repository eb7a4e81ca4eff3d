extension View {
  /// Sets the external events that the enclosing window handles while it is open. Mirrors SwiftUI's
  /// `handlesExternalEvents(preferring:allowing:)`.
  ///
  /// The identifier of an event is its URL, or the activity's `targetContentIdentifier`. A string matches if the identifier contains it;
  /// "*" always matches, and the empty string never does. An event is delivered to a window that prefers it, or else to a window that
  /// allows it. A window with other conditions doesn't receive the event. An event that no window and no scene accepts is delivered to the
  /// frontmost window without conditions.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    modifier(ExternalEventModifier(entry: .handles(preferring: preferring, allowing: allowing)))
  }
}

extension Scene {
  /// Sets the external events for which the scene opens a window: those that no open window prefers or allows by the modifiers of its
  /// views.
  ///
  /// For a scene with a single window, an open window is presented instead. The strings match as in the view's modifier. Mirrors SwiftUI's
  /// `handlesExternalEvents(matching:)`.
  @MainActor @preconcurrency public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    changed { $0.externalEvents = conditions }
  }
}
