extension MainActor {
  /// Runs the body with a value that isn't Sendable. Traps if the caller isn't on the main actor.
  ///
  /// The body of the standard library's function can't capture such a value, such as a pointer that a C function passes to its callback,
  /// although the value doesn't cross actors: caller and body run on the same one.
  package static func assumeIsolated<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    typealias Plain = (Value) -> Result
    preconditionIsolated()
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)(value) }
  }
}
