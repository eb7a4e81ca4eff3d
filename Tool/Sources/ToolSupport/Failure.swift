/// An error for the user of the terminal: one sentence with the problem and its remedy.
public struct Failure: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
