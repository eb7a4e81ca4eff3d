import Combine
import Foundation
import Testing

@Suite("Observable objects")
@MainActor
struct ObservableObjectTests {
  @MainActor
  final class Model: ObservableObject {
    @Published var text = ""
    @Published private(set) var results: [String] = []
    @Published var isEmpty = true
    var subscriptions: Set<AnyCancellable> = []

    init() {
      $text
        .removeDuplicates()
        .map { $0.isEmpty ? [] : $0.split(separator: " ").map(String.init) }
        .receive(on: RunLoop.main)
        .sink { [weak self] in self?.results = $0 }
        .store(in: &subscriptions)
      $text
        .map(\.isEmpty)
        .assign(to: &$isEmpty)
    }
  }

  @Test("A published property notifies before it changes and publishes the new value")
  func announces() {
    let model = Model()
    var announced: [String] = []
    let subscription = model.objectWillChange.sink { announced.append(model.text) }
    let values = Recorder(model.$text)
    model.text = "one"
    #expect(announced.first == "")
    #expect(model.text == "one")
    #expect(values.values == ["", "one"])
    subscription.cancel()
  }

  /// An object that sends `objectWillChange` itself.
  @MainActor
  final class Manual: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
  }

  /// An object that inherits its published property.
  final class Derived: Base { var other = 0 }
  class Base: ObservableObject { @Published var count = 0 }

  @Test("An object without published properties has one objectWillChange publisher and sends its changes with it")
  func sends() {
    let model = Manual()
    #expect(model.objectWillChange === model.objectWillChange)
    var announced: [Int] = []
    let subscription = model.objectWillChange.sink { announced.append(model.count) }
    model.count = 1
    model.count = 2
    #expect(announced == [0, 1])
    subscription.cancel()
    #expect(Manual().objectWillChange !== model.objectWillChange)
  }

  @Test("An object with an inherited published property has one publisher, which the property uses")
  func inherits() {
    let model = Derived()
    var count = 0
    let subscription = model.objectWillChange.sink { count += 1 }
    #expect(model.objectWillChange === model.objectWillChange)
    model.count = 1
    model.objectWillChange.send()
    #expect(count == 2)
    subscription.cancel()
  }

  @Test("New objects don't reuse the publishers of released ones")
  func comingAndGoing() {
    for _ in 0..<500 {
      let model = Manual()
      var count = 0
      let subscription = model.objectWillChange.sink { count += 1 }
      model.count = 1
      #expect(count == 1)
      subscription.cancel()
    }
  }

  @Test("A pipeline from one property to another delivers through the main run loop")
  func pipeline() async throws {
    let model = Model()
    model.text = "a b"
    #expect(model.isEmpty == false)
    try await wait(until: { model.results == ["a", "b"] })
  }

  @Test("assign(to:on:) sets the property of an object until it is canceled")
  func assigns() {
    final class Target {
      var value = 0
    }
    let target = Target()
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.assign(to: \.value, on: target)
    subject.send(4)
    #expect(target.value == 4)
    subscription.cancel()
    subject.send(5)
    #expect(target.value == 4)
  }
}
