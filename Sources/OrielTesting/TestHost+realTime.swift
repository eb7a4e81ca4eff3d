import Foundation

extension TestHost {
  /// Waits until the condition holds, for code that uses `Task.sleep`, `DispatchQueue.main.asyncAfter` or other clocks than the
  /// frames'. A frame runs every few milliseconds; the virtual clock moves along.
  public func waitForRealTime(timeout: TimeInterval = 5, until condition: @MainActor () -> Bool) async throws {
    var waited = Duration.zero
    while true {
      advance(by: TestHost.frameDuration)
      if condition() { return }
      guard waited < .seconds(timeout) else {
        throw HostError(reason: .timeout, description: "The condition did not hold within \(timeout) s of real time.")
      }
      let start = ContinuousClock.now
      try await Task.sleep(for: .milliseconds(4))
      // Where other tests hold up the main actor, time goes by in which nothing that is waited for could happen.
      waited += min(ContinuousClock.now - start, .milliseconds(20))
    }
  }
}
