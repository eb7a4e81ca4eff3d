/// The state of a window's graph.
///
/// The passes of a frame run no code of the app except bodies and layouts. All other code waits for the actions.
package enum FramePhase: Int, CaseIterable, Sendable {
  /// Between frames, or between the passes of one: code of events, timers and actions runs.
  case idle
  /// Views are created and updated, and bodies run.
  case update
  /// Containers collect the boxes of their content.
  case boxes
  case layout
  /// Services of the layers above process a settled layout: they move offsets, request rows, and notify the app by actions.
  case settling
  /// Readers of geometry and observers of preferences compare values.
  case preferences
  case drawing
}
