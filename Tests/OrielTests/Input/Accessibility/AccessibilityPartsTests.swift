import Oriel
import OrielTesting
import Testing

@MainActor @Suite("Accessibility of text parts, conditions, categories and interaction")
struct AccessibilityPartsTests {
  private func elements<Content: View>(@ViewBuilder _ content: () -> Content) -> [AccessibilityElement] {
    let host = TestHost(size: CGSize(width: 300, height: 300), content: content)
    let watch = AccessibilityObserver(host.graph)
    _ = watch.refresh()
    return watch.snapshot.roots.compactMap { watch.snapshot.elements[$0] }
  }

  @Test("A part of a text is read by its label, also in an interpolation, and is drawn unchanged")
  func textLabels() throws {
    let distance = Text("5 mi").accessibilityLabel("five miles")
    let found = elements {
      Text("It is ") + distance + Text(" away")
      Text("Only \(distance)").font(.body)
      Text(verbatim: "x²").accessibilityLabel(Text("x squared").bold())
    }
    #expect(found.map(\.label) == ["It is five miles away", "Only five miles", "x squared"])
    let host = TestHost { Text("It is ") + distance }
    let plain = TestHost { Text("It is 5 mi") }
    #expect(try host.find("It is five miles").frame.width == plain.find("It is 5 mi").frame.width)
  }

  @Test("A text has the heading level and the content type of the first part with one")
  func textFacts() throws {
    let title: Text = Text("Code").accessibilityHeading(.h2).accessibilityTextContentType(.sourceCode)
    let found = elements {
      title.accessibilityAddTraits(.isHeader)
      (title + Text(" more").accessibilityHeading(.h4)).accessibilityAddTraits(.isHeader)
      Text("plain")
    }
    #expect(found.map(\.headingLevel) == [2, 2, nil])
    #expect(found.map(\.textContentType) == [.sourceCode, .sourceCode, nil])
  }

  @Test("A text is spelled out if it or an enclosing view requests it, and is drawn unchanged")
  func spelling() throws {
    let found = elements {
      Text("Code ") + Text("A1 b").speechSpellsOutCharacters()
      Text("plain").speechSpellsOutCharacters().speechSpellsOutCharacters(false)
      VStack {
        Text("XY").accessibilityLabel("XYZ")
        Text(verbatim: "e\u{301}a")
      }
      .speechSpellsOutCharacters()
      Text("as is").speechSpellsOutCharacters(false)
    }
    #expect(found.map(\.label) == ["Code A 1 b", "plain", "X Y Z", "e\u{301} a", "as is"])
    let host = TestHost { Text("AB").speechSpellsOutCharacters() }
    let plain = TestHost { Text("AB") }
    #expect(try host.find("A B").frame.width == plain.find("AB").frame.width)
  }

  @Test("The modifiers of a voice leave a text and its label unchanged")
  func voice() {
    let text = Text("A, b").speechAdjustedPitch(0.5).speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
    #expect(text == Text("A, b"))
    let found = elements { text.padding().speechAdjustedPitch(-1).speechAlwaysIncludesPunctuation().speechAnnouncementsQueued() }
    #expect(found.map(\.label) == ["A, b"])
  }

  @Test("A modifier that isn't enabled leaves its content unchanged")
  func isEnabled() throws {
    for isEnabled in [false, true] {
      let found = elements {
        Text("own")
          .accessibilityValue("own value")
          .accessibilityHint("own hint")
          .accessibilityLabel("other", isEnabled: isEnabled)
          .accessibilityValue(Text("other value"), isEnabled: isEnabled)
          .accessibilityHint("other hint", isEnabled: isEnabled)
          .accessibilityIdentifier("id", isEnabled: isEnabled)
          .accessibilityInputLabels(["short"], isEnabled: isEnabled)
        Text("second").accessibilityHidden(true, isEnabled: isEnabled)
      }
      let element = try #require(found.first)
      #expect(element.label == (isEnabled ? "other" : "own"))
      #expect(element.value == (isEnabled ? "other value" : "own value"))
      #expect(element.hint == (isEnabled ? "other hint" : "own hint"))
      #expect(element.identifier == (isEnabled ? "id" : nil))
      #expect(element.inputLabels == (isEnabled ? ["short"] : []))
      #expect(found.count == (isEnabled ? 1 : 2))
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.accessibilityElement().accessibilityLabel("spot").accessibilityActivationPoint(.topLeading, isEnabled: false)
    }
    #expect(try host.find("spot").activationPoint == CGPoint(x: 50, y: 50))
  }

  @Test("A changed isEnabled condition takes effect, and a disabled modifier creates no element")
  func condition() throws {
    struct Changing: View {
      @State private var isMuted = false

      var body: some View {
        VStack {
          Button("Mute") { isMuted.toggle() }
          Text("Sound").accessibilityLabel("Silence", isEnabled: isMuted)
        }
      }
    }
    let host = TestHost { Changing() }
    #expect(host.exists("Sound"))
    try host.tap("Mute")
    #expect(host.exists("Silence") && !host.exists("Sound"))
    try host.tap("Mute")
    #expect(host.exists("Sound"))
    #expect(elements { Color.red.accessibilityLabel("none", isEnabled: false) }.isEmpty)
  }

  @Test("A label can be built from a view, with the previous label if the view contains it")
  func labelOfContent() throws {
    let found = elements {
      Button("Play") {}.accessibilityLabel { label in
        Text("Now")
        label
      }
      Text("Bare").accessibilityLabel { _ in Text("Replaced") }
    }
    #expect(found.map(\.label) == ["Now, Play", "Replaced"])
    #expect(found.first?.role == .button)
  }

  @Test("Actions have a category, and a view can be an action's label")
  func categories() throws {
    var done: [String] = []
    let host = TestHost {
      Text("Mail")
        .accessibilityActions(category: .edit) { Button("Cut") { done.append("cut") } }
        .accessibilityActions(category: AccessibilityActionCategory("Sorting")) { Button("Flag") { done.append("flag") } }
        .accessibilityActions(category: .default) { Button("Open") { done.append("open") } }
        .accessibilityAction {
          done.append("reply")
        } label: {
          HStack {
            Text("Reply")
            Text("all")
          }
        }
    }
    let watch = AccessibilityObserver(host.graph)
    _ = watch.refresh()
    let mail = try #require(watch.snapshot.roots.first.flatMap { watch.snapshot.elements[$0] })
    #expect(mail.actions.map(\.name) == ["Cut", "Flag", "Open", "Reply, all"])
    #expect(mail.actions.map { $0.description() } == ["Edit", "Sorting", "", ""])
    for action in mail.actions { action.handler() }
    #expect(done == ["cut", "flag", "open", "reply"])
  }

  @Test("Actions follow a change of their category")
  func changedCategory() throws {
    struct Mail: View {
      @State private var isSorting = false

      var body: some View {
        Button("Mail") { isSorting = true }
          .accessibilityActions(category: isSorting ? AccessibilityActionCategory("Sorting") : .edit) { Button("Flag") {} }
      }
    }
    let host = TestHost { Mail() }
    let watch = AccessibilityObserver(host.graph)
    func categories() throws -> [String] {
      _ = watch.refresh()
      let mail = try #require(watch.snapshot.roots.first.flatMap { watch.snapshot.elements[$0] })
      return mail.actions.filter { $0.name == "Flag" }.map { $0.description() }
    }
    #expect(try categories() == ["Edit"])
    try host.tap("Mail")
    #expect(try categories() == ["Sorting"])
    host.close()
  }

  @Test("An element that doesn't respond has no actions and no focus, and one that responds stays separate in its row")
  func response() throws {
    let found = elements {
      Button("Dead") {}.accessibilityRespondsToUserInteraction(false)
      Button("Alive") {}.accessibilityRespondsToUserInteraction(false, isEnabled: false)
      Text("Handle").accessibilityRespondsToUserInteraction()
    }
    #expect(found.map { $0.actions.count } == [0, 1, 0])
    #expect(found.map { $0.states.contains(.isFocusable) } == [false, true, false])
    func labels(_ responds: Bool) -> [String] {
      elements { LabeledContent("Name") { Text("Grip").accessibilityRespondsToUserInteraction(responds) } }.map(\.label)
    }
    #expect(labels(false).count == 1)
    #expect(labels(true) == ["Name", "Grip"])
  }
}
