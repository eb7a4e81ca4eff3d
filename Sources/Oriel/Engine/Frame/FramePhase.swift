/// What a window's graph is doing.
///
/// The passes of a frame run no code of the app's but bodies and layouts; everything else waits for the actions.
package enum FramePhase: Int, CaseIterable, Sendable {
  /// Between frames, or between the passes of one: events, timers' and actions' code.
  case idle
  /// Views are made and updated, and bodies run.
  case update
  /// Containers collect the boxes of their content.
  case boxes
  case layout
  /// Services of the layers above follow what a layout has settled: they move offsets, ask for rows, and tell the app by actions.
  case settling
  /// Readers of geometry and observers of preferences compare.
  case preferences
  case drawing
}
