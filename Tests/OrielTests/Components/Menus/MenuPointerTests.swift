import Foundation
import Oriel
import OrielTesting
import Testing

private struct Places: View {
  @State private var log = ""

  var body: some View {
    VStack {
      Menu("Places") {
        Button("Here") { log += "here " }
        Menu("Islands") {
          Button("Visby") { log += "visby " }
          Menu("Far") { Button("Horta") { log += "horta " } }
        }
        Menu("Coast") { Button("Brest") { log += "brest " } }
        Button("There") { log += "there " }
        Button("Nowhere") {}.disabled(true)
      }
      Text(verbatim: log).accessibilityIdentifier("log")
      Spacer()
    }
    .padding()
  }
}

@MainActor
@Suite("Pointer and keys in menus")
struct MenuPointerTests {
  /// Opens the menu and returns the frames of its entries.
  private func open() throws -> (host: TestHost, frames: [String: CGRect]) {
    let host = TestHost(size: CGSize(width: 900, height: 400)) { Places() }
    try host.tap("Places")
    try host.settle()
    var frames: [String: CGRect] = [:]
    for name in ["Here", "Islands", "Coast", "There", "Nowhere"] { frames[name] = try host.find(name).frame }
    return (host, frames)
  }

  private func point(_ frame: CGRect?) throws -> CGPoint {
    let frame = try #require(frame)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Returns the entries whose background differs from the menu's.
  private func marked(_ host: TestHost, _ frames: [String: CGRect]) -> [String] {
    let picture = host.snapshot()
    func level(_ frame: CGRect) -> Int { Int(picture.pixel(Int(frame.minX) + 4, Int(frame.midY)).red) }
    let ground = frames["Nowhere"].map(level) ?? 255
    return frames.filter { abs(level($0.value) - ground) > 8 }.map(\.key).sorted()
  }

  @Test("A submenu opens when the pointer rests on its entry, and closes when it rests on another")
  func hovering() throws {
    let (host, frames) = try open()
    try host.hover(at: point(frames["Islands"]))
    host.advance(by: 0.1)
    #expect(!host.exists("Visby"), "The pointer may only pass by")
    host.advance(by: 0.5)
    let visby = try host.find("Visby").frame
    #expect(visby.minX > (frames["Islands"]?.midX ?? 0))
    // The submenu stays open while the pointer crosses another entry on the way into it.
    try host.hover(at: point(frames["Coast"]))
    host.advance(by: 0.1)
    host.hover(at: CGPoint(x: visby.midX, y: visby.midY))
    host.advance(by: 1)
    #expect(host.exists("Visby"))
    // A submenu in the submenu opens.
    try host.hover("Far")
    host.advance(by: 0.6)
    #expect(host.exists("Horta"))
    // The other entry's submenu replaces it.
    try host.hover(at: point(frames["Coast"]))
    host.advance(by: 1)
    #expect(host.exists("Brest") && !host.exists("Visby") && !host.exists("Horta"))
    try host.hover(at: point(frames["There"]))
    host.advance(by: 1)
    #expect(!host.exists("Brest") && host.exists("There"))
    #expect(host.messages.isEmpty)
  }

  @Test("An entry of the outer menu can be chosen while a submenu is open, and all menus close")
  func choosing() throws {
    let (host, frames) = try open()
    try host.hover(at: point(frames["Islands"]))
    host.advance(by: 0.6)
    try host.tap(at: point(frames["There"]))
    try host.settle()
    #expect(try host.find("log").label == "there " && !host.exists("Visby") && !host.exists("There"))
    try host.tap("Places")
    try host.settle()
    try host.hover("Islands")
    host.advance(by: 0.6)
    try host.tap("Visby")
    try host.settle()
    #expect(try host.find("log").label == "there visby " && !host.exists("Islands"))
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("Only the entry that the pointer or a key reached last is highlighted")
  func marking() throws {
    let (host, frames) = try open()
    #expect(marked(host, frames) == [])
    try host.hover(at: point(frames["There"]))
    #expect(marked(host, frames) == ["There"])
    host.press(.downArrow)
    #expect(marked(host, frames) == ["Here"])
    // Keys continue from the entry under the pointer.
    try host.hover(at: point(frames["Coast"]))
    #expect(marked(host, frames) == ["Coast"])
    host.press(.downArrow)
    #expect(marked(host, frames) == ["There"])
    try host.hover(at: point(frames["Coast"]))
    try host.hover(at: point(frames["Here"]))
    host.press(.downArrow)
    #expect(marked(host, frames) == ["Islands"], "The focus follows the pointer each time")
    // An open submenu keeps its entry highlighted.
    try host.hover(at: point(frames["Islands"]))
    host.advance(by: 0.6)
    let visby = try host.find("Visby").frame
    host.hover(at: CGPoint(x: visby.midX, y: visby.midY))
    #expect(marked(host, frames) == ["Islands"])
  }
}
