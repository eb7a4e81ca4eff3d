#if DEBUG
  /// A condition that must hold after each frame and has been violated in this one.
  package struct InvariantViolation: Equatable, Sendable, CustomStringConvertible {
    /// The path of views from the root to the violation, with the type of the node or box.
    package let path: String
    /// The invalid flag, link or cache.
    package let subject: String
    package let expected: String
    package let found: String

    package var description: String { "\(path): \(subject) is \(found), expected \(expected)" }
  }
#endif
