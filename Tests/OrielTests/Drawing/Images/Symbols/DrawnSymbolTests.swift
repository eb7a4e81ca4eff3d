import Foundation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor
@Suite("Drawing of symbols by name and font weight")
struct DrawnSymbolTests {
  private static let side = 60

  private func picture(_ view: some View) -> (pixels: [[Bool]], messages: [String]) {
    let host = TestHost(size: CGSize(width: Self.side, height: Self.side)) { view }
    defer { host.close() }
    let snapshot = host.snapshot()
    let pixels = (0..<Self.side).map { y in (0..<Self.side).map { x in snapshot.pixel(x, y).red < 128 } }
    return (pixels, host.messages)
  }

  private func pixels(_ name: String, weight: Font.Weight = .regular) -> [[Bool]] {
    picture(Image(systemName: name).font(.system(size: 40, weight: weight))).pixels
  }

  private func ink(_ name: String, weight: Font.Weight = .regular) -> Int { pixels(name, weight: weight).joined().count { $0 } }

  @Test("Each symbol name in the lists of used names has a shape")
  func used() {
    let names = SymbolTests.mostUsed + UsedSymbols.names
    #expect(Set(names).count > 1300)
    let missing = names.filter { !SymbolNames.has($0) }
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test("Each used symbol draws within its square and reports no message")
  func drawn() {
    let square = CGRect(x: -1.6, y: -1.6, width: 27.2, height: 27.2)
    for name in UsedSymbols.names {
      let (pixels, messages) = picture(Image(systemName: name).font(.system(size: 40)))
      #expect(pixels.joined().count { $0 } > 20 && messages.isEmpty, "\(name): \(messages)")
      if let bounds = SymbolNames.shape(of: name)?.inkBounds { #expect(square.contains(bounds), "\(name): \(bounds)") }
    }
  }

  @Test("Control symbols are centered in their square")
  func centred() throws {
    for name in [
      "plus", "minus", "xmark", "checkmark", "chevron.left", "chevron.right", "chevron.up", "chevron.down", "arrow.left", "arrow.right",
      "line.3.horizontal", "pause", "stop", "forward", "backward", "repeat", "shuffle", "arrow.up.arrow.down", "calendar", "keyboard", "tv",
      "pencil", "doc.on.doc", "list.bullet", "gamecontroller", "terminal", "server.rack", "power", "faceid",
    ] {
      let bounds = try #require(SymbolNames.shape(of: name)?.inkBounds)
      #expect(abs(bounds.midX - 12) < 0.8 && abs(bounds.midY - 12) < 0.8, "\(name): \(bounds)")
    }
  }

  @Test(
    "Commonly used symbols get heavier with the font weight",
    arguments: [
      "plus", "minus", "xmark", "checkmark", "chevron.left", "chevron.right", "chevron.up", "chevron.down", "arrow.left", "arrow.right",
      "arrow.up.arrow.down", "arrow.triangle.2.circlepath", "arrow.uturn.backward", "arrow.clockwise", "pencil", "square.and.pencil",
      "calendar", "magnifyingglass", "gear", "gearshape", "trash", "play", "pause", "stop", "forward", "backward", "camera", "bell",
      "clock", "keyboard", "line.3.horizontal", "list.bullet", "eye", "photo", "music.note", "ellipsis", "doc.on.doc", "doc.on.clipboard",
      "person", "house", "star", "heart", "square.and.arrow.up", "terminal", "network", "cpu", "server.rack", "sidebar.left", "bold",
      "italic", "text.alignleft", "pin", "paperclip", "scissors", "printer", "gamecontroller", "headphones", "safari", "faceid", "touchid",
      "power", "repeat", "shuffle", "tv", "desktopcomputer", "alarm", "mappin.and.ellipse", "photo.on.rectangle", "books.vertical",
    ])
  func weights(name: String) {
    let counts = [Font.Weight.ultraLight, .regular, .black].map { ink(name, weight: $0) }
    #expect(counts[0] < counts[1] && counts[1] < counts[2], "\(counts)")
  }

  @Test(
    "A filled symbol has more ink than its outline",
    arguments: [
      "play", "pause", "stop", "forward", "backward", "forward.end", "backward.end", "eject", "pin", "tv", "photo.on.rectangle", "keyboard",
      "printer", "books.vertical", "ladybug", "questionmark.folder", "wrench.and.screwdriver", "tram", "shippingbox", "stopwatch", "alarm",
      "terminal", "gamecontroller", "safari", "externaldrive", "internaldrive", "cpu", "memorychip", "doc.on.doc", "doc.on.clipboard",
      "gearshape.2", "envelope.open", "person.text.rectangle", "person.crop.rectangle", "list.bullet.rectangle", "face.smiling",
      "arrowshape.turn.up.left", "paintbrush.pointed", "phone.down", "hifispeaker",
      "square.and.arrow.up", "square.and.arrow.down",
    ])
  func filled(name: String) {
    let (outline, filled) = (ink(name), ink(name + ".fill"))
    #expect(filled > outline + 8, "\(outline), filled \(filled)")
  }

  @Test(
    "Symbols with similar names draw differently",
    arguments: [
      ("tram", "bus"), ("tram", "lightrail"), ("tram", "cablecar"), ("bus", "bus.doubledecker"), ("sailboat", "ferry"),
      ("wrench.and.screwdriver", "wrench"), ("wrench.and.screwdriver", "hammer"), ("tv", "tv.fill"), ("tv", "display"),
      ("display", "desktopcomputer"), ("stopwatch", "timer"), ("alarm", "clock"), ("shippingbox", "cube"), ("humidity", "drop"),
      ("pencil", "highlighter"), ("pencil", "applepencil"), ("ladybug", "ant"), ("ladybug", "leaf"), ("questionmark.folder", "folder"),
      ("mappin", "mappin.and.ellipse"), ("mappin", "location"), ("books.vertical", "book"), ("books.vertical", "text.book.closed"),
      ("photo.on.rectangle", "photo"), ("photo.on.rectangle", "photo.on.rectangle.angled"), ("photo.on.rectangle", "photo.stack"),
      ("music.note", "music.note.list"), ("bed.double", "sofa"), ("cpu", "memorychip"), ("externaldrive", "internaldrive"),
      ("gearshape", "gearshape.2"), ("gear", "gearshape"), ("repeat", "repeat.1"), ("repeat", "arrow.2.squarepath"),
      ("list.bullet", "list.dash"), ("list.bullet", "list.bullet.indent"), ("text.quote", "increase.indent"), ("airpods", "headphones"),
      ("face.smiling", "faceid"), ("network", "globe"), ("arrow.uturn.left", "arrow.uturn.up"),
      ("keyboard", "keyboard.chevron.compact.down"), ("cloud.bolt", "cloud.bolt.rain"), ("sun.haze", "cloud.fog"),
      ("battery.0", "battery.100"), ("speedometer", "gauge.low"),
    ])
  func different(names: (String, String)) { #expect(pixels(names.0) != pixels(names.1)) }

  @Test("An unknown symbol name is reported once, and a placeholder in the font's size, weight and color is drawn")
  func unknown() {
    func image(_ weight: Font.Weight = .regular, size: CGFloat = 40) -> some View {
      Image(systemName: "no.such.symbol").font(.system(size: size, weight: weight))
    }
    let host = TestHost(size: CGSize(width: 120, height: 60)) {
      HStack(spacing: 0) {
        image()
        image()
      }
      .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    defer { host.close() }
    let snapshot = host.snapshot()
    let red = (0..<60).map { y in (0..<120).count { x in snapshot.pixel(x, y).red > 240 && snapshot.pixel(x, y).green < 20 } }
    #expect(red.reduce(0, +) > 100)
    #expect(host.messages.count { $0.contains("no.such.symbol") } == 1)
    func count(_ view: some View) -> Int { picture(view).pixels.joined().count { $0 } }
    #expect(count(image(.ultraLight)) < count(image()) && count(image()) < count(image(.black)))
    #expect(count(image(size: 20)) < count(image()))
    let size = TestHost(size: CGSize(width: 60, height: 60)) { image(size: 20).background(.red) }
    defer { size.close() }
    #expect(Image.symbolSize(named: "no.such.symbol") == nil)
    #expect((0..<60).count { size.snapshot().pixel($0, 19).green < 128 } == 24)
  }

  @Test("Names with .fill in the middle, triangle badges and viewfinders resolve to shapes")
  func composed() {
    #expect(SymbolNames.shape(of: "rectangle.fill.on.rectangle.fill") == SymbolNames.shape(of: "rectangle.on.rectangle.fill"))
    #expect(SymbolNames.shape(of: "folder.trianglebadge.exclamationmark")?.badge == "exclamationmark.triangle")
    #expect(SymbolNames.shape(of: "folder.badge.person.crop")?.badge == "person")
    #expect(SymbolNames.shape(of: "person.fill.viewfinder")?.container == "viewfinder")
    #expect(ink("folder.trianglebadge.exclamationmark") != ink("folder.badge.exclamationmark"))
    #expect(!SymbolNames.has("no.fill.symbol") && !SymbolNames.has("no.such.symbol.trianglebadge.exclamationmark"))
  }

  @Test("Lines that are close together grow half as much with the weight, and get as light as others")
  func dense() throws {
    var shape = SymbolShape(base: .glyph("network"))
    for (width, dense) in [(3.3, 2.55), (1.8, 1.8), (0.72, 0.72)] as [(CGFloat, CGFloat)] {
      shape.lineWidth = width
      let (network, plus) = (try #require(shape.glyph("network")), try #require(shape.glyph("plus")))
      #expect(abs(network.lineWidth - dense) < 0.01 && plus.lineWidth == width)
    }
  }
}
