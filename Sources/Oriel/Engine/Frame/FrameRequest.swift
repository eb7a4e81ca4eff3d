/// A request of a view, a box or a service to its graph. A later step of the frame serves it.
enum FrameRequest {
  /// Updates a node.
  case update
  /// Changes the value of a state and updates its readers.
  case write
  /// Collects the boxes of a container's content again.
  case boxes
  case layout
  /// Compares values for the readers of geometry.
  case geometry
  /// Runs code of the app between the passes.
  case action
  /// Closes a completion at the end of its update.
  case completion
  case timer
  /// Animates a value on the frame clock.
  case animation
}

extension FramePhase {
  /// Returns a Boolean value that indicates whether the step may make a request. Debug builds report a request that isn't permitted,
  /// because it would be served in the wrong step or not in this frame. A timer is due in a later frame, so every step may schedule one.
  func permits(_ request: FrameRequest) -> Bool {
    switch self {
    case .idle, .update, .settling, .preferences: true
    case .boxes:
      switch request {
      case .update, .boxes, .layout, .geometry, .animation, .timer: true
      case .write, .action, .completion: false
      }
    case .layout:
      switch request {
      // A view whose drawing depends on its size, such as a canvas, is updated in the next round.
      case .update, .layout, .geometry, .animation, .timer: true
      case .write, .boxes, .action, .completion: false
      }
    case .drawing:
      switch request {
      case .timer: true
      case .update, .write, .boxes, .layout, .geometry, .action, .completion, .animation: false
      }
    }
  }
}
