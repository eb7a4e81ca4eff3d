/// An error for the person at the terminal: one sentence that says what is wrong, and what to do.
public struct Failure: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
