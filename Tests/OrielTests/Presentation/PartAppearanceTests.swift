import Foundation
import Oriel
import OrielTesting
import Testing

private struct Inside: View {
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text("Plain words")
      Toggle("Choice", isOn: $isOn)
      TextField("Field", text: $text)
      Button("Act", systemImage: "star") {}
    }
    .padding()
  }
}

private struct Opener: View {
  var presentsSheet = false
  @State private var isOpen = false

  var body: some View {
    let button = Button("Open") { isOpen = true }
    if presentsSheet {
      button.sheet(isPresented: $isOpen) { Inside() }
    } else {
      button.popover(isPresented: $isOpen) { Inside() }
    }
  }
}

@MainActor
@Suite("Environment of presentations from styled containers")
struct PartAppearanceTests {
  private struct Look: Equatable {
    var sizes: [CGSize]
    var hasBlackText: Bool
  }

  private func look(@ViewBuilder _ content: @escaping () -> some View) throws -> Look {
    let host = TestHost(size: CGSize(width: 800, height: 700), content: content)
    try host.settle()
    try host.tap("Open")
    try host.settle()
    defer { host.close() }
    let frames = try [host.find(role: .isModal).frame] + ["Plain words", "Choice", "Field", "Act"].map { try host.find($0).frame }
    // The positions are irrelevant; only the sizes are compared.
    let sizes = frames.map { CGSize(width: ($0.width * 4).rounded() / 4, height: ($0.height * 4).rounded() / 4) }
    let (frame, picture) = try (host.find("Plain words").frame, host.snapshot())
    var ink = 255
    for y in Int(frame.minY)..<Int(frame.maxY) {
      for x in Int(frame.minX)..<Int(frame.maxX) { ink = min(ink, picture.pixel(x, y).red) }
    }
    return Look(sizes: sizes, hasBlackText: ink < 80)
  }

  @Test(
    "A presentation from a toolbar item doesn't inherit the item's styling",
    arguments: [ToolbarItemPlacement.confirmationAction, .primaryAction, .cancellationAction, .bottomBar, .status])
  func items(placement: ToolbarItemPlacement) throws {
    for presentsSheet in [false, true] {
      let plain = try look { Opener(presentsSheet: presentsSheet) }
      let inWindow = try look { Color.clear.toolbar { ToolbarItem(placement: placement) { Opener(presentsSheet: presentsSheet) } } }
      let inStack = try look {
        NavigationStack { Color.clear.toolbar { ToolbarItemGroup(placement: placement) { Opener(presentsSheet: presentsSheet) } } }
      }
      #expect(inWindow == plain, "sheet: \(presentsSheet)")
      #expect(inStack == plain, "sheet: \(presentsSheet)")
    }
  }

  @Test("A presentation from a header or footer of a list section doesn't inherit the header's or footer's styling")
  func sections() throws {
    for presentsSheet in [false, true] {
      let plain = try look { Opener(presentsSheet: presentsSheet) }
      let footer = try look {
        Form {
          Section {
            Text("Row")
          } footer: {
            Opener(presentsSheet: presentsSheet)
          }
        }
      }
      let header = try look {
        List {
          Section {
            Text("Row")
          } header: {
            Opener(presentsSheet: presentsSheet)
          }
        }
        .listStyle(.plain)
      }
      let prominent = try look {
        List {
          Section {
            Text("Row")
          } header: {
            Opener(presentsSheet: presentsSheet)
          }
        }
        .headerProminence(.increased)
      }
      #expect(footer == plain && header == plain && prominent == plain, "sheet: \(presentsSheet)")
    }
  }

  @Test("A presentation from a toolbar item inherits the styling that views inside the item set")
  func own() throws {
    let plain = try look { Opener().font(.title).italic().toggleStyle(.button) }
    let item = try look {
      Color.clear.toolbar { ToolbarItem(placement: .confirmationAction) { Opener().font(.title).italic().toggleStyle(.button) } }
    }
    #expect(item == plain)
  }
}
