import Foundation
import Testing

@testable import Oriel

@MainActor
@Suite("Appearance, changes and tasks")
struct AppearanceTests {
  final class Switch {
    var set: (Bool) -> Void = { _ in }
  }

  private struct Toggled<Content: View>: View {
    let control: Switch
    let content: Content
    @State private var isShown = true

    var body: some View {
      let _ = control.set = { isShown = $0 }
      VStack { if isShown { content } }
    }
  }

  @Test("A view appears before the first frame is drawn and disappears once")
  func appearance() {
    let journal = Journal()
    let control = Switch()
    let stage = Stage(
      Toggled(control: control, content: Text("a").onAppear { journal.note("in") }.onDisappear { journal.note("out") }))
    #expect(journal.entries == ["in"])
    control.set(false)
    stage.render()
    #expect(journal.entries == ["in", "out"])
    stage.host.close()
    #expect(journal.entries == ["in", "out"])
  }

  @Test("RT-5: A conditionally removed view calls onDisappear once, after its transition has ended")
  func disappearanceAfterTransition() {
    let journal = Journal()
    let control = Switch()
    let stage = Stage(Toggled(control: control, content: Text("a").onDisappear { journal.note("out") }))
    withAnimation(.linear(duration: 1)) { control.set(false) }
    stage.render()
    stage.run(for: 0.5)
    #expect(journal.entries.isEmpty)
    stage.run(for: 0.7)
    #expect(journal.entries == ["out"])
    #expect(stage.texts.isEmpty)
  }

  @Test("Closing the window makes every view disappear")
  func closing() {
    let journal = Journal()
    let stage = Stage(Text("a").onDisappear { journal.note("out") })
    stage.host.close()
    #expect(journal.entries == ["out"])
  }

  @Test("Releasing a host makes every view disappear")
  func lettingGo() {
    let journal = Journal()
    do { _ = Stage(Text("a").onDisappear { journal.note("out") }) }
    #expect(journal.entries == ["out"])
  }

  private struct Changing: View {
    let value: Int
    let journal: Journal

    var body: some View {
      Text("a")
        .onChange(of: value, initial: true) { journal.note("two \($0)>\($1)") }
        .onChange(of: value) { journal.note("none \(value)") }
        .onChange(of: value, perform: { journal.note("old \($0)") })
    }
  }

  @Test("RT-5: The forms of onChange receive the old and the new value, and run initially only if requested")
  func changes() {
    let journal = Journal()
    let stage = Stage(Changing(value: 1, journal: journal))
    #expect(journal.entries == ["two 1>1"])
    journal.clear()
    stage.host.setRoot(Changing(value: 2, journal: journal))
    stage.render()
    #expect(journal.entries == ["two 1>2", "none 2", "old 2"])
    journal.clear()
    stage.host.setRoot(Changing(value: 2, journal: journal))
    stage.render()
    #expect(journal.entries.isEmpty)
  }

  private struct Capturing: View {
    let items: [Int]
    let journal: Journal

    var body: some View {
      Text("a")
        .onChange(of: items, perform: { [old = items] new in journal.note("\(old) to \(new)") })
        .onChange(of: items) { journal.note("now \(items)") }
    }
  }

  @Test("The action of onChange(of:perform:) is that of the old view value, and the action of the newer form is that of the new one")
  func oldAction() {
    let journal = Journal()
    let stage = Stage(Capturing(items: [1], journal: journal))
    stage.host.setRoot(Capturing(items: [1, 2], journal: journal))
    stage.render()
    #expect(journal.entries.sorted() == ["[1] to [1, 2]", "now [1, 2]"])
    journal.clear()
    stage.host.setRoot(Capturing(items: [], journal: journal))
    stage.render()
    #expect(journal.entries.sorted() == ["[1, 2] to []", "now []"])
  }

  private struct Counter: ViewModifier {
    let journal: Journal
    @State private var count = 0

    func body(content: Content) -> some View {
      content.onAppear { count += 1 }.onChange(of: count) { journal.note("count \(count)") }
    }
  }

  @Test("RT-5: The state of a modifier persists across updates of its body")
  func modifierState() {
    let journal = Journal()
    let stage = Stage(Text(verbatim: "a").modifier(Counter(journal: journal)))
    #expect(journal.entries == ["count 1"])
    stage.host.setRoot(Text(verbatim: "b").modifier(Counter(journal: journal)))
    stage.render()
    #expect(journal.entries == ["count 1"])
    #expect(stage.texts == ["b"])
  }

  private struct Working: View {
    let id: Int
    let journal: Journal

    var body: some View {
      Text("a").task(id: id) {
        journal.note("start \(id)")
        try? await Task.sleep(for: .seconds(3600))
        journal.note(Task.isCancelled ? "cancelled \(id)" : "done")
      }
    }
  }

  private func settle(_ journal: Journal, _ count: Int) async {
    for _ in 0..<500 where journal.entries.count < count { try? await Task.sleep(for: .milliseconds(2)) }
  }

  @Test("A task starts with its view, starts again with another id, and is cancelled with the view")
  func tasks() async {
    let journal = Journal()
    let stage = Stage(Working(id: 1, journal: journal))
    await settle(journal, 1)
    #expect(journal.entries == ["start 1"])
    stage.host.setRoot(Working(id: 1, journal: journal))
    stage.render()
    stage.host.setRoot(Working(id: 2, journal: journal))
    stage.render()
    await settle(journal, 3)
    #expect(journal.entries.sorted() == ["cancelled 1", "start 1", "start 2"])
    stage.host.close()
    await settle(journal, 4)
    #expect(journal.entries.last == "cancelled 2")
  }

  private struct Named: View {
    @State private var born: Int

    init(born: Int) { _born = State(initialValue: born) }

    var body: some View { Text(verbatim: "\(born)") }
  }

  @Test("A view with another id has state of its own")
  func identity() {
    let stage = Stage(Named(born: 1).id("a"))
    stage.host.setRoot(Named(born: 2).id("a"))
    stage.render()
    #expect(stage.texts == ["1"])
    stage.host.setRoot(Named(born: 3).id("b"))
    stage.render()
    #expect(stage.texts == ["3"])
  }

  private struct Careless: View, Equatable {
    let value: Int
    let noise: Int

    nonisolated static func == (left: Self, right: Self) -> Bool { left.value == right.value }

    var body: some View { Text(verbatim: "\(value) \(noise)") }
  }

  @Test("An equatable view is updated only if its == finds a difference")
  func equatable() {
    let stage = Stage(Careless(value: 1, noise: 1).equatable())
    let work = stage.work { stage.host.setRoot(Careless(value: 1, noise: 2).equatable()) }
    #expect(work.bodies == 0)
    stage.host.setRoot(Careless(value: 2, noise: 3).equatable())
    stage.render()
    #expect(stage.texts == ["2 3"])
  }
}
