/// What a window's graph is doing.
///
/// The passes of a frame run no code of the app's but bodies and layouts; everything else waits for the actions.
enum FramePhase {
  /// Between frames, or between the passes of one: events, timers' and actions' code.
  case idle
  /// Views are made and updated, and bodies run.
  case update
  /// Containers collect the boxes of their content.
  case boxes
  case layout
  /// Readers of geometry and observers of preferences compare.
  case preferences
  case drawing
}
