import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var path = NavigationPath()
  var numbers: [Int] = []
  var isPresented = false
  var isActive = false
  var item: String?
  var hasPresenter = true
  var log: [String] = []
}

private struct Screen: View {
  let model: Model
  let name: String
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text(verbatim: "\(name): \(count) \(isPresented)").accessibilityIdentifier(name)
      Button("Count \(name)") { count += 1 }
      NavigationLink("Next \(name)", value: name.count)
      Button("Dismiss \(name)") { dismiss() }
      Button("Old \(name)") { mode.wrappedValue.dismiss() }
    }
    .onAppear { model.log.append("+\(name)") }
    .onDisappear { model.log.append("-\(name)") }
    .navigationTitle(name)
  }
}

private struct Stacked: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        Screen(model: model, name: "Root")
        NavigationLink("To 7", value: 7)
        NavigationLink("To missing", value: 1.5)
        NavigationLink("To view") { Screen(model: model, name: "View") }
      }
      .navigationDestination(for: Int.self) { number in Screen(model: model, name: "Int \(number)") }
      .navigationDestination(for: String.self) { text in Screen(model: model, name: "String \(text)") }
    }
  }
}

private struct Bound: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack {
      VStack {
        Text("Base").navigationTitle("Base")
        if model.hasPresenter {
          Text("Presenter")
            .navigationDestination(isPresented: $model.isPresented) { Screen(model: model, name: "Shown") }
            .navigationDestination(item: $model.item) { Screen(model: model, name: "Item \($0)") }
        }
        NavigationLink("Active", isActive: $model.isActive) { Screen(model: model, name: "Linked") }
      }
    }
  }
}

private struct Numbers: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack(path: $model.numbers) {
      VStack {
        NavigationLink("To 1", value: 1)
        NavigationLink("To text", value: "text")
      }
      .navigationTitle("Numbers")
      .navigationDestination(for: Int.self) { Screen(model: model, name: "Int \($0)") }
    }
  }
}

@MainActor
@Suite("NavigationStack")
struct NavigationStackTests {
  private func make(_ prepare: (Model) -> Void = { _ in }) -> (TestHost, Model) {
    let model = Model()
    prepare(model)
    return (TestHost { Stacked(model: model) }, model)
  }

  @Test("A link pushes, the back button pops, and the path follows both")
  func pushesAndPops() throws {
    let (host, model) = make()
    #expect(host.exists("Root") && !host.exists("Back"))
    #expect(host.findAll(role: .isHeader).map(\.label) == ["Root"])
    try host.tap("To 7")
    #expect(model.path.count == 1)
    #expect(host.exists("Int 7"))
    try host.settle()
    #expect(!host.exists("To 7"), "Covered content can't be found")
    #expect(try host.find(identifier: "Int 7").label == "Int 7: 0 true")
    try host.tap("Back")
    #expect(model.path.isEmpty)
    try host.settle()
    #expect(!host.exists("Int 7") && host.exists("To 7") && !host.exists("Back"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A covered screen keeps its state, and a popped one doesn't")
  func keepsState() throws {
    let (host, model) = make()
    let before = host.liveNodeCount
    try host.tap("Count Root")
    try host.tap("To 7")
    try host.settle()
    try host.tap("Count Int 7")
    #expect(try host.find(identifier: "Int 7").label == "Int 7: 1 true")
    try host.tap("Next Int 7")
    try host.settle()
    #expect(model.path.count == 2 && host.exists("Int 5"))
    try host.tap("Back")
    try host.settle()
    #expect(try host.find(identifier: "Int 7").label == "Int 7: 1 true")
    try host.tap("Back")
    try host.settle()
    #expect(try host.find(identifier: "Root").label == "Root: 1 false")
    #expect(host.liveNodeCount == before)
    try host.tap("To 7")
    try host.settle()
    #expect(try host.find(identifier: "Int 7").label == "Int 7: 0 true")
  }

  @Test("onAppear and onDisappear run when a screen is covered and uncovered")
  func appearance() throws {
    let (host, model) = make()
    #expect(model.log == ["+Root"])
    try host.tap("To 7")
    #expect(model.log == ["+Root", "+Int 7"])
    try host.settle()
    #expect(model.log == ["+Root", "+Int 7", "-Root"])
    try host.tap("Back")
    #expect(model.log.suffix(1) == ["+Root"])
    try host.settle()
    #expect(model.log == ["+Root", "+Int 7", "-Root", "+Root", "-Int 7"])
  }

  @Test("The stack follows a path with several screens, a deep link, a changed value in the middle, and an empty path")
  func followsPath() throws {
    let (host, model) = make {
      $0.path.append("deep")
      $0.path.append(3)
    }
    #expect(host.exists("Int 3") && host.graph.isIdle, "A deep link is shown without an animation")
    model.path.removeLast()
    try host.settle()
    #expect(host.exists("String deep"))
    model.path = NavigationPath([1, 2, 3])
    host.render()
    try host.settle()
    #expect(host.exists("Int 3"))
    try host.tap("Back")
    try host.settle()
    #expect(host.exists("Int 2") && model.path == NavigationPath([1, 2]))
    model.path = NavigationPath()
    try host.settle()
    #expect(host.exists("To 7") && !host.exists("Int 2"))
    #expect(model.log.filter { $0 == "+Int 1" }.count <= 1)
  }

  @Test("Changes of the path during animations settle in the last state")
  func interrupted() throws {
    let (host, model) = make()
    let before = host.liveNodeCount
    for step in 0..<40 {
      switch step % 5 {
      case 0: model.path.append(step)
      case 1: model.path.append("\(step)")
      case 2: model.path.removeLast()
      case 3: model.path = NavigationPath(["a", "b"])
      default: model.path = NavigationPath()
      }
      host.advance(by: Double(step % 7) * TestHost.frameDuration)
    }
    try host.settle()
    #expect(host.exists("To 7") && !host.exists("Back"))
    #expect(host.liveNodeCount == before)
    model.path.append(9)
    host.advance(by: 0.1)
    model.path.removeLast()
    host.advance(by: 0.05)
    model.path.append(8)
    try host.settle()
    #expect(host.exists("Int 8") && !host.exists("Int 9"))
  }

  @Test("dismiss() and presentationMode pop the screen", arguments: ["Dismiss", "Old"])
  func dismisses(way: String) throws {
    let (host, model) = make()
    try host.tap("To 7")
    try host.settle()
    try host.tap("\(way) Int 7")
    #expect(model.path.isEmpty)
    try host.settle()
    #expect(host.exists("To 7"))
    // The root can't be dismissed.
    try host.tap("\(way) Root")
    #expect(host.exists("To 7") && host.messages.isEmpty)
  }

  @Test("A link with a destination view pushes it without changing the path")
  func viewLinks() throws {
    let (host, model) = make()
    try host.tap("To view")
    try host.settle()
    #expect(host.exists("View") && model.path.isEmpty)
    try host.tap("Next View")
    try host.settle()
    #expect(host.exists("Int 4") && model.path.count == 1)
    try host.tap("Back")
    try host.settle()
    #expect(host.exists("View"))
    try host.tap("Dismiss View")
    try host.settle()
    #expect(host.exists("To view") && !host.exists("View"))
    try host.tap("To view")
    try host.settle()
    #expect(host.exists("View"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A typed path accepts values of its own type and reports others")
  func typedPath() throws {
    let model = Model()
    let host = TestHost { Numbers(model: model) }
    try host.tap("To 1")
    #expect(model.numbers == [1])
    try host.settle()
    try host.tap("Back")
    try host.settle()
    #expect(model.numbers.isEmpty)
    try host.tap("To text")
    try host.settle()
    #expect(host.messages.count == 1 && host.exists("To text"))
    model.numbers = [4, 5]
    try host.settle()
    #expect(host.exists("Int 5"))
  }

  @Test("A value without a destination is reported once, and a placeholder screen is shown")
  func missing() throws {
    let (host, model) = make()
    try host.tap("To missing")
    try host.settle()
    #expect(host.messages.count == 1 && host.messages[0].contains("Double"))
    #expect(host.exists(text: "This screen isn't available."))
    try host.tap("Back")
    try host.settle()
    #expect(model.path.isEmpty)
  }

  @Test("isPresented and item bindings push and pop, and are reset by going back")
  func bindings() throws {
    let model = Model()
    let host = TestHost { Bound(model: model) }
    model.isPresented = true
    try host.settle()
    #expect(host.exists("Shown"))
    try host.tap("Back")
    #expect(!model.isPresented)
    try host.settle()
    model.item = "a"
    try host.settle()
    #expect(host.exists("Item a"))
    model.item = "b"
    try host.settle()
    #expect(host.exists("Item b") && !host.exists("Item a"))
    try host.tap("Dismiss Item b")
    try host.settle()
    #expect(model.item == nil && host.exists("Presenter"))
    try host.tap("Active")
    #expect(model.isActive)
    try host.settle()
    #expect(host.exists("Linked"))
    model.isActive = false
    try host.settle()
    #expect(!host.exists("Linked"))
    model.isPresented = true
    try host.settle()
    model.hasPresenter = false
    try host.settle()
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("Removing the view of a destination with a binding pops its screen")
  func presenterGoes() throws {
    let model = Model()
    let host = TestHost { Bound(model: model) }
    model.item = "a"
    try host.settle()
    model.hasPresenter = false
    try host.settle()
    #expect(!host.exists("Item a") && host.exists("Active"))
  }

  @Test("Links work in the cells of lazy containers")
  func cells() throws {
    let host = TestHost {
      NavigationStack {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(0..<200) { cell in NavigationLink("Cell \(cell)", value: cell).frame(height: 60) }
          }
        }
        .navigationDestination(for: Int.self) { Text(verbatim: "Cell's \($0)") }
      }
    }
    host.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 1500))
    try host.settle()
    try host.tap("Cell 60")
    try host.settle()
    #expect(host.exists("Cell's 60"))
    try host.tap("Back")
    try host.settle()
    #expect(host.exists("Cell 60"))
  }

  @Test("Of two destinations for a type the outer one takes precedence, and this is reported once")
  func twice() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Go", value: 1)
          .navigationDestination(for: Int.self) { _ in Text("Inner") }
          .navigationDestination(for: Int.self) { _ in Text("Outer") }
      }
    }
    #expect(host.messages.count == 1 && host.messages[0].contains("Int"))
    try host.tap("Go")
    try host.settle()
    #expect(host.exists("Outer") && !host.exists("Inner"))
  }

  @Test("A task of a covered screen is canceled, and starts again when the screen is uncovered")
  func tasks() async throws {
    let model = Model()
    let host = TestHost {
      NavigationStack {
        NavigationLink("Go") { Text("There") }
          .task {
            model.log.append("begins")
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(100)) }
            model.log.append("ends")
          }
      }
    }
    for _ in 0..<20 where model.log.count < 1 { await Task.yield() }
    try host.tap("Go")
    try host.settle()
    for _ in 0..<1000 where model.log.count < 2 { await Task.yield() }
    #expect(model.log == ["begins", "ends"])
    try host.tap("Back")
    try host.settle()
    for _ in 0..<1000 where model.log.count < 3 { await Task.yield() }
    #expect(model.log == ["begins", "ends", "begins"])
    host.close()
  }
}
