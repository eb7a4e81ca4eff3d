/// The direction of an arrow key, a remote or a stick. Mirrors SwiftUI's `MoveCommandDirection`.
///
/// Directions are those of the screen, regardless of the layout direction.
public enum MoveCommandDirection: Sendable, Hashable {
  case up
  case down
  case left
  case right
}

extension MoveCommandDirection {
  static let all: [MoveCommandDirection] = [.up, .down, .left, .right]

  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }

  var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }

  /// Indicates whether coordinates grow in the direction.
  var isForward: Bool { self == .down || self == .right }

  var opposite: MoveCommandDirection {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }
}
