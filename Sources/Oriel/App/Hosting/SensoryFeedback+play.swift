extension SensoryFeedback {
  /// Plays the feedback in the frontmost window, for callers that aren't part of a view.
  @MainActor package func play() { AppLifecycle.current.frontWindow?.graph.input.surface?.play(self) }
}
