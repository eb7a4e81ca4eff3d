/// An event that a pipeline reports.
enum MediaEvent: Sendable {
  /// The pipeline has reached the requested state and position.
  ///
  /// - Parameter seeks: The number of seeks that had begun.
  case ready(seeks: Int)
  case ended
  case failed(AVError)
  /// The percentage of the buffer that is filled.
  case buffering(Int)
  case durationChanged
  /// A frame is due. `MediaPipeline.frame` contains the latest one.
  case frame
}
