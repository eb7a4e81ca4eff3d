/// What a pipeline reports.
enum MediaEvent: Sendable {
  /// The pipeline reached the state and the position that it was asked for.
  ///
  /// - Parameter seeks: How many seeks had begun.
  case ready(seeks: Int)
  case ended
  case failed(AVError)
  /// The percentage of the buffer that is filled.
  case buffering(Int)
  case durationChanged
  /// A frame is due. `MediaPipeline.frame` has the latest.
  case frame
}
