#if DEBUG
  /// A condition that holds after each frame and doesn't hold in this one.
  package struct InvariantViolation: Equatable, Sendable, CustomStringConvertible {
    /// The views from the root to the one at fault, with the type of the node or box.
    package let path: String
    /// The flag, link or cache that is wrong.
    package let subject: String
    package let expected: String
    package let found: String

    package var description: String { "\(path): \(subject) is \(found), expected \(expected)" }
  }
#endif
