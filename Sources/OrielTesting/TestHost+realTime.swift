import Foundation

extension TestHost {
  /// Waits until the condition holds, for code that uses `Task.sleep`, `DispatchQueue.main.asyncAfter` or other clocks than the
  /// frames'. A frame runs every few milliseconds; the virtual clock moves along.
  public func waitForRealTime(timeout: TimeInterval = 5, until condition: @MainActor () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(timeout)
    // Where other tests hold up the main actor, time runs out before the condition had its chances.
    var chances = 50
    while true {
      advance(by: TestHost.frameDuration)
      if condition() { return }
      chances -= 1
      guard ContinuousClock.now < deadline || chances > 0 else {
        throw HostError(reason: .timeout, description: "The condition did not hold within \(timeout) s of real time.")
      }
      try await Task.sleep(for: .milliseconds(4))
    }
  }
}
