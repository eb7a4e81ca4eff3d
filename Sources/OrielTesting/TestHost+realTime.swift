import Foundation

extension TestHost {
  /// Waits in real time until the condition holds; the virtual clock stands still, so that what moves is where it was. For code that loads
  /// something, uses `Task.sleep`, or other clocks than the frames'. The frame that the condition holds after is at the present time.
  ///
  /// Throws if the condition doesn't hold within so many seconds (0 or less looks once) or if the test is cancelled before, as by a time limit. The error
  /// says which condition it was, how long it was waited for, and what goes on in the host: animations, timers and the views' tasks.
  public func wait(
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    until condition: @MainActor () -> Bool
  ) async throws {
    let place = TestWait.Place(fileID: fileID, filePath: filePath, line: line)
    try await wait(timeout, place, until: condition) { render() }
  }

  /// Waits in real time until the condition holds, as `wait(timeout:until:)` does, with the virtual clock moving along by a frame every few
  /// milliseconds, faster or slower than real time: how far what moves has gone by then is another thing in each run.
  public func waitForRealTime(
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    until condition: @MainActor () -> Bool
  ) async throws {
    let place = TestWait.Place(fileID: fileID, filePath: filePath, line: line)
    try await wait(timeout, place, until: condition) { advance(by: TestHost.frameDuration) }
  }

  private func wait(
    _ timeout: TimeInterval, _ place: TestWait.Place, until condition: @MainActor () -> Bool, frame: @MainActor () -> Void
  ) async throws {
    let wait = TestWait("A condition", in: self, place)
    var waited = Duration.zero
    while true {
      frame()
      if condition() { return }
      guard waited < .seconds(timeout) else {
        throw await wait.error(.timeout, "did not hold within \(timeout) s of real time", unfinished: everythingUnderWay())
      }
      let start = ContinuousClock.now
      guard (try? await Task.sleep(for: .milliseconds(4))) != nil else {
        throw await wait.cancellation(unfinished: everythingUnderWay())
      }
      // Where other tests hold up the main actor, time goes by in which nothing that is waited for could happen.
      waited += min(ContinuousClock.now - start, .milliseconds(20))
    }
  }
}
