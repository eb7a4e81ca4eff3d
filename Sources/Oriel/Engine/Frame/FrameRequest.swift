/// What views, boxes and services ask of their graph. A later step of the frame answers each request.
enum FrameRequest {
  /// Updates a node.
  case update
  /// Changes the value of a state and updates its readers.
  case write
  /// Has a container collect the boxes of its content again.
  case boxes
  case layout
  /// Has readers of geometry compare.
  case geometry
  /// Runs code of the app between the passes.
  case action
  /// Closes a completion at the end of its update.
  case completion
  case timer
  /// Moves a value with the frame clock.
  case animation
}

extension FramePhase {
  /// Whether the step may make the request. Debug builds report one that it may not make, since its answer would come in the wrong step or not
  /// in this frame. A timer is due in a later frame, so every step may ask for one.
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
      // A view that draws by its size, such as a canvas, is updated in the next round.
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
