extension MainActor {
  /// Runs the body, which traps where the caller isn't on the main actor, with a value that isn't Sendable.
  ///
  /// The body of the standard library's function can't capture such a value, such as a pointer that a C function hands to its callback, although it
  /// doesn't cross to another actor: caller and body run on the same one.
  package static func assumeIsolated<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    typealias Plain = (Value) -> Result
    preconditionIsolated()
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)(value) }
  }
}
