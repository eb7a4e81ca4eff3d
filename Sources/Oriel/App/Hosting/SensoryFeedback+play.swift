extension SensoryFeedback {
  /// Plays it in the window in front: for what isn't part of a view.
  @MainActor package func play() { AppLifecycle.current.frontWindow?.graph.input.surface?.play(self) }
}
