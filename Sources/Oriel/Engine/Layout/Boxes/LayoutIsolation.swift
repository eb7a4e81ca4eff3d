/// A namespace of functions that run main-actor code where SwiftUI's protocols and functions, which aren't isolated, call into the engine,
/// whose types are isolated to the main actor.
enum LayoutIsolation {
  /// Runs the body on the main actor. Layouts call back within the pass that called them, dozens of times for each row. A runtime check of
  /// the isolation takes longer than many of these calls, so only debug builds perform it.
  @inline(__always)
  static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    typealias Plain = () -> Result
    #if DEBUG
      MainActor.assertIsolated()
    #endif
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)() }
  }

  /// Runs the body on the main actor with a value that isn't `Sendable`, which the body couldn't capture. The caller and the body run on
  /// the same actor, so the value doesn't cross an isolation boundary.
  @inline(__always)
  static func run<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    typealias Plain = (Value) -> Result
    #if DEBUG
      MainActor.assertIsolated()
    #endif
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)(value) }
  }
}
