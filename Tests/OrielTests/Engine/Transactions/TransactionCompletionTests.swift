import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Completions of transactions")
struct TransactionCompletionTests {
  @MainActor
  @Observable
  fileprivate final class Model {
    var isMoved = false
    @ObservationIgnored var log: [String] = []
  }

  private struct Page: View {
    let model: Model

    var body: some View {
      Color.red.frame(width: 20, height: 20).offset(x: model.isMoved ? 100 : 0)
    }
  }

  private let model = Model()

  private func host() -> TestHost { TestHost(size: CGSize(width: 200, height: 100)) { Page(model: model) } }

  @Test("A completion is called once, when the animations of the transaction have ended")
  func afterwards() {
    let host = host()
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion { model.log.append("done") }
    withTransaction(transaction) { model.isMoved = true }
    host.render()
    host.advance(by: 0.9)
    #expect(model.log.isEmpty)
    host.advance(by: 0.2)
    #expect(model.log == ["done"])
    host.advance(by: 2)
    #expect(model.log == ["done"])
    host.close()
  }

  @Test("A completion is called once if nothing is animated", arguments: [true, false])
  func withoutMotion(_ changes: Bool) {
    let host = host()
    var transaction = Transaction()
    transaction.addAnimationCompletion { model.log.append("done") }
    withTransaction(transaction) { if changes { model.isMoved = true } }
    host.advance(by: 0.1)
    #expect(model.log == ["done"])
    host.close()
  }

  @Test("Several completions are all called, each by its own criteria")
  func criteria() throws {
    let host = host()
    var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0.5))
    transaction.addAnimationCompletion(criteria: .removed) { model.log.append("removed") }
    transaction.addAnimationCompletion(criteria: .logicallyComplete) { model.log.append("arrived") }
    transaction.addAnimationCompletion { model.log.append("arrived, too") }
    withTransaction(transaction) { model.isMoved = true }
    host.render()
    host.advance(by: 0.45)
    #expect(model.log.isEmpty)
    host.advance(by: 0.15)
    #expect(model.log == ["arrived", "arrived, too"])
    try host.settle()
    #expect(model.log == ["arrived", "arrived, too", "removed"])
    host.close()
  }

  @Test("A change of state in a completion is shown")
  func chained() throws {
    let host = host()
    var transaction = Transaction(animation: .linear(duration: 0.2))
    transaction.addAnimationCompletion {
      model.log.append("back")
      withAnimation(.linear(duration: 0.2)) { model.isMoved = false }
    }
    withTransaction(transaction) { model.isMoved = true }
    host.render()
    try host.settle()
    host.advance(by: 0.5)
    #expect(model.log == ["back"])
    #expect(!model.isMoved)
    #expect(host.snapshot().pixel(100, 50).red > 200 && host.snapshot().pixel(100, 50).green < 120)
    #expect(host.leftovers().isEmpty)
    host.close()
  }
}
