import Oriel

extension TestHost {
  /// How often the main actor takes up what waits for it without a change in the views, before nothing more is expected of it.
  private static let quietTurns = 20
  /// Tasks that pass by other threads on their way may be kept waiting there on a busy machine: the last turns give them real time.
  private static let patientTurns = 10
  private static let changeLimit = 500

  /// Lets tasks on the main actor go as far as they can: to their end, or to where they sleep or wait for something else than the main actor.
  /// Frames run at the present time whenever tasks have changed views, and those begin tasks of their own. The virtual clock stands still.
  ///
  /// What tasks do on other actors takes real time, which nobody knows in advance: for that there is `wait(timeout:until:)`. Throws if tasks change
  /// the views again and again and come to no end, or if the test is cancelled, as by a time limit; the error names the views whose tasks go on.
  public func runTasks(fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line) async throws {
    let place = TestWait.Place(fileID: fileID, filePath: filePath, line: line)
    let wait = TestWait("The end of what tasks do", in: self, place)
    var (quiet, changes) = (0, 0)
    render()
    while quiet < Self.quietTurns {
      if quiet < Self.quietTurns - Self.patientTurns { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
      guard !Task.isCancelled else { throw await wait.cancellation(unfinished: everythingUnderWay()) }
      quiet += 1
      guard graph.hasChanges else { continue }
      render()
      quiet = 0
      changes += 1
      guard changes < Self.changeLimit else {
        throw await wait.error(
          .doesNotSettle, "didn't come: tasks have changed the views \(changes) times and go on, and one of them waits for nothing",
          unfinished: everythingUnderWay())
      }
    }
  }
}
