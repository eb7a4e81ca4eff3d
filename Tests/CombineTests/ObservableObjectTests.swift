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

  @Test("A published property announces its change before it happens, and publishes the new value")
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

  @Test("A pipeline from one property to another runs through the main run loop")
  func pipeline() async throws {
    let model = Model()
    model.text = "a b"
    #expect(model.isEmpty == false)
    try await wait(until: { model.results == ["a", "b"] })
  }

  @Test("Assigning to a property of an object")
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
