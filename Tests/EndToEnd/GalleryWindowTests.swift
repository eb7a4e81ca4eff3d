import Foundation
import Testing

/// The Gallery in a real window, with real clicks and keys.
@Suite("The Gallery in an X11 window", .serialized, .enabled(if: XvfbSession.isAvailable))
struct GalleryWindowTests {
  private func open(environment: [String: String] = [:]) throws -> (XvfbSession, XvfbSession.Window) {
    let session = try XvfbSession(width: 1100, height: 800)
    try session.launch(Gallery.path, environment: environment.merging(["ORIEL_COLOR_SCHEME": "light"]) { $1 })
    let window = try session.window(titled: "Oriel Gallery")
    Thread.sleep(forTimeInterval: 1)
    try session.activate(window)
    return (session, window)
  }

  /// Waits until a pixel is darker than a limit. Returns `false` if it isn't within the timeout.
  private func expect(
    _ session: XvfbSession, _ window: XvfbSession.Window, x: Int, y: Int, isDarkerThan limit: Int, within: TimeInterval = 4
  ) throws -> Bool {
    let end = Date().addingTimeInterval(within)
    repeat {
      let pixel = try session.pixel(x: x, y: y, in: window)
      if pixel.red + pixel.green + pixel.blue < limit * 3 { return true }
      Thread.sleep(forTimeInterval: 0.1)
    } while Date() < end
    return false
  }

  /// Waits until a pixel meets a condition. Returns `false` if it doesn't within the timeout.
  private func wait(
    for isRight: (XvfbSession.Pixel) -> Bool, _ session: XvfbSession, _ window: XvfbSession.Window, at point: (x: Int, y: Int)
  ) throws -> Bool {
    let end = Date().addingTimeInterval(5)
    repeat {
      if isRight(try session.pixel(x: point.x, y: point.y, in: window)) { return true }
      Thread.sleep(forTimeInterval: 0.1)
    } while Date() < end
    return false
  }

  @Test("Clicks count, keys type, a dragged card springs back, and the layout follows a resized window")
  func start() throws {
    let (session, window) = try open()
    defer { session.end() }

    // "Reset" is gray until the counter counts, and then tinted.
    let isTinted: (XvfbSession.Pixel) -> Bool = { $0.blue - $0.red > 12 }
    #expect(!isTinted(try session.pixel(x: GalleryPlaces.reset.x, y: GalleryPlaces.reset.y, in: window)))
    try session.click(x: GalleryPlaces.addOne.x, y: GalleryPlaces.addOne.y, in: window)
    #expect(try wait(for: isTinted, session, window, at: GalleryPlaces.reset), "the counter has counted")

    let greeting = GalleryPlaces.greeting
    let before = try session.darkPixels(in: greeting, of: window)
    try session.click(x: GalleryPlaces.field.x, y: GalleryPlaces.field.y, in: window)
    try session.type("Ada")
    Thread.sleep(forTimeInterval: 0.7)
    #expect(try session.darkPixels(in: greeting, of: window) > before + 20, "the dark greeting names Ada")

    // The left part of the card's place shows the panel behind while the card is dragged away.
    let isPurple: (XvfbSession.Pixel) -> Bool = { $0.blue > $0.green + 60 }
    let edge = (x: GalleryPlaces.card.x - 80, y: GalleryPlaces.card.y)
    #expect(isPurple(try session.pixel(x: edge.x, y: edge.y, in: window)))
    try session.press(at: GalleryPlaces.card, in: window, thenMoveBy: (x: 150, y: 20))
    #expect(try wait(for: { !isPurple($0) }, session, window, at: edge), "the card follows the pointer")
    try session.release()
    #expect(try wait(for: isPurple, session, window, at: edge), "the card springs back")

    try session.resize(window, width: 720, height: 520)
    #expect(
      try wait(for: { $0.blue > $0.red + 20 }, session, window, at: (x: 150, y: 76)), "the sidebar doesn't move")
  }

  @Test("A double click sets the primary selection, and a middle click pastes it at the pointer")
  func primarySelection() throws {
    let (session, window) = try open()
    defer { session.end() }
    let field = GalleryPlaces.field
    try session.click(x: field.x, y: field.y, in: window)
    try session.type("Ada")
    Thread.sleep(forTimeInterval: 0.5)
    try session.click(x: field.x - 85, y: field.y, in: window)
    try session.click(x: field.x - 85, y: field.y, in: window, again: true)
    Thread.sleep(forTimeInterval: 0.5)
    #expect(try session.primarySelection() == "Ada")
    try session.click(x: field.x + 60, y: field.y, in: window, button: 2)
    Thread.sleep(forTimeInterval: 0.5)
    try session.press("ctrl+a")
    Thread.sleep(forTimeInterval: 0.5)
    #expect(try session.primarySelection() == "AdaAda")
  }

  @Test("A click presents the modal over a dimmed window, and a click outside dismisses it")
  func modal() throws {
    let (session, window) = try open()
    defer { session.end() }
    let empty = (x: 900, y: 640)
    let before = try session.pixel(x: empty.x, y: empty.y, in: window)
    #expect(before.red > 240 && before.green > 240 && before.blue > 240)
    try session.click(x: 60, y: GalleryPlaces.presentation, in: window)
    Thread.sleep(forTimeInterval: 0.5)
    try session.click(x: GalleryPlaces.openModal.x, y: GalleryPlaces.openModal.y, in: window)
    #expect(try expect(session, window, x: empty.x, y: empty.y, isDarkerThan: 230), "the window is dimmed")
    Thread.sleep(forTimeInterval: 0.6)
    try session.click(x: empty.x, y: empty.y, in: window)
    Thread.sleep(forTimeInterval: 1)
    let after = try session.pixel(x: empty.x, y: empty.y, in: window)
    #expect(after.red > 240 && after.green > 240 && after.blue > 240, "the dimming has disappeared")
  }

  @Test("A sheet is presented over a dimmed screen, follows a drag upwards, and is dismissed by a drag downwards")
  func sheet() throws {
    let (session, window) = try open()
    defer { session.end() }
    let isDimmed: (XvfbSession.Pixel) -> Bool = { $0.red < 230 && $0.red > 150 }
    let isWhite: (XvfbSession.Pixel) -> Bool = { $0.red > 250 && $0.green > 250 && $0.blue > 250 }
    try session.click(x: 60, y: GalleryPlaces.presentation, in: window)
    Thread.sleep(forTimeInterval: 0.5)
    try session.click(x: GalleryPlaces.sheetDemo.x, y: GalleryPlaces.sheetDemo.y, in: window)
    #expect(try wait(for: isWhite, session, window, at: GalleryPlaces.besideSheet))
    try session.click(x: GalleryPlaces.present.x, y: GalleryPlaces.present.y, in: window)
    #expect(try wait(for: isDimmed, session, window, at: GalleryPlaces.besideSheet), "the screen is dimmed")
    Thread.sleep(forTimeInterval: 0.6)
    #expect(isDimmed(try session.pixel(x: GalleryPlaces.aboveSheet.x, y: GalleryPlaces.aboveSheet.y, in: window)))
    try session.press(at: GalleryPlaces.sheetHandle, in: window, thenMoveBy: (x: 0, y: -120))
    #expect(try wait(for: isWhite, session, window, at: GalleryPlaces.aboveSheet), "the sheet follows the pointer")
    Thread.sleep(forTimeInterval: 0.3)
    try session.release()
    Thread.sleep(forTimeInterval: 1)
    #expect(isWhite(try session.pixel(x: GalleryPlaces.aboveSheet.x, y: GalleryPlaces.aboveSheet.y, in: window)))
    try session.press(at: (x: 361, y: 236), in: window, thenMoveBy: (x: 0, y: 390))
    Thread.sleep(forTimeInterval: 0.3)
    try session.release()
    #expect(try wait(for: isWhite, session, window, at: GalleryPlaces.besideSheet), "the sheet and the dimming have disappeared")
  }

  @Test("The software keyboard appears for a field, its keys type, and its last key hides it")
  func onScreenKeyboard() throws {
    let (session, window) = try open(environment: ["ORIEL_KEYBOARD": "always"])
    defer { session.end() }
    let isBackground = Self.isBackground
    let isOn: (XvfbSession.Pixel) -> Bool = { $0.red > 250 && $0.green > 250 && $0.blue > 250 }
    #expect(!isBackground(try session.pixel(x: KeyPlaces.ground.x, y: KeyPlaces.ground.y, in: window)))
    try session.click(x: GalleryPlaces.field.x, y: GalleryPlaces.field.y, in: window)
    #expect(try wait(for: isBackground, session, window, at: KeyPlaces.ground), "the keyboard appears")
    #expect(try wait(for: isOn, session, window, at: KeyPlaces.shift), "a name begins with a capital letter")
    try session.click(x: KeyPlaces.h.x, y: KeyPlaces.h.y, in: window)
    #expect(try wait(for: { !isOn($0) }, session, window, at: KeyPlaces.shift), "the first letter turns shift off")
    try session.click(x: KeyPlaces.hide.x, y: KeyPlaces.hide.y, in: window)
    #expect(try wait(for: { !isBackground($0) }, session, window, at: KeyPlaces.ground), "the keyboard disappears")
  }

  @Test("The keys of the software keyboard and the bar above them fill in the sign-up form with the intended text")
  func signUp() throws {
    let (session, window) = try open()
    defer { session.end() }
    var last = (x: 0, y: 0)
    func click(_ place: (x: Int, y: Int)) throws {
      try session.click(x: place.x, y: place.y, in: window, again: place == last)
      last = place
      Thread.sleep(forTimeInterval: 0.15)
    }
    func type(_ text: String) throws { for key in text { try click(KeyPlaces.key(key)) } }
    func copied() throws -> String {
      try session.press("ctrl+a", "ctrl+c")
      Thread.sleep(forTimeInterval: 0.3)
      return try session.clipboard()
    }
    func waitForErrors(_ isRight: (Int) -> Bool) throws -> Bool {
      let end = Date().addingTimeInterval(5)
      repeat {
        if isRight(try session.redPixels(in: GalleryPlaces.form, of: window)) { return true }
        Thread.sleep(forTimeInterval: 0.2)
      } while Date() < end
      return false
    }
    try click((60, GalleryPlaces.keyboard))
    Thread.sleep(forTimeInterval: 0.7)
    try click(GalleryPlaces.signUp)
    Thread.sleep(forTimeInterval: 0.7)
    #expect(try session.redPixels(in: GalleryPlaces.form, of: window) == 0)
    try click(GalleryPlaces.createAccount)
    #expect(try waitForErrors { $0 > 200 }, "an empty form has errors")

    try click(GalleryPlaces.signUpName)
    #expect(try wait(for: Self.isBackground, session, window, at: KeyPlaces.ground), "the keyboard appears")
    #expect(try wait(for: Self.isBackground, session, window, at: (500, KeyPlaces.next.y)), "the bar is above the keyboard")
    Thread.sleep(forTimeInterval: 0.7)
    try type("ada")
    try click(KeyPlaces.next)
    Thread.sleep(forTimeInterval: 0.5)
    try type("ada@x.org")
    for _ in 0..<2 {
      try click(KeyPlaces.next)
      Thread.sleep(forTimeInterval: 0.5)
      try type("wonderful")
    }
    for _ in 0..<3 { try click(KeyPlaces.previous) }
    #expect(try copied() == "Ada")
    try click(KeyPlaces.next)
    #expect(try copied() == "ada@x.org")

    try click(KeyPlaces.done)
    #expect(try wait(for: { !Self.isBackground($0) }, session, window, at: KeyPlaces.ground), "the keyboard disappears")
    Thread.sleep(forTimeInterval: 0.7)
    try click(GalleryPlaces.createAccount)
    #expect(try waitForErrors { $0 == 0 }, "a completed form has no errors")
  }

  private static func isBackground(_ pixel: XvfbSession.Pixel) -> Bool { abs(pixel.red - 0xD6) < 4 && abs(pixel.blue - 0xDE) < 4 }

  @Test("Arrow keys move the focus of the television demo, and a clicked cell among a million keeps its mark after scrolling")
  func collections() throws {
    let (session, window) = try open()
    defer { session.end() }
    let isNight: (XvfbSession.Pixel) -> Bool = { $0.red < 100 && $0.blue > $0.red + 15 }
    let isBlue: (XvfbSession.Pixel) -> Bool = { $0.blue > $0.red + 100 }
    try session.click(x: 60, y: GalleryPlaces.collections, in: window)
    Thread.sleep(forTimeInterval: 0.7)
    try session.click(x: GalleryPlaces.television.x, y: GalleryPlaces.television.y, in: window)
    // Away from all cards, so that none is under the pointer.
    try session.moveMouse(x: 100, y: 650, in: window)
    #expect(try wait(for: isNight, session, window, at: GalleryPlaces.besideCard), "the first card is focused and enlarged")
    try session.press("Up")
    #expect(try wait(for: { !isNight($0) }, session, window, at: GalleryPlaces.besideCard), "the focus leaves the card")
    try session.press("Down")
    #expect(try wait(for: isNight, session, window, at: GalleryPlaces.besideCard), "the focus returns to the card")

    try session.click(x: GalleryPlaces.millionCells.x, y: GalleryPlaces.millionCells.y, in: window)
    Thread.sleep(forTimeInterval: 0.7)
    let cell = GalleryPlaces.cell
    #expect(!isBlue(try session.pixel(x: cell.x, y: cell.y, in: window)))
    try session.click(x: cell.x, y: cell.y, in: window)
    #expect(try wait(for: isBlue, session, window, at: cell), "the cell is marked")
    try session.turnWheel(20, button: 5)
    #expect(try wait(for: { !isBlue($0) }, session, window, at: cell), "the wheel scrolls the cell away")
    Thread.sleep(forTimeInterval: 0.5)
    try session.turnWheel(22, button: 4)
    #expect(try wait(for: isBlue, session, window, at: cell), "the cell keeps its mark when the wheel scrolls back")

    #expect(!isBlue(try session.pixel(x: GalleryPlaces.largerCell.x, y: GalleryPlaces.largerCell.y, in: window)))
    try session.turnWheel(3, button: 4, holding: "ctrl")
    #expect(try wait(for: isBlue, session, window, at: GalleryPlaces.largerCell), "the control key with the wheel enlarges the cells")
  }

  @Test("A drag on the index bar jumps, a row number scrolls to its row, the wheel scrolls away and back, and a feed grows above")
  func lists() throws {
    let (session, window) = try open()
    defer { session.end() }
    let isBlue: (XvfbSession.Pixel) -> Bool = { $0.blue > $0.red + 100 }
    let isTinted: (XvfbSession.Pixel) -> Bool = { $0.blue > $0.red + 12 }
    try session.click(x: 60, y: GalleryPlaces.lists, in: window)
    Thread.sleep(forTimeInterval: 0.5)
    try session.click(x: GalleryPlaces.million.x, y: GalleryPlaces.million.y, in: window)
    let (first, middle) = (GalleryPlaces.letterA, GalleryPlaces.letterM)
    #expect(try wait(for: isBlue, session, window, at: (first.x - 7, first.y)), "the first letter is selected")
    try session.press(at: first, in: window, thenMoveBy: (x: 0, y: middle.y - first.y))
    try session.release()
    #expect(try wait(for: isBlue, session, window, at: (middle.x - 7, middle.y)), "the drag selects another letter")

    try session.click(x: GalleryPlaces.row.x, y: GalleryPlaces.row.y, in: window)
    try session.type("500000")
    try session.press("Return")
    #expect(try wait(for: isTinted, session, window, at: GalleryPlaces.listMiddle), "the row is in the middle")
    try session.moveMouse(x: GalleryPlaces.listMiddle.x, y: GalleryPlaces.listMiddle.y, in: window)
    try session.turnWheel(5, button: 5)
    #expect(try wait(for: { !isTinted($0) }, session, window, at: GalleryPlaces.listMiddle), "the wheel scrolls the row away")
    try session.turnWheel(5, button: 4)
    #expect(try wait(for: isTinted, session, window, at: GalleryPlaces.listMiddle), "the wheel scrolls back to the row")

    try session.click(x: GalleryPlaces.feed.x, y: GalleryPlaces.feed.y, in: window)
    Thread.sleep(forTimeInterval: 0.5)
    try session.moveMouse(x: GalleryPlaces.listMiddle.x, y: GalleryPlaces.listMiddle.y, in: window)
    try session.turnWheel(8, button: 5)
    Thread.sleep(forTimeInterval: 0.7)
    #expect(!isBlue(try session.pixel(x: GalleryPlaces.newPosts.x, y: GalleryPlaces.newPosts.y, in: window)))
    try session.click(x: GalleryPlaces.addPosts.x, y: GalleryPlaces.addPosts.y, in: window)
    #expect(try wait(for: isBlue, session, window, at: GalleryPlaces.newPosts), "the button counts the new posts")
  }
}

/// The positions of the software keyboard's keys in the Gallery's window, in points of its content.
private enum KeyPlaces {
  /// The background beside the keys.
  static let ground = (x: 2, y: 690)
  /// The cap of the left shift key, beside its symbol.
  static let shift = (x: 20, y: 580)
  static let h = (x: 534, y: 529)
  static let hide = (x: 890, y: 661)
  /// In the bar above the keys.
  static let previous = (x: 28, y: 388)
  static let next = (x: 72, y: 388)
  static let done = (x: 942, y: 388)

  /// Returns the position of a letter's key, or of the symbols beside the space bar for a field for email addresses.
  static func key(_ character: Character) -> (x: Int, y: Int) {
    let rows: [(letters: String, start: Int, y: Int)] = [("qwertyuiop", 50, 463), ("asdfghjkl", 94, 529), ("zxcvbnm", 138, 595)]
    for row in rows {
      if let index = row.letters.firstIndex(of: character) {
        return (row.start + 88 * row.letters.distance(from: row.letters.startIndex, to: index), row.y)
      }
    }
    return character == "@" ? (600, 661) : (688, 661)
  }
}

/// The positions of views in the Gallery's window, in points of its content.
private enum GalleryPlaces {
  static let addOne = (x: 349, y: 183)
  static let reset = (x: 414, y: 176)
  static let field = (x: 630, y: 179)
  static let greeting = (x: 525, y: 203, width: 220, height: 24)
  static let card = (x: 445, y: 399)
  static let presentation = 463
  static let lists = 549
  static let collections = 592
  static let television = (x: 360, y: 132)
  /// Slightly left of the settled first card of the television demo, and within it while it is focused.
  static let besideCard = (x: 360, y: 390)
  static let millionCells = (x: 266, y: 174)
  /// In a corner of the eleventh cell.
  static let cell = (x: 425, y: 382)
  /// In the middle of that cell when cells are large.
  static let largerCell = (x: 674, y: 440)
  static let million = (x: 391, y: 131)
  static let feed = (x: 470, y: 131)
  static let letterA = (x: 937, y: 235)
  static let letterM = (x: 937, y: 438)
  static let row = (x: 824, y: 191)
  static let listMiddle = (x: 700, y: 446)
  static let addPosts = (x: 857, y: 191)
  static let newPosts = (x: 522, y: 249)
  static let keyboard = 635
  static let signUp = (x: 363, y: 132)
  static let signUpName = (x: 585, y: 367)
  static let createAccount = (x: 585, y: 641)
  static let form = (x: 380, y: 260, width: 420, height: 400)
  static let openModal = (x: 285, y: 283)
  static let sheetDemo = (x: 367, y: 132)
  static let present = (x: 569, y: 181)
  /// In the small screen: beside the sheet, on its handle, and where its top is after a drag upwards.
  static let besideSheet = (x: 440, y: 200)
  static let sheetHandle = (x: 361, y: 380)
  static let aboveSheet = (x: 460, y: 290)
}
