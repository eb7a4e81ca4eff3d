/// A sendable closure that is passed to another thread.
///
/// Schedulers and publishers accept closures and subscribers that aren't `Sendable`. By contract, they call each of them where the
/// scheduler or the source of events runs. The caller guarantees that the transfer is safe, which the compiler can't verify.
package struct Action<Input>: @unchecked Sendable {
  private let body: (Input) -> Void

  package init(_ body: @escaping (Input) -> Void) { self.body = body }

  package func run(_ input: Input) { body(input) }
}

extension Action where Input == Void {
  package func run() { run(()) }
}
