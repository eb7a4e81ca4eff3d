import Foundation
import Testing

/// The Gallery on Wayland, in Phosh's compositor.
@Suite("The Gallery on Wayland", .serialized, .enabled(if: PhocSession.isAvailable))
struct WaylandTests {
  @Test("Clicks, keys, drags, the wheel and the clipboard do what they do on X11")
  func input() throws {
    let (session, wayland) = try Self.open()
    defer { session.end() }
    let isTinted: (XvfbSession.Pixel) -> Bool = { $0.blue - $0.red > 12 }
    #expect(!isTinted(try wayland.pixel(at: WaylandPlaces.reset)))
    try wayland.click(WaylandPlaces.addOne)
    #expect(try wayland.wait(at: WaylandPlaces.reset, for: isTinted), "the counter counted")

    try wayland.click(WaylandPlaces.field)
    try session.x.type("ada")
    #expect(try wayland.text() == "ada")
    try session.launch("wl-copy", ["--foreground", "from elsewhere"])
    #expect(poll(for: 10) { (try? session.clipboard()) == "from elsewhere" ? true : nil } != nil)
    try session.x.press("ctrl+v")
    #expect(try wayland.text() == "from elsewhere")

    let isPurple: (XvfbSession.Pixel) -> Bool = { $0.blue > $0.green + 60 }
    let edge = (x: WaylandPlaces.card.x - 80, y: WaylandPlaces.card.y)
    #expect(isPurple(try wayland.pixel(at: edge)))
    try session.x.press(at: WaylandPlaces.card, in: session.screen, thenMoveBy: (x: 150, y: 20))
    #expect(try wayland.wait(at: edge) { !isPurple($0) }, "the card followed the pointer")
    try session.x.release()
    #expect(try wayland.wait(at: edge, for: isPurple), "the card sprang back")

    try wayland.click(WaylandPlaces.presentation)
    let empty = (x: 900, y: 700)
    let isWhite: (XvfbSession.Pixel) -> Bool = { $0.red > 250 && $0.green > 250 && $0.blue > 250 }
    #expect(try wayland.wait(at: WaylandPlaces.openModal) { $0.blue > $0.red + 100 })
    try wayland.click(WaylandPlaces.openModal)
    #expect(try wayland.wait(at: empty) { $0.red < 230 }, "a modal dims the window")
    Thread.sleep(forTimeInterval: 0.6)
    try session.x.press("Escape")
    #expect(try wayland.wait(at: empty, for: isWhite), "and goes with Escape")

    try wayland.click(WaylandPlaces.keyboard)
    #expect(try wayland.wait(at: WaylandPlaces.emailField, for: isWhite))
    Thread.sleep(forTimeInterval: 0.5)
    try session.x.moveMouse(x: WaylandPlaces.emailField.x, y: WaylandPlaces.emailField.y, in: session.screen)
    try session.x.turnWheel(3, button: 5)
    #expect(try wayland.wait(at: WaylandPlaces.promoCode, for: isWhite), "the wheel scrolled")
  }

  @Test(
    "Squeekboard comes when a field asks for it, makes the window lower, types, and goes with the field's focus; Oriel's own keyboard stays away",
    .enabled(if: XvfbSession.has("squeekboard")))
  func squeekboard() throws {
    let (session, wayland) = try Self.open(squeekboardBesideKeys: true, environment: ["ORIEL_KEYBOARD": "always"])
    defer { session.end() }
    #expect(session.squeekboardIsVisible == false)
    #expect(!SqueekboardPlaces.isGround(try wayland.pixel(at: SqueekboardPlaces.ground)))
    try wayland.click(WaylandPlaces.field)
    #expect(poll(for: 10) { session.squeekboardIsVisible == true ? true : nil } != nil, "it was asked for")
    #expect(try wayland.wait(at: SqueekboardPlaces.ground, for: SqueekboardPlaces.isGround), "it is on the screen")
    #expect(try wayland.stays(at: SqueekboardPlaces.above) { $0.red > 250 && $0.blue > 250 }, "there is no other above it")

    for key in "adap" { try wayland.click(SqueekboardPlaces.key(key)) }
    #expect(try wayland.text() == "adap")
    try session.x.press("End")
    try wayland.click(SqueekboardPlaces.delete)
    #expect(try wayland.text() == "ada")
    #expect(session.squeekboardIsVisible == true, "what it typed didn't send it away")

    try wayland.click(WaylandPlaces.layout)
    #expect(poll(for: 10) { session.squeekboardIsVisible == false ? true : nil } != nil, "the field went, and it with it")
    #expect(try wayland.wait(at: SqueekboardPlaces.ground) { !SqueekboardPlaces.isGround($0) }, "the window has its height again")
  }

  @Test(
    "Squeekboard comes by itself where there are no keys, and the field that it would cover stays in sight",
    .enabled(if: XvfbSession.has("squeekboard")))
  func covered() throws {
    let (session, wayland) = try Self.open(squeekboardBesideKeys: false)
    defer { session.end() }
    let isWhite: (XvfbSession.Pixel) -> Bool = { $0.red > 250 && $0.green > 250 && $0.blue > 250 }
    try wayland.click(WaylandPlaces.keyboard)
    #expect(try wayland.wait(at: WaylandPlaces.emailField, for: isWhite))
    Thread.sleep(forTimeInterval: 0.5)
    try session.x.moveMouse(x: WaylandPlaces.emailField.x, y: WaylandPlaces.emailField.y, in: session.screen)
    try session.x.turnWheel(6, button: 5)
    #expect(try wayland.wait(at: WaylandPlaces.promoCode, for: isWhite))
    Thread.sleep(forTimeInterval: 0.5)
    try wayland.click(WaylandPlaces.promoCode)
    #expect(try wayland.wait(at: SqueekboardPlaces.ground, for: SqueekboardPlaces.isGround), "it came")
    #expect(try wayland.wait(at: WaylandPlaces.toggleAbove) { $0.green > $0.red + 80 }, "the field moved to where it is seen")
    for key in "oriel" { try wayland.click(SqueekboardPlaces.key(key)) }
    #expect(try wayland.text() == "oriel")
    // A tap beside the fields ends editing there.
    try wayland.click(WaylandPlaces.besideForm)
    #expect(try wayland.wait(at: SqueekboardPlaces.ground) { !SqueekboardPlaces.isGround($0) }, "and went")
  }

  @Test(
    "Where Squeekboard can't be asked, Oriel's keyboard goes as the window gets lower for it, and doesn't come back for the next field",
    .enabled(if: XvfbSession.has("squeekboard")))
  func unreachable() throws {
    let (session, wayland) = try Self.open(
      squeekboardBesideKeys: false, environment: ["ORIEL_KEYBOARD": "always", "DBUS_SESSION_BUS_ADDRESS": "disabled:"])
    defer { session.end() }
    let isWhite: (XvfbSession.Pixel) -> Bool = { $0.red > 250 && $0.blue > 250 }
    try wayland.click(WaylandPlaces.field)
    #expect(try wayland.wait(at: SqueekboardPlaces.ground, for: SqueekboardPlaces.isGround), "it came by itself")
    #expect(try wayland.wait(at: SqueekboardPlaces.above, for: isWhite), "the other one went")
    #expect(try wayland.stays(at: SqueekboardPlaces.above, as: isWhite))
    for key in "ada" { try wayland.click(SqueekboardPlaces.key(key)) }
    #expect(try wayland.text() == "ada")
    try wayland.click(WaylandPlaces.layout)
    #expect(try wayland.wait(at: SqueekboardPlaces.ground) { !SqueekboardPlaces.isGround($0) })
    try wayland.click(WaylandPlaces.start)
    #expect(try wayland.wait(at: WaylandPlaces.addOne) { $0.blue > $0.red + 100 })
    try wayland.click(WaylandPlaces.field)
    #expect(try wayland.stays(at: SqueekboardPlaces.above, as: isWhite), "there is only one")
    #expect(try wayland.wait(at: SqueekboardPlaces.ground, for: SqueekboardPlaces.isGround))
  }

  private static func open(
    squeekboardBesideKeys: Bool? = nil, environment: [String: String] = [:]
  ) throws -> (PhocSession, Screen) {
    let session = try PhocSession()
    if let squeekboardBesideKeys { try session.launchSqueekboard(hasKeys: squeekboardBesideKeys) }
    let gallery = try session.launch(try Gallery.path, environment: environment.merging(["ORIEL_COLOR_SCHEME": "light"]) { $1 })
    let screen = Screen(session: session)
    let isOpen = try screen.wait(at: WaylandPlaces.addOne, within: 30) { $0.blue > $0.red + 100 }
    guard isOpen else { throw ChildProcess.Failure(description: "the Gallery did not open: \(gallery.output)") }
    Thread.sleep(forTimeInterval: 0.5)
    return (session, screen)
  }
}

/// What is seen on the compositor's screen, and what a person does to it.
private struct Screen {
  let session: PhocSession

  func pixel(at point: (x: Int, y: Int)) throws -> XvfbSession.Pixel { try session.x.pixel(x: point.x, y: point.y, in: session.screen) }

  /// Where the mouse is there already, xdotool would wait for it to move.
  func click(_ point: (x: Int, y: Int)) throws {
    try session.x.moveMouse(x: point.x + 3, y: point.y, in: session.screen)
    try session.x.click(x: point.x, y: point.y, in: session.screen)
    Thread.sleep(forTimeInterval: 0.15)
  }

  /// Waits until the pixel is as wanted; false if it never is.
  func wait(
    at point: (x: Int, y: Int), within seconds: TimeInterval = 10, for isRight: (XvfbSession.Pixel) -> Bool
  ) throws -> Bool {
    let end = Date().addingTimeInterval(seconds)
    repeat {
      if isRight(try pixel(at: point)) { return true }
      Thread.sleep(forTimeInterval: 0.1)
    } while Date() < end
    return false
  }

  /// Whether the pixel is as wanted for a second.
  func stays(at point: (x: Int, y: Int), as isRight: (XvfbSession.Pixel) -> Bool) throws -> Bool {
    let end = Date().addingTimeInterval(1)
    repeat {
      if !isRight(try pixel(at: point)) { return false }
      Thread.sleep(forTimeInterval: 0.1)
    } while Date() < end
    return true
  }

  /// The text of the field with the focus, by way of the clipboard. All of it is selected then.
  func text() throws -> String {
    try session.run("wl-copy", "--clear")
    try session.x.press("ctrl+a", "ctrl+c")
    return poll(for: 5) { (try? session.clipboard()).flatMap { $0.isEmpty ? nil : $0 } } ?? ""
  }
}

/// Where things stand in the Gallery's window, which fills a screen of 1024 by 768 points below a title bar of 37.
private enum WaylandPlaces {
  static let addOne = (x: 311, y: 211)
  static let reset = (x: 414, y: 213)
  static let field = (x: 630, y: 216)
  static let card = (x: 445, y: 436)
  static let start = (x: 60, y: 117)
  static let layout = (x: 60, y: 156)
  static let presentation = (x: 60, y: 463)
  static let keyboard = (x: 60, y: 617)
  static let openModal = (x: 245, y: 310)
  /// Of the checkout, scrolled to its start and to its end.
  static let emailField = (x: 780, y: 600)
  static let promoCode = (x: 780, y: 632)
  /// The switch before that field, where both have moved as far as the keyboard asks for.
  static let toggleAbove = (x: 797, y: 254)
  static let besideForm = (x: 300, y: 300)
}

/// Where Squeekboard's keys stand on that screen.
private enum SqueekboardPlaces {
  /// The ground between the keys and the screen's edge.
  static let ground = (x: 3, y: 600)
  /// A little above its upper edge, where the Gallery is white.
  static let above = (x: 1010, y: 420)
  static let delete = (x: 947, y: 645)

  static func isGround(_ pixel: XvfbSession.Pixel) -> Bool {
    [pixel.red, pixel.green, pixel.blue].allSatisfy { abs($0 - 235) < 4 }
  }

  static func key(_ character: Character) -> (x: Int, y: Int) {
    let rows: [(letters: String, start: Int, y: Int)] = [("qwertyuiop", 50, 485), ("asdfghjkl", 102, 565), ("zxcvbnm", 205, 645)]
    for row in rows {
      if let index = row.letters.firstIndex(of: character) {
        return (row.start + 102 * row.letters.distance(from: row.letters.startIndex, to: index), row.y)
      }
    }
    return (512, 725)
  }
}
