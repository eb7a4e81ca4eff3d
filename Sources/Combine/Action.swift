/// Work on its way to another thread.
///
/// Schedulers and publishers take closures and subscribers that aren't `Sendable`, and their contract is to call each of them where the
/// scheduler or the source of events runs: handing them over is the caller's promise, which the compiler can't see.
struct Action<Input>: @unchecked Sendable {
  private let body: (Input) -> Void

  init(_ body: @escaping (Input) -> Void) { self.body = body }

  func run(_ input: Input) { body(input) }
}

extension Action where Input == Void {
  func run() { run(()) }
}
