import Oriel

extension TestHost {
  /// The number of turns of the main actor without a change in the views after which no further change is expected.
  private static let quietTurns = 20
  /// The number of last turns that wait in real time. On a busy machine, tasks that use other threads may be delayed there.
  private static let patientTurns = 10
  private static let changeLimit = 500

  /// Runs the tasks on the main actor until each has ended, sleeps, or waits for something other than the main actor.
  ///
  /// Whenever tasks have changed views, a frame runs at the present time, which may start further tasks. The virtual clock stands still.
  ///
  /// Work on other actors takes an unpredictable amount of real time; use `wait(timeout:until:)` for it. Throws a `HostError` if tasks keep
  /// changing the views without an end, or if the test is canceled, for example by a time limit. The error names the views whose tasks are
  /// still running.
  public func runTasks(fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line) async throws {
    let place = TestWait.Place(fileID: fileID, filePath: filePath, line: line)
    let wait = TestWait("Running the tasks", in: self, place)
    var (quiet, changes) = (0, 0)
    render()
    while quiet < Self.quietTurns {
      if quiet < Self.quietTurns - Self.patientTurns { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
      guard !Task.isCancelled else { throw await wait.cancellation(unfinished: pendingWork()) }
      quiet += 1
      guard graph.hasChanges else { continue }
      render()
      quiet = 0
      changes += 1
      guard changes < Self.changeLimit else {
        throw await wait.error(
          .doesNotSettle, "didn't finish: tasks have changed the views \(changes) times, and one of them never waits",
          unfinished: pendingWork())
      }
    }
  }
}
