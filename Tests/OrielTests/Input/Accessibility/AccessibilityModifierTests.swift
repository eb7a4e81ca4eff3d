import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor @Suite("Accessibility modifiers")
struct AccessibilityModifierTests {
  private func elements<Content: View>(@ViewBuilder _ content: () -> Content) -> [AccessibilityElement] {
    let host = TestHost(size: CGSize(width: 300, height: 300), content: content)
    let watch = AccessibilityObserver(host.graph)
    _ = watch.refresh()
    return watch.snapshot.roots.compactMap { watch.snapshot.elements[$0] }
  }

  @Test("Elements with a higher accessibilitySortPriority are read first, and equal ones in their own order")
  func sortPriority() throws {
    let host = TestHost {
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
        Text("c").accessibilitySortPriority(-1)
        Text("d")
        Text("e").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .contain)
    }
    #expect(host.elements.first?.children.map(\.label) == ["b", "e", "a", "d", "c"])
    let combined = TestHost {
      HStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .combine)
    }
    #expect(combined.elements.first?.label == "b, a")
  }

  @Test("The modifier accessibilityAction(named:) adds named actions after the default action")
  func namedActions() throws {
    var done: [String] = []
    let found = elements {
      Text("Mail")
        .accessibilityAction { done.append("open") }
        .accessibilityAction(named: "Archive") { done.append("archive") }
        .accessibilityAction(named: Text("Flag")) { done.append("flag") }
    }
    let mail = try #require(found.first)
    #expect(mail.actions.map(\.name) == ["press", "Archive", "Flag"])
    for action in mail.actions { action.handler() }
    #expect(done == ["open", "archive", "flag"])
  }

  @Test("The modifier accessibilityScrollAction adds an action for each of the four edges")
  func scrollAction() throws {
    var edges: [Edge] = []
    let found = elements { Text("Pages").accessibilityScrollAction { edges.append($0) } }
    for action in try #require(found.first).actions { action.handler() }
    #expect(edges == [.top, .bottom, .leading, .trailing])
  }

  @Test("Custom content is read after the hint, important content first, and an equal label replaces it")
  func customContent() throws {
    let found = elements {
      Text("Stone")
        .accessibilityHint("A kind of rock")
        .accessibilityCustomContent("Age", "Old")
        .accessibilityCustomContent("Colour", Text("Grey"))
        .accessibilityCustomContent("Weight", "Heavy", importance: .high)
        .accessibilityCustomContent("Age", "Very old")
    }
    #expect(found.first?.hint == "A kind of rock, Weight: Heavy, Colour: Grey, Age: Very old")
  }

  @Test("The modifier accessibilityActivationPoint sets the point at which the element is activated")
  func activationPoint() throws {
    let share = TestHost(size: CGSize(width: 100, height: 100)) {
      Text("x").frame(width: 100, height: 100).accessibilityElement().accessibilityLabel("wide")
        .accessibilityActivationPoint(UnitPoint(x: 0.25, y: 1))
    }
    #expect(try share.find("wide").activationPoint == CGPoint(x: 25, y: 100))
    let points = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.accessibilityElement().accessibilityLabel("wide").accessibilityActivationPoint(CGPoint(x: 5, y: 7))
    }
    #expect(try points.find("wide").activationPoint == CGPoint(x: 5, y: 7))
  }

  @Test("A heading has a level only if one is specified")
  func heading() {
    let found = elements {
      Text("plain").accessibilityAddTraits(.isHeader)
      Text("three").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
      Text("none").accessibilityAddTraits(.isHeader).accessibilityHeading(.unspecified)
    }
    #expect(found.map(\.headingLevel) == [nil, 3, nil] && found.allSatisfy { $0.role == .heading })
  }

  @Test("A nonempty announcement is passed to the speaker, and is dropped without one")
  func announcement() async {
    defer { AccessibilityNotification.speaker = nil }
    var said: [String] = []
    AccessibilityNotification.speaker = { said.append($0) }
    AccessibilityNotification.Announcement("Saved").post()
    AccessibilityNotification.Announcement(AttributedString("Sent")).post()
    AccessibilityNotification.Announcement("").post()
    for _ in 0..<1000 where said.count < 2 { await Task.yield() }
    #expect(said == ["Saved", "Sent"])
    AccessibilityNotification.speaker = nil
    AccessibilityNotification.Announcement("unheard").post()
    for _ in 0..<100 { await Task.yield() }
    #expect(said == ["Saved", "Sent"])
  }

  @Test("A button that shows only an icon in a bar has its title as label")
  func iconOnly() throws {
    let host = TestHost {
      NavigationStack {
        Text("Content").navigationTitle("Places").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Favourites", systemImage: "star") {} }
        }
      }
    }
    #expect(try host.find("Favourites").traits.contains(.isButton))
  }

  @Test("An accessibilityRepresentation replaces the element of its view, with the view's width, and takes no key focus")
  func representation() throws {
    var level = 2.0
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Text("drawn").frame(width: 120, height: 60)
        .accessibilityRepresentation {
          Slider(value: Binding(get: { level }, set: { level = $0 }), in: 0...4) { Text("Level") }
        }
    }
    #expect(!host.exists("drawn"))
    let slider = try host.find("Level")
    #expect(slider.value == "50%")
    #expect(slider.increment() && level > 2)
    #expect(slider.frame.width == 120)
    host.press(.tab)
    #expect(host.allElements.allSatisfy { !$0.isFocused }, "A view that isn't visible takes no key focus")
  }

  @Test("The modifier accessibilityChildren gives a drawing elements of its own, below its label")
  func children() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Color.red
        .accessibilityElement()
        .accessibilityLabel("Chart")
        .accessibilityChildren {
          HStack(spacing: 0) { ForEach(1..<4) { Color.blue.accessibilityElement().accessibilityLabel("Bar \($0)") } }
        }
    }
    let chart = try host.find(label: "Chart")
    #expect(chart.children.map(\.label) == ["Bar 1", "Bar 2", "Bar 3"])
    try #require(chart.children.count == 3)
    #expect(abs(chart.children[2].frame.maxX - 200) < 0.01 && abs(chart.children[0].frame.minX) < 0.01)
  }

  @Test("The modifier accessibilityActions adds enabled controls as actions of the element")
  func actionsOfControls() throws {
    var done: [String] = []
    let host = TestHost {
      Text("Mail")
        .accessibilityActions {
          Button("Archive") { done.append("archive") }
          Button("Never") { done.append("never") }.disabled(true)
          Button("Flag") { done.append("flag") }
        }
    }
    let watch = AccessibilityObserver(host.graph)
    _ = watch.refresh()
    let mail = try #require(watch.snapshot.roots.first.flatMap { watch.snapshot.elements[$0] })
    #expect(watch.snapshot.elements.count == 1 && mail.label == "Mail" && mail.role == .text)
    #expect(mail.actions.map(\.name) == ["Archive", "Flag"])
    for action in mail.actions { action.handler() }
    #expect(done == ["archive", "flag"])
  }
}
