/// Runs code of the main actor where SwiftUI's protocols and functions, which belong to no actor, call into the engine, whose types are the main
/// actor's.
enum LayoutIsolation {
  /// Runs the body as the main actor's. Layouts call back within the pass that called them, dozens of times a row: asking the runtime each
  /// time what is running takes longer than many of the answers, so that debug builds alone ask.
  @inline(__always)
  static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    typealias Plain = () -> Result
    #if DEBUG
      MainActor.assertIsolated()
    #endif
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)() }
  }

  /// The same with a value that isn't Sendable, which the body couldn't capture: caller and body run on the same actor, so it doesn't cross to another.
  @inline(__always)
  static func run<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    typealias Plain = (Value) -> Result
    #if DEBUG
      MainActor.assertIsolated()
    #endif
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)(value) }
  }
}
