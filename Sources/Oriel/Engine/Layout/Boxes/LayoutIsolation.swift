/// Code of a layout, which the engine's types are the main actor's for, called through SwiftUI's protocols, which belong to no actor.
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
}
