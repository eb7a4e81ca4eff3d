import Foundation
import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// Fields under the keyboard in the containers that programs use.
@MainActor @Suite("Scrolling fields above the keyboard in various containers")
struct ScrollAvoidContainerTests {
  enum Container: String, CaseIterable { case scrollView, list, form, tabs, navigation, nested, sheet }

  @Observable @MainActor
  final class Model {
    var error = 0
    @ObservationIgnored weak var invoker: KeyboardScrollInvocator?
    @ObservationIgnored var events: [String] = []
  }

  struct Fields: View {
    let model: Model
    @FocusState.Binding var focus: Int?
    let distance: Int
    @State private var texts = Array(repeating: "", count: 24)

    var body: some View {
      ForEach(0..<24) { index in
        if index == 3, model.error > 0 { Text("error").frame(height: CGFloat(model.error)) }
        TextField("f\(index)", text: $texts[index])
          .accessibilityIdentifier("f\(index)")
          .frame(height: 44)
          .focused($focus, equals: index)
          .onSubmit { focus = index + distance }
      }
    }
  }

  struct Screen: View {
    let container: Container
    let model: Model
    @FocusState private var focus: Int?

    /// The distance in fields to the next one. Lists only build rows near the viewport.
    private var distance: Int { container == .list || container == .form ? 6 : 15 }
    private var fields: some View { Fields(model: model, focus: $focus, distance: distance) }
    private var options: KeyboardScrollerOptions {
      KeyboardScrollerOptions(onScrollStart: { model.events.append("start") }, onScrollEnd: { model.events.append("end") })
    }
    private var column: some View { ScrollView { VStack(spacing: 0) { fields } } }

    private func avoiding(_ content: some View) -> some View {
      content.scrollAvoidKeyboard(scrollerOptions: options, onProvideScrollInvocator: { model.invoker = $0 })
    }

    var body: some View {
      switch container {
      case .scrollView: avoiding(column)
      case .list: avoiding(List { fields }.listStyle(.plain))
      case .form: avoiding(Form { fields })
      case .tabs: TabView { Tab("one", systemImage: "1.circle") { avoiding(column) } }
      case .navigation: NavigationStack { avoiding(column).navigationTitle("Title") }
      case .nested: avoiding(ScrollView(.horizontal) { column.frame(width: 400) })
      case .sheet: Color.clear.sheet(isPresented: .constant(true)) { avoiding(column) }
      }
    }
  }

  /// Returns the name of the focused field and its bottom edge.
  private func focused(_ host: TestHost) -> (name: String, bottom: CGFloat)? {
    host.allElements.first { $0.isFocused && $0.identifier != nil }.map { ($0.identifier ?? "", $0.frame.maxY) }
  }

  /// Advances, and returns whether the focused field moved in one direction only.
  private func follow(_ host: TestHost, seconds: Double = 1) -> Bool {
    var places: [CGFloat] = []
    // Only every third frame, because reading all elements takes longer than a frame.
    for _ in 0..<Int(seconds * 20) {
      host.advance(by: 1.0 / 20)
      if let place = focused(host)?.bottom { places.append(place) }
    }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }.filter { abs($0) > 0.5 }
    return steps.allSatisfy { $0 < 0 } || steps.allSatisfy { $0 > 0 }
  }

  private func stage(_ container: Container, _ model: Model) throws -> AvoidanceStage {
    let stage = AvoidanceStage { Screen(container: container, model: model) }
    try stage.host.settle()
    try stage.host.tap("f0")
    stage.keyboard.show(height: 300)
    #expect(follow(stage.host))
    return stage
  }

  @Test(
    "Tab moves through the fields, each of which scrolls in one movement to at least 20 points above the keyboard",
    arguments: Container.allCases)
  func tab(container: Container) throws {
    let model = Model()
    let stage = try stage(container, model)
    for index in 1..<14 {
      stage.host.press(.tab)
      #expect(follow(stage.host, seconds: 0.5), "\(container): to f\(index)")
      let found = try #require(focused(stage.host))
      #expect(found.name == "f\(index)" && found.bottom <= 480.6, "\(container): \(found)")
    }
    let bottom = try #require(focused(stage.host)).bottom
    #expect(bottom > 470, "\(container): scrolls only as far as necessary, \(bottom)")
    #expect(model.events.filter { $0 == "start" }.count == model.events.filter { $0 == "end" }.count)
  }

  @Test("A distant field that receives the focus on submit scrolls above the keyboard", arguments: Container.allCases)
  func submit(container: Container) throws {
    let model = Model()
    let stage = try stage(container, model)
    stage.host.press(.return)
    #expect(follow(stage.host), "\(container)")
    let found = try #require(focused(stage.host))
    let isLazy = container == .list || container == .form
    #expect(found.name == (isLazy ? "f6" : "f15") && found.bottom <= 480.6 && (isLazy || found.bottom > 479.4), "\(container): \(found)")
  }

  @Test(
    "After content above the field has grown, scrollToActiveInput() scrolls the field above the keyboard again",
    arguments: Container.allCases)
  func error(container: Container) throws {
    let model = Model()
    let stage = try stage(container, model)
    for _ in 0..<4 { stage.host.press(.tab) }
    #expect(follow(stage.host))
    #expect(focused(stage.host)?.name == "f4")
    model.error = 500
    stage.host.advance(by: 0.5)
    try #require(model.invoker).scrollToActiveInput()
    #expect(follow(stage.host), "\(container)")
    let found = try #require(focused(stage.host))
    #expect(found.name == "f4" && found.bottom <= 480.6, "\(container): \(found)")
  }

  @Test("A scroll view doesn't scroll for a focused field of another one")
  func elsewhere() throws {
    let (left, right) = (Model(), Model())
    let stage = AvoidanceStage {
      HStack(spacing: 0) {
        Screen(container: .scrollView, model: left)
        Screen(container: .scrollView, model: right)
      }
    }
    let fields = stage.host.allElements.filter { $0.identifier == "f2" }.sorted { $0.frame.minX < $1.frame.minX }
    #expect(fields.count == 2)
    let place = try #require(fields.last).frame
    stage.host.tap(at: CGPoint(x: place.midX, y: place.midY))
    stage.keyboard.show(height: 300)
    #expect(follow(stage.host))
    #expect(left.events.isEmpty && right.events == ["start", "end"])
  }
}
