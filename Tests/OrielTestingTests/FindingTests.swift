import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
struct FindingTests {
  @Test func textIsFoundByPartOfItsLabel() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Text("Hello") }
    let element = try host.find(text: "Hell")
    #expect(element.label == "Hello")
    #expect(element.traits == .isStaticText)
    #expect(abs(element.center.x - 100) < 1 && abs(element.center.y - 50) < 1)
    #expect(throws: HostError.self) { try host.find(label: "Hell") }
  }

  @Test func noMatchPrintsTheExistingElements() throws {
    let host = TestHost { Text("Apple") }
    let error = #expect(throws: HostError.self) { try host.find("Pear") }
    #expect(error?.reason == .noMatch)
    #expect(error?.description.contains("\"Apple\"") == true)
  }

  @Test func severalMatchesPrintTheCandidates() throws {
    let host = TestHost {
      VStack {
        Text("Twice")
        Text("Twice").accessibilityIdentifier("second")
      }
    }
    let error = #expect(throws: HostError.self) { try host.find("Twice") }
    #expect(error?.reason == .severalMatches)
    #expect(error?.description.contains("#second") == true)
    #expect(try host.find("second").frame.minY > host.findAll(label: "Twice")[0].frame.minY)
  }

  @Test func modifiersChangeTheOneElementInside() throws {
    let host = TestHost {
      Text("x").accessibilityLabel("Close").accessibilityValue("1").accessibilityHint("Shuts").accessibilityAddTraits(.isHeader)
        .accessibilityRemoveTraits(.isStaticText)
    }
    let element = try host.find(role: .isHeader)
    #expect(element.label == "Close" && element.value == "1" && element.hint == "Shuts")
    #expect(!element.traits.contains(.isStaticText))
  }

  @Test func severalElementsBecomeAGroup() throws {
    let host = TestHost {
      VStack {
        Text("a")
        Text("b")
      }.accessibilityIdentifier("card")
    }
    #expect(try host.find("card").children.map(\.label) == ["a", "b"])
  }

  @Test func elementsIgnoreContainAndCombineTheirChildren() throws {
    func children(_ behavior: AccessibilityChildBehavior) throws -> Element {
      let host = TestHost {
        VStack {
          Text("a")
          Text("b")
        }.accessibilityElement(children: behavior).accessibilityIdentifier("it")
      }
      return try host.find("it")
    }
    #expect(try children(.ignore).label == "" && children(.ignore).children.isEmpty)
    #expect(try children(.contain).children.count == 2)
    #expect(try children(.combine).label == "a, b" && children(.combine).children.isEmpty)
  }

  @Test func hiddenTransparentAndCoveredViewsAreNoElements() {
    let host = TestHost {
      ZStack {
        Text("below")
        Text("clear").opacity(0)
        Text("hidden").accessibilityHidden(true)
        VStack { Text("modal") }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
        Text("above")
      }
    }
    #expect(host.allElements.map(\.label).filter { !$0.isEmpty } == ["modal", "above"])
  }

  @Test func aDrawingWithALabelIsAnElement() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Color.red.frame(width: 20, height: 10).accessibilityLabel("Red") }
    #expect(try host.find("Red").frame == CGRect(x: 40, y: 45, width: 20, height: 10))
  }

  @Test func theDefaultActionIsPerformed() throws {
    var count = 0
    let host = TestHost { Text("Go").accessibilityAction { count += 1 } }
    #expect(try host.find("Go").activate())
    #expect(count == 1)
  }

  @Test func coveredDisabledAndFarElementsRefuseTaps() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ZStack {
        Text("Covered")
        Color.red.frame(width: 50, height: 50).accessibilityLabel("Cover")
        Text("Far").offset(x: 500)
        Text("Off").offset(y: -40).environment(\.isEnabled, false)
      }
    }
    let covered = #expect(throws: HostError.self) { try host.tap("Covered") }
    #expect(covered?.reason == .covered)
    #expect(covered?.description.contains("\"Cover\"") == true)
    #expect(#expect(throws: HostError.self) { try host.tap("Far") }?.reason == .outsideWindow)
    #expect(#expect(throws: HostError.self) { try host.tap("Off") }?.reason == .disabled)
  }

  @Test func theDumpReadsAsSpecified() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).accessibilityLabel("Red").accessibilityAddTraits(.isButton)
        Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("b").environment(\.isEnabled, false)
      }.accessibilityElement(children: .contain)
    }
    #expect(
      host.accessibilityDump == """
        group (40 40 20x20)
          button "Red" (40 40 20x10)
          element #b disabled (40 50 20x10)

        """)
  }
}
