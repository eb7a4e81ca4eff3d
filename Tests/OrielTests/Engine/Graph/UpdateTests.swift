import Foundation
import Observation
import OpenCombine
import Oriel
import OrielTesting
import Testing

@Observable
private final class Model {
  var first = 0
  var second = 0
  var ids: [Int] = Array(0..<5)
  var rows: [Int] = Array(repeating: 10, count: 10_000)
}

private final class OldModel: ObservableObject {
  @Published var count = 0
}

private struct ReadsFirst: View {
  let model: Model
  var body: some View { Text(verbatim: "first \(model.first)") }
}

private struct ReadsSecond: View {
  let model: Model
  var body: some View { Text(verbatim: "second \(model.second)") }
}

private struct Both: View {
  let model: Model
  var body: some View {
    VStack {
      ReadsFirst(model: model)
      ReadsSecond(model: model)
    }
  }
}

private struct Passes: View {
  let model: Model
  var body: some View {
    VStack {
      Text(verbatim: "parent \(model.first)")
      Shows(value: model.first / 10)
    }
  }
}

private struct Shows: View {
  let value: Int
  var body: some View { Text(verbatim: "child \(value)") }
}

private struct Observes: View {
  @ObservedObject var model: OldModel
  var body: some View { Text(verbatim: "count \(model.count)") }
}

private struct Row: View {
  @Observable final class Item {
    var width: CGFloat = 10
  }
  let item: Item
  var body: some View { Color.red.frame(width: item.width, height: 10).frame(width: 40, height: 10) }
}

private struct CounterRow: View {
  let id: Int
  @State private var count = 0
  var body: some View {
    Text(verbatim: "\(id): \(count)").accessibilityAction { count += 1 }
  }
}

private struct Counters: View {
  let model: Model
  var body: some View { VStack { ForEach(model.ids, id: \.self) { CounterRow(id: $0) } } }
}

private struct WritesInBody: View {
  @State private var count = 0
  var body: some View {
    if count == 0 { count = 1 }
    return Text(verbatim: "count \(count)")
  }
}

private struct Toggled: View {
  @Binding var value: Int
  var body: some View { Text(verbatim: "bound \(value)").accessibilityAction { value += 1 } }
}

private struct Owner: View {
  @State private var value = 0
  var body: some View {
    VStack {
      Text(verbatim: "own \(value)")
      Toggled(value: $value)
    }
  }
}

private struct Scheme: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(verbatim: "\(scheme)") }
}

private struct NoScheme: View {
  var body: some View { Color.clear.frame(width: 1, height: 1) }
}

@MainActor
struct UpdateTests {
  @Test("Only the view that reads a changed property is evaluated")
  func onlyTheReaderOfAChangedPropertyRuns() {
    let model = Model()
    let host = TestHost { Both(model: model) }
    let mark = host.mark()
    model.first = 1
    host.render()
    #expect(host.work(since: mark).bodies == 1)
    #expect(host.exists("first 1") && host.exists("second 0"))
  }

  @Test("A child is evaluated with its parent only if its values have changed")
  func equalChildValuesStopTheWalk() {
    let model = Model()
    let host = TestHost { Passes(model: model) }
    let mark = host.mark()
    model.first = 1
    host.render()
    #expect(host.work(since: mark).bodies == 1)
    model.first = 10
    host.render()
    #expect(host.work(since: mark).bodies == 3)
    #expect(host.exists("child 1"))
  }

  @Test("Several published changes evaluate their observer once")
  func aPublishedChangeRunsItsObserverOnce() {
    let model = OldModel()
    let host = TestHost { Observes(model: model) }
    let mark = host.mark()
    model.count = 1
    model.count = 2
    host.render()
    #expect(host.work(since: mark).bodies == 1)
    #expect(host.exists("count 2"))
  }

  @Test("A change of one leaf among ten thousand takes a constant amount of work")
  func oneLeafOfTenThousandCostsAConstant() {
    let items = (0..<10_000).map { _ in Row.Item() }
    let host = TestHost {
      VStack(spacing: 0) { ForEach(0..<items.count, id: \.self) { Row(item: items[$0]) } }
    }
    let mark = host.mark()
    items[5_000].width = 20
    host.render()
    let work = host.work(since: mark)
    #expect(work.bodies == 1)
    // The two frames, the color and the box that extends it into the safe area. The stack and its rows aren't measured.
    #expect(work.placed <= 4)
    #expect(work.measured <= 4)
    #expect(work.displayed <= 8)
    host.close()
  }

  @Test("A write through a binding updates its owner and the view that has the binding")
  func bindingsWriteToTheirOwner() throws {
    let host = TestHost { Owner() }
    #expect(try host.find("bound 0").activate())
    host.render()
    #expect(host.exists("own 1") && host.exists("bound 1"))
  }

  @Test("An environment change evaluates only the views that read the value")
  func anEnvironmentChangeReachesItsReadersOnly() {
    let host = TestHost {
      VStack {
        Scheme()
        NoScheme()
      }
    }
    let mark = host.mark()
    host.colorScheme = .dark
    host.render()
    #expect(host.work(since: mark).bodies == 1)
    #expect(host.exists("dark"))
  }

  @Test("Rows with duplicate ids are shown, and the id is reported once")
  func duplicateIdsAreShownAndToldOnce() {
    let model = Model()
    model.ids = [1, 1, 2]
    let host = TestHost { Counters(model: model) }
    #expect(host.findAll(label: "1: 0").count == 2)
    #expect(host.messages.count == 1)
    #expect(host.messages.first?.contains("id 1") == true)
    model.ids = [2, 1, 1]
    host.render()
    #expect(host.findAll(label: "1: 0").count == 2)
    #expect(host.messages.count == 1)
  }

  @Test("State moves with its identity, and a removed view loses it")
  func stateMovesWithItsIdentity() throws {
    let model = Model()
    let host = TestHost { Counters(model: model) }
    try host.find("1: 0").activate()
    host.render()
    model.ids = [4, 3, 2, 1, 0]
    host.render()
    #expect(host.elements.map(\.label) == ["4: 0", "3: 0", "2: 0", "1: 1", "0: 0"])
    model.ids = [4]
    host.render()
    model.ids = [1, 4]
    host.render()
    #expect(host.elements.map(\.label) == ["1: 0", "4: 0"])
  }

  @Test("A write to state in a body is kept, and reported with the view")
  func aWriteDuringBodyIsKeptAndToldWithTheView() {
    let host = TestHost { WritesInBody() }
    host.advance(by: 0.1)
    #expect(host.exists("count 1"))
    #expect(host.messages.count == 1)
    #expect(host.messages.first?.contains("WritesInBody") == true)
  }

  @Test("Removed views stay for their removal transition and are unmounted after it")
  func removedViewsStayForTheirTransitionAndThenGo() throws {
    let model = Model()
    let host = TestHost { Counters(model: model) }
    let before = host.liveNodeCount
    withAnimation(.linear(duration: 0.5)) { model.ids = [0, 1] }
    host.advance(by: 0.25)
    #expect(host.liveNodeCount == before)
    #expect(host.elements.map(\.label) == ["0: 0", "1: 0"])
    #expect(host.displayDump.contains("opacity"))
    try host.settle()
    #expect(host.liveNodeCount < before)
    #expect(!host.displayDump.contains("opacity"))
  }

  @Test("A view that returns during its removal transition keeps its state")
  func aViewThatComesBackAmidItsTransitionKeepsItsState() throws {
    let model = Model()
    let host = TestHost { Counters(model: model) }
    try host.find("3: 0").activate()
    host.render()
    withAnimation(.linear(duration: 0.5)) { model.ids = [0, 1] }
    host.advance(by: 0.2)
    withAnimation(.linear(duration: 0.5)) { model.ids = [0, 1, 3] }
    try host.settle()
    #expect(host.elements.map(\.label) == ["0: 0", "1: 0", "3: 1"])
  }

  @Test("A thousand insertions and removals leave no node and no work behind")
  func thousandInsertionsAndRemovalsLeaveNothing() throws {
    let model = Model()
    let host = TestHost { Counters(model: model) }
    let before = host.liveNodeCount
    for round in 0..<1_000 {
      withAnimation(round % 10 == 0 ? .linear(duration: 0.02) : nil) { model.ids.append(100 + round) }
      host.advance(by: TestHost.frameDuration)
      withAnimation(round % 10 == 0 ? .linear(duration: 0.02) : nil) { _ = model.ids.removeLast() }
      host.advance(by: TestHost.frameDuration)
    }
    try host.settle()
    #expect(host.liveNodeCount == before)
    #expect(host.leftovers().isEmpty)
  }
}
