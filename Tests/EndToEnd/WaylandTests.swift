import Foundation
import Testing

/// The Gallery on Wayland, in Phosh's compositor, GNOME's compositor and Weston.
@Suite("The Gallery on Wayland", .serialized, .enabled(if: !WaylandSession.compositors.isEmpty))
struct WaylandTests {
  @Test("Clicks, keys, drags, the wheel and the clipboard work as they do on X11", arguments: WaylandSession.compositors)
  func input(_ compositor: any WaylandCompositor) throws {
    let (session, wayland) = try WaylandScreen.openGallery(compositor)
    defer { session.end() }
    let isTinted: (XvfbSession.Pixel) -> Bool = { $0.blue - $0.red > 12 }
    #expect(!isTinted(try wayland.pixel(at: WaylandPlaces.reset)))
    try wayland.click(WaylandPlaces.addOne)
    #expect(try wayland.wait(at: WaylandPlaces.reset, for: isTinted), "the counter has counted")

    try wayland.click(WaylandPlaces.field)
    try session.x.type("ada")
    #expect(try wayland.text() == "ada")
    try session.launch("wl-copy", ["--foreground", "from elsewhere"])
    #expect(poll(for: 10) { (try? session.clipboard()) == "from elsewhere" ? true : nil } != nil)
    // Reading the text changes the clipboard, so the paste has to be complete before.
    let field = { try wayland.picture(x: WaylandPlaces.field.x - 40, y: WaylandPlaces.field.y - 8, width: 80, height: 16) }
    let before = try field()
    try session.x.press("ctrl+v")
    #expect(poll(for: 10) { (try? field() != before) == true ? true : nil } != nil)
    #expect(try wayland.text() == "from elsewhere")

    if compositor.hasPrimarySelection {
      try session.x.press("ctrl+a")
      #expect(
        poll(for: 10) { (try? session.primarySelection()) == "from elsewhere" ? true : nil } != nil,
        "the selection is the primary selection")
      try session.launch("wl-copy", ["--foreground", "--primary", ", the middle"])
      #expect(poll(for: 10) { (try? session.primarySelection()) == ", the middle" ? true : nil } != nil)
      try session.x.press("End")
      try session.x.click(x: WaylandPlaces.fieldEnd.x, y: WaylandPlaces.fieldEnd.y, in: session.screen, button: 2)
      #expect(try wayland.text() == "from elsewhere, the middle")
    }

    let isPurple: (XvfbSession.Pixel) -> Bool = { $0.blue > $0.green + 60 }
    let edge = (x: WaylandPlaces.card.x - 80, y: WaylandPlaces.card.y)
    #expect(isPurple(try wayland.pixel(at: edge)))
    try session.x.press(at: WaylandPlaces.card, in: session.screen, thenMoveBy: (x: 150, y: 20))
    #expect(try wayland.wait(at: edge) { !isPurple($0) }, "the card follows the pointer")
    try session.x.release()
    #expect(try wayland.wait(at: edge, for: isPurple), "the card springs back")

    if let keys = compositor.keysForOwnSize {
      let corner = (x: 1020, y: 764)
      try session.x.press(keys)
      #expect(try wayland.wait(at: corner) { $0.red < 100 }, "the window is smaller than the screen")
      try wayland.dragWindow(from: (x: 800, y: 600), by: (x: 200, y: 150), button: compositor.resizeButton)
      #expect(try wayland.wait(at: corner) { $0.red > 250 && $0.blue > 250 }, "the window grows with the dragged corner")
      try session.x.press(compositor.keysForFilling ?? "super+Up")
      #expect(try wayland.wait(at: WaylandPlaces.addOne) { $0.blue > $0.red + 100 })
    }

    try wayland.click(WaylandPlaces.presentation)
    let empty = (x: 900, y: 700)
    let isWhite: (XvfbSession.Pixel) -> Bool = { $0.red > 250 && $0.green > 250 && $0.blue > 250 }
    #expect(try wayland.wait(at: WaylandPlaces.openModal) { $0.blue > $0.red + 100 })
    try wayland.click(WaylandPlaces.openModal)
    #expect(try wayland.wait(at: empty) { $0.red < 230 }, "a modal dims the window")
    Thread.sleep(forTimeInterval: 0.6)
    try session.x.press("Escape")
    #expect(try wayland.wait(at: empty, for: isWhite), "Escape dismisses the modal")

    guard compositor.takesWheel else { return }
    try wayland.click(WaylandPlaces.keyboard)
    #expect(try wayland.wait(at: WaylandPlaces.emailField, for: isWhite))
    Thread.sleep(forTimeInterval: 0.5)
    try session.x.moveMouse(x: WaylandPlaces.emailField.x, y: WaylandPlaces.emailField.y, in: session.screen)
    try session.x.turnWheel(3, button: 5)
    #expect(try wayland.wait(at: WaylandPlaces.promoCode, for: isWhite), "the wheel scrolls")
  }

  @Test(
    "Squeekboard appears for a focused field, shrinks the window, types, and disappears with the focus, and Oriel shows no keyboard of its own",
    .enabled(if: WaylandSession.isAvailable(Phoc()) && XvfbSession.has("squeekboard")))
  func squeekboard() throws {
    let (session, wayland) = try Self.openBesideSqueekboard(hasKeys: true, environment: ["ORIEL_KEYBOARD": "always"])
    defer { session.end() }
    #expect(session.squeekboardIsVisible == false)
    #expect(!SqueekboardPlaces.isBackground(try wayland.pixel(at: SqueekboardPlaces.ground)))
    try wayland.click(WaylandPlaces.field)
    #expect(poll(for: 10) { session.squeekboardIsVisible == true ? true : nil } != nil, "the field requests Squeekboard")
    #expect(try wayland.wait(at: SqueekboardPlaces.ground, for: SqueekboardPlaces.isBackground), "it is on the screen")
    let places = try SqueekboardPlaces(on: wayland)
    #expect(try wayland.stays(at: places.above) { $0.red > 250 && $0.blue > 250 }, "no other keyboard is above it")

    for key in "adap" { try wayland.click(places.key(key)) }
    #expect(try wayland.text() == "adap")
    try session.x.press("End")
    try wayland.click(places.delete)
    #expect(try wayland.text() == "ada")
    #expect(session.squeekboardIsVisible == true, "typed text doesn't hide it")

    try wayland.click(WaylandPlaces.layout)
    #expect(poll(for: 10) { session.squeekboardIsVisible == false ? true : nil } != nil, "it disappears with the field")
    #expect(try wayland.wait(at: SqueekboardPlaces.ground) { !SqueekboardPlaces.isBackground($0) }, "the window has its full height again")
  }

  @Test(
    "Without a hardware keyboard Squeekboard appears for a focused field, which scrolls to remain visible",
    .enabled(if: WaylandSession.isAvailable(Phoc()) && XvfbSession.has("squeekboard")))
  func covered() throws {
    let (session, wayland) = try Self.openBesideSqueekboard(hasKeys: false)
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
    #expect(try wayland.wait(at: SqueekboardPlaces.ground, for: SqueekboardPlaces.isBackground), "the keyboard appears")
    let places = try SqueekboardPlaces(on: wayland)
    let isVisible: Bool? = try poll(for: 10) {
      let column = try wayland.picture(x: WaylandPlaces.promoCode.x, y: 0, width: 1, height: places.above.y).map { isWhite($0[0]) }
      // The rows of the field, and the space below it.
      let field = (0..<column.count).last { column[$0] && !column[min($0 + 1, column.count - 1)] }
      guard let end = field, end >= 30, end + 15 < column.count else { return nil }
      return column[(end - 30)...end].allSatisfy(\.self) && !column[(end + 1)...(end + 15)].contains(true) ? true : nil
    }
    #expect(isVisible == true, "the field scrolls to a visible position with space below it")
    for key in "oriel" { try wayland.click(places.key(key)) }
    #expect(try wayland.text() == "oriel")
    // A tap beside the fields ends editing on this page.
    try wayland.click(WaylandPlaces.besideForm)
    #expect(try wayland.wait(at: SqueekboardPlaces.ground) { !SqueekboardPlaces.isBackground($0) }, "the keyboard disappears")
  }

  @Test(
    "If Squeekboard isn't on the bus, Oriel's keyboard hides when the window shrinks for it, and stays hidden for the next field",
    .enabled(if: WaylandSession.isAvailable(Phoc()) && XvfbSession.has("squeekboard")))
  func unreachable() throws {
    let (session, wayland) = try Self.openBesideSqueekboard(
      hasKeys: false, environment: ["ORIEL_KEYBOARD": "always", "DBUS_SESSION_BUS_ADDRESS": "disabled:"])
    defer { session.end() }
    let isWhite: (XvfbSession.Pixel) -> Bool = { $0.red > 250 && $0.blue > 250 }
    try wayland.click(WaylandPlaces.field)
    #expect(try wayland.wait(at: SqueekboardPlaces.ground, for: SqueekboardPlaces.isBackground), "Squeekboard appears without a request")
    let places = try SqueekboardPlaces(on: wayland)
    #expect(try wayland.wait(at: places.above, for: isWhite), "Oriel's keyboard disappears")
    #expect(try wayland.stays(at: places.above, as: isWhite))
    for key in "ada" { try wayland.click(places.key(key)) }
    #expect(try wayland.text() == "ada")
    try wayland.click(WaylandPlaces.layout)
    #expect(try wayland.wait(at: SqueekboardPlaces.ground) { !SqueekboardPlaces.isBackground($0) })
    try wayland.click(WaylandPlaces.start)
    #expect(try wayland.wait(at: WaylandPlaces.addOne) { $0.blue > $0.red + 100 })
    try wayland.click(WaylandPlaces.field)
    #expect(try wayland.stays(at: places.above, as: isWhite), "only one keyboard is visible")
    #expect(try wayland.wait(at: SqueekboardPlaces.ground, for: SqueekboardPlaces.isBackground))
  }

  private static func openBesideSqueekboard(
    hasKeys: Bool, environment: [String: String] = [:]
  ) throws -> (WaylandSession, WaylandScreen) {
    try WaylandScreen.openGallery(Phoc(), environment: environment) { try $0.launchSqueekboard(hasKeys: hasKeys) }
  }
}

/// The positions of views in the Gallery's window, which fills a screen of 1024 by 768 points below a title bar of 37.
enum WaylandPlaces {
  static let addOne = (x: 311, y: 211)
  static let reset = (x: 414, y: 213)
  static let field = (x: 630, y: 216)
  static let fieldEnd = (x: 738, y: 216)
  static let card = (x: 445, y: 436)
  static let start = (x: 60, y: 113)
  static let layout = (x: 60, y: 156)
  static let controls = (x: 60, y: 457)
  static let presentation = (x: 60, y: 500)
  static let keyboard = (x: 60, y: 672)
  static let openModal = (x: 245, y: 310)
  /// Fields of the checkout demo, scrolled to its start and to its end.
  static let emailField = (x: 780, y: 600)
  static let promoCode = (x: 780, y: 632)
  static let besideForm = (x: 300, y: 250)
}

/// The positions of Squeekboard's keys on that screen. Its height depends on its version.
private struct SqueekboardPlaces {
  /// The top edge of the four rows of keys.
  private let top: Int
  private var rowHeight: Double { Double(768 - top) / 4 }

  /// Measures the keyboard that is visible on the screen.
  init(on screen: WaylandScreen) throws {
    let rows = try screen.picture(x: Self.ground.x, y: 0, width: 1, height: 768)
    top = try #require(rows.indices.last { !Self.isBackground(rows[$0][0]) }) + 1
  }

  /// Slightly above the upper edge of the keyboard, where the Gallery is white.
  var above: (x: Int, y: Int) { (1010, top - 20) }
  var delete: (x: Int, y: Int) { (947, center(ofRow: 2)) }

  func key(_ character: Character) -> (x: Int, y: Int) {
    let rows: [(letters: String, start: Int)] = [("qwertyuiop", 50), ("asdfghjkl", 102), ("zxcvbnm", 205)]
    for (row, keys) in rows.enumerated() {
      if let index = keys.letters.firstIndex(of: character) {
        return (keys.start + 102 * keys.letters.distance(from: keys.letters.startIndex, to: index), center(ofRow: row))
      }
    }
    return (512, center(ofRow: 3))
  }

  private func center(ofRow row: Int) -> Int { top + Int(rowHeight * (Double(row) + 0.5)) }

  /// Between the keys and the edge of the screen.
  static let ground = (x: 3, y: 600)

  static func isBackground(_ pixel: XvfbSession.Pixel) -> Bool {
    [pixel.red, pixel.green, pixel.blue].allSatisfy { abs($0 - 235) < 4 }
  }
}
