import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

private struct SourceKey: TransactionKey {
  static let defaultValue = "nobody"
}

private struct SpeedKey: TransactionKey {
  static let defaultValue: Double? = nil
}

extension Transaction {
  fileprivate var source: String {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }

  fileprivate var speed: Double? {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }
}

@MainActor
@Suite("Custom transaction keys")
struct TransactionKeyTests {
  @MainActor
  @Observable
  fileprivate final class Model {
    var isMoved = false
    @ObservationIgnored var sources: [String] = []
  }

  private struct Page: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        box("heeding").transaction { transaction in
          model.sources.append(transaction.source)
          if transaction.source == "menu" { transaction.animation = .linear(duration: transaction.speed ?? 1) }
        }
        box("plain")
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }

    private func box(_ name: String) -> some View {
      Color.red.frame(width: 20, height: 20).accessibilityLabel(name).offset(x: model.isMoved ? 100 : 0)
    }
  }

  private func host(_ model: Model) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 100)) { Page(model: model) }
  }

  private func place(_ name: String, _ host: TestHost) throws -> CGFloat { try host.find(name).frame.minX }

  @Test("A key that isn't set has its default value")
  func standard() {
    var transaction = Transaction()
    #expect(transaction.source == "nobody" && transaction.speed == nil)
    transaction.source = "menu"
    #expect(transaction.source == "menu" && transaction.speed == nil && transaction.animation == nil)
    #expect(Transaction(animation: .linear).source == "nobody")
  }

  @Test("A custom value reaches the transaction modifiers around the changed views, which can act on it")
  func reaches() throws {
    let model = Model()
    let host = host(model)
    withTransaction(\.source, "menu") { model.isMoved = true }
    host.render()
    #expect(model.sources.contains("menu"))
    host.advance(by: 0.5)
    #expect(try abs(place("heeding", host) - 50) < 2)
    #expect(try place("plain", host) == 100)
    host.advance(by: 0.6)
    #expect(try place("heeding", host) == 100)
    host.close()
  }

  @Test("A change without the custom value, or with another value, has no effect of that value")
  func others() throws {
    let model = Model()
    let host = host(model)
    withTransaction(\.source, "menu") { model.isMoved = true }
    try host.settle()
    model.sources = []
    model.isMoved = false
    host.render()
    #expect(!model.sources.isEmpty && model.sources.allSatisfy { $0 == "nobody" })
    #expect(try place("heeding", host) == 0)
    withTransaction(\.source, "button") { model.isMoved = true }
    host.render()
    #expect(model.sources.contains("button") && !model.sources.contains("menu"))
    #expect(try place("heeding", host) == 100)
    host.close()
  }

  @Test("A transaction carries several custom values and its animation")
  func several() throws {
    let model = Model()
    let host = host(model)
    var transaction = Transaction(animation: .linear(duration: 4))
    transaction.source = "menu"
    transaction.speed = 2
    withTransaction(transaction) { model.isMoved = true }
    host.render()
    host.advance(by: 1)
    #expect(try abs(place("heeding", host) - 50) < 2, "The modifier's animation takes two seconds")
    #expect(try abs(place("plain", host) - 25) < 2, "The transaction's own animation takes four seconds")
    try host.settle()
    #expect(try place("heeding", host) == 100 && place("plain", host) == 100)
    host.close()
  }

  @Test("The function withTransaction returns the result of its closure, rethrows its error and ends its value with the closure")
  func result() throws {
    struct Refusal: Error {}
    #expect(withTransaction(\.source, "menu") { 7 } == 7)
    #expect(throws: Refusal.self) { try withTransaction(\.source, "menu") { throw Refusal() } }
    let model = Model()
    let host = host(model)
    model.isMoved = true
    host.render()
    #expect(!model.sources.contains("menu"), "The value ends with the closure")
    host.close()
  }

  @Test("A binding carries a transaction with a custom value")
  func binding() throws {
    let model = Model()
    let host = host(model)
    var transaction = Transaction()
    transaction.source = "menu"
    let binding = Binding(get: { model.isMoved }, set: { model.isMoved = $0 }).transaction(transaction)
    binding.wrappedValue = true
    host.render()
    #expect(model.sources.contains("menu"))
    host.advance(by: 0.5)
    #expect(try abs(place("heeding", host) - 50) < 2)
    host.close()
  }
}
