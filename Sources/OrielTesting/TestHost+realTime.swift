import Foundation

extension TestHost {
  /// Waits in real time until the condition holds; the virtual clock stands still, so that what moves is where it was. For code that loads
  /// something, uses `Task.sleep`, or other clocks than the frames'. The frame that the condition holds after is at the present time.
  ///
  /// Throws if the condition doesn't hold within so many seconds; 0 or less looks once.
  public func wait(timeout: TimeInterval = 5, until condition: @MainActor () -> Bool) async throws {
    try await wait(timeout, until: condition) { render() }
  }

  /// Waits in real time until the condition holds, as `wait(timeout:until:)` does, with the virtual clock moving along by a frame every few
  /// milliseconds, faster or slower than real time: how far what moves has gone by then is another thing in each run.
  public func waitForRealTime(timeout: TimeInterval = 5, until condition: @MainActor () -> Bool) async throws {
    try await wait(timeout, until: condition) { advance(by: TestHost.frameDuration) }
  }

  private func wait(_ timeout: TimeInterval, until condition: @MainActor () -> Bool, frame: @MainActor () -> Void) async throws {
    var waited = Duration.zero
    while true {
      frame()
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
