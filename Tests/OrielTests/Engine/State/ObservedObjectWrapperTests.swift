import Foundation
import OpenCombine
import Oriel
import OrielTesting
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
}

extension ObservedObject.Wrapper where ObjectType == Counter {
  /// A binding whose name is an extension's, as packages declare them for their models.
  fileprivate var doubled: Binding<Int> {
    let count = self.count
    return Binding(get: { count.wrappedValue * 2 }, set: { count.wrappedValue = $0 / 2 })
  }
}

@MainActor
@Suite("The wrapper of an observed object")
struct ObservedObjectWrapperTests {
  private struct Screen: View {
    @ObservedObject var counter: Counter

    var body: some View {
      VStack {
        Stepper("Twice", value: $counter.doubled, step: 2)
        Text(verbatim: "\(counter.count)").accessibilityIdentifier("count")
      }
    }
  }

  @Test("An extension of the wrapper makes bindings to the object")
  func extensions() throws {
    let counter = Counter()
    let host = TestHost { Screen(counter: counter) }
    try host.find("Twice").increment()
    try host.find("Twice").increment()
    host.render()
    #expect(try host.find("count").label == "2")
    host.close()
  }
}
