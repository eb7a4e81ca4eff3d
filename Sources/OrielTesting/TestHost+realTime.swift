import Foundation

extension TestHost {
  /// Waits in real time until the condition holds, while the virtual clock stands still and animations don't advance.
  ///
  /// Use this method for code that loads data, calls `Task.sleep`, or uses another clock than the frames'. Each check of the condition
  /// follows a frame at the present time.
  ///
  /// Throws a `HostError` if the condition doesn't hold within `timeout` seconds, or if the test is canceled, for example by a time limit.
  /// With a timeout of 0 or less the condition is checked once. The error names the condition, the time waited, and the animations, timers
  /// and tasks that are under way.
  public func wait(
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    until condition: @MainActor () -> Bool
  ) async throws {
    let place = TestWait.Place(fileID: fileID, filePath: filePath, line: line)
    try await wait(timeout, place, until: condition) { render() }
  }

  /// Waits in real time until the condition holds, like `wait(timeout:until:)`, and advances the virtual clock by a frame every few
  /// milliseconds. The virtual clock runs faster or slower than real time, so the progress of animations differs between runs.
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
        throw await wait.error(.timeout, "didn't hold within \(timeout) s of real time", unfinished: pendingWork())
      }
      let start = ContinuousClock.now
      guard (try? await Task.sleep(for: .milliseconds(4))) != nil else {
        throw await wait.cancellation(unfinished: pendingWork())
      }
      // While other tests block the main actor, time passes in which the awaited condition can't change. Only a part of it counts.
      waited += min(ContinuousClock.now - start, .milliseconds(20))
    }
  }
}
