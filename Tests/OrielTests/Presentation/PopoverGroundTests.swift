import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Background of a popover's arrow")
struct PopoverGroundTests {
  /// Returns the colors of the arrow and of the card beside its content, for an arrow at the card's bottom or top edge.
  private func colors(
    _ edge: Edge, scheme: ColorScheme = .light, @ViewBuilder _ content: @escaping () -> some View
  ) throws -> (arrow: [Int], card: [Int]) {
    let host = TestHost(size: CGSize(width: 800, height: 900), colorScheme: scheme) {
      Text("Anchor").popover(isPresented: .constant(true), arrowEdge: edge) { content().frame(width: 300, height: 250) }
    }
    try host.settle()
    defer { host.close() }
    let (card, picture) = try (host.find(role: .isModal).frame, host.snapshot())
    func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
      let pixel = picture.pixel(Int(x), Int(y))
      return [pixel.red, pixel.green, pixel.blue]
    }
    return (color(card.midX, edge == .top ? card.maxY + 3 : card.minY - 4), color(card.minX + 4, card.midY))
  }

  @Test(
    "The arrow has the background of a form, a list or a navigation stack that fills the popover", arguments: [ColorScheme.light, .dark])
  func filled(scheme: ColorScheme) throws {
    for edge in [Edge.top, .bottom] {
      let form = try colors(edge, scheme: scheme) { Form { Button("A") {} } }
      let list = try colors(edge, scheme: scheme) { List { Text("A") }.listStyle(.insetGrouped) }
      let stack = try colors(edge, scheme: scheme) { NavigationStack { Form { Text("A") }.navigationTitle("Title") } }
      for found in [form, list, stack] { #expect(found.arrow == found.card, "\(edge)") }
    }
  }

  @Test("The arrow has the popover's background if the content has none or doesn't reach the arrow's edge")
  func own() throws {
    let plain = try colors(.top) { Text("A") }
    #expect(plain.arrow == plain.card)
    let hidden = try colors(.top) { Form { Text("A") }.scrollContentBackground(.hidden) }
    #expect(hidden.arrow == plain.arrow && hidden.card == plain.card)
    let partly = try colors(.top) {
      VStack(spacing: 0) {
        Form { Text("A") }
        Color.clear.frame(height: 30)
      }
    }
    #expect(partly.arrow == plain.arrow && partly.card != plain.card)
  }

  @Test("The arrow's background changes with the content's")
  func changes() throws {
    let host = TestHost(size: CGSize(width: 800, height: 900)) { Changing() }
    try host.settle()
    func arrow() throws -> Int {
      let card = try host.find(role: .isModal).frame
      return host.snapshot().pixel(Int(card.midX), Int(card.maxY + 3)).red
    }
    let white = try arrow()
    try host.tap("Change")
    try host.settle()
    #expect(try arrow() < white)
  }

  private struct Changing: View {
    @State private var isHidden = true

    var body: some View {
      Text("Anchor").popover(isPresented: .constant(true), arrowEdge: .top) {
        Form { Button("Change") { isHidden = false } }
          .scrollContentBackground(isHidden ? .hidden : .visible)
          .frame(width: 300, height: 250)
      }
    }
  }
}
