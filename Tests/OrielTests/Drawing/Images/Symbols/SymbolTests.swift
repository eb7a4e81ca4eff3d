import Foundation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor
@Suite("Symbols")
struct SymbolTests {
  /// The symbols that public programs use most, in descending order of use.
  static let mostUsed = """
    plus chevron.left magnifyingglass xmark trash star.fill chevron.right xmark.circle.fill checkmark ellipsis square.and.arrow.up gear heart.fill
    checkmark.circle.fill star suit.heart.fill xmark.circle bell arrow.left chevron.down arrow.right swift clock globe person house
    exclamationmark.triangle heart plus.circle info.circle house.fill person.fill checkmark.seal.fill plus.circle.fill gearshape
    person.crop.circle bell.fill pencil photo square.and.pencil play.fill forward.fill list.bullet calendar sparkles cart person.circle.fill link
    doc.on.doc minus ellipsis.circle arrow.clockwise mic.fill applelogo safari phone.fill checkmark.circle mic line.3.horizontal circle.fill
    line.3.horizontal.decrease.circle arrow.2.squarepath at tag arrowshape.turn.up.left paperplane chevron.right.circle square.and.arrow.up.fill
    envelope.fill person.circle gearshape.fill person.2 person.2.fill person.3 person.3.fill bookmark bookmark.fill flame flame.fill bolt bolt.fill
    leaf leaf.fill drop drop.fill moon moon.fill moon.stars sun.max sun.max.fill cloud cloud.fill cloud.sun.fill cloud.rain.fill cloud.bolt.fill
    cloud.snow.fill snowflake wind sunrise.fill sunset.fill thermometer.placeholder arrow.up arrow.down arrow.up.right arrow.down.left arrow.up.arrow.down
    arrow.left.arrow.right arrow.counterclockwise arrow.triangle.2.circlepath arrow.uturn.backward arrow.up.circle.fill arrow.down.circle
    arrow.right.circle.fill arrow.left.circle chevron.up chevron.down.circle chevron.left.circle chevron.up.chevron.down chevron.forward
    chevron.backward chevron.left.forwardslash.chevron.right circle square square.fill rectangle rectangle.fill triangle triangle.fill hexagon
    hexagon.fill diamond capsule seal seal.fill shield shield.fill checkmark.shield checkmark.square checkmark.square.fill minus.circle
    minus.circle.fill questionmark.circle questionmark questionmark.circle.fill exclamationmark.circle exclamationmark.circle.fill exclamationmark
    exclamationmark.triangle.fill info info.circle.fill xmark.square xmark.octagon.fill checkmark.seal envelope envelope.open tray tray.fill
    archivebox archivebox.fill folder folder.fill doc doc.fill doc.text doc.text.fill doc.badge.plus doc.on.clipboard paperclip link.circle
    location location.fill location.north.fill location.circle map map.fill mappin mappin.circle mappin.circle.fill mappin.and.ellipse car car.fill
    bus.fill tram.fill bicycle airplane bed.double.fill fork.knife cup.and.saucer.fill bag bag.fill cart.fill cart.badge.placeholder creditcard
    creditcard.fill gift gift.fill dollarsign.circle dollarsign.circle.fill percent number tag.fill ticket ticket.fill phone video video.fill camera
    camera.fill photo.fill photo.on.rectangle film tv tv.fill headphones music.note music.note.list waveform speaker.wave.2.fill speaker.slash.fill
    play play.circle play.circle.fill pause pause.fill pause.circle.fill stop.fill backward.fill backward.end.fill forward.end.fill shuffle repeat
    mic.slash mic.slash.fill bubble.left bubble.left.fill bubble.right message message.fill text.bubble hand.thumbsup hand.thumbsup.fill
    hand.thumbsdown hand.raised.fill eye eye.fill eye.slash eye.slash.fill lock lock.fill lock.open key key.fill faceid touchid person.badge.plus
    person.crop.circle.fill person.crop.circle.badge.plus figure.walk heart.circle heart.circle.fill heart.slash star.circle star.circle.fill star.leadinghalf.filled
    crown crown.fill trophy trophy.fill rosette medal graduationcap book book.fill books.vertical newspaper note.text briefcase briefcase.fill
    building.2 building.2.fill hammer hammer.fill wrench.and.screwdriver paintbrush paintbrush.fill paintpalette paintpalette.fill wand.and.stars
    scissors cube cube.fill shippingbox shippingbox.fill puzzlepiece puzzlepiece.fill lightbulb lightbulb.fill timer stopwatch hourglass alarm
    chart.bar chart.bar.fill chart.pie chart.pie.fill chart.line.uptrend.xyaxis square.grid.2x2 square.grid.2x2.fill square.grid.3x3 circle.grid.2x2
    rectangle.grid.1x2 square.stack square.stack.3d.up square.stack.3d.up.fill rectangle.stack square.on.square list.dash list.number sidebar.left
    slider.horizontal.3 textformat bold italic underline text.alignleft text.aligncenter iphone ipad laptopcomputer desktopcomputer applewatch
    keyboard printer gamecontroller gamecontroller.fill wifi wifi.slash bluetooth.placeholder battery.100 power terminal cpu network server.rack globe.americas
    qrcode barcode viewfinder crop pin pin.fill flag flag.fill bell.slash bell.badge nosign plus.magnifyingglass minus.magnifyingglass
    plus.square plus.square.fill minus.square plus.app rectangle.portrait.and.arrow.right square.and.arrow.down face.smiling face.smiling.fill pawprint
    pawprint.fill sparkle die.face.5 suit.spade.fill suit.club.fill suit.diamond.fill circle.lefthalf.filled circle.righthalf.filled moon.zzz
    moon.zzz.fill mountain.2 mountain.2.fill text.badge.plus text.badge.minus text.badge.checkmark text.badge.xmark
    """.split(whereSeparator: \.isWhitespace).map(String.init).filter { !$0.hasSuffix(".placeholder") }

  @Test("Each of the most used symbols has a shape")
  func coverage() {
    #expect(Self.mostUsed.count > 200)
    let missing = Self.mostUsed.filter { !SymbolNames.has($0) }
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test("Forward, backward and list symbols are mirrored in right-to-left layout, and left, right and playback symbols aren't")
  func turned() {
    func picture(_ name: String, _ direction: LayoutDirection) -> Data {
      TestHost(size: CGSize(width: 40, height: 40), layoutDirection: direction) { Image(systemName: name).font(.system(size: 30)) }
        .snapshot().pngData
    }
    #expect(picture("chevron.forward", .leftToRight) == picture("chevron.right", .leftToRight))
    #expect(picture("chevron.forward", .rightToLeft) != picture("chevron.right", .rightToLeft))
    #expect(picture("chevron.backward", .rightToLeft) != picture("chevron.backward", .leftToRight))
    for name in [
      "list.bullet", "star.leadinghalf.filled", "arrow.forward.circle", "increase.indent", "decrease.indent", "text.justify.leading",
      "sidebar.leading",
    ] {
      #expect(picture(name, .rightToLeft) != picture(name, .leftToRight), "\(name)")
    }
    for name in ["chevron.right", "forward.fill", "arrow.left", "chevron.left.forwardslash.chevron.right"] {
      #expect(picture(name, .rightToLeft) == picture(name, .leftToRight), "\(name)")
    }
  }

  @Test("A numbered list has its numbers on the right in right-to-left layout, and its digits aren't mirrored")
  func numberedList() {
    // One unit of the drawing is ten points.
    func dark(_ direction: LayoutDirection, _ columns: Range<Int>) -> [[Bool]] {
      let snapshot = TestHost(size: CGSize(width: 195, height: 197), layoutDirection: direction) {
        Image(systemName: "list.number").resizable()
      }
      .snapshot()
      return (0..<197).map { y in columns.map { snapshot.pixel($0, y).red < 128 } }
    }
    func differences(_ one: [[Bool]], _ other: [[Bool]]) -> Int { zip(one.joined(), other.joined()).count { $0 != $1 } }
    let (left, right) = (dark(.leftToRight, 0..<43), dark(.rightToLeft, 152..<195))
    let ink = left.joined().count { $0 }
    #expect(ink > 2000)
    #expect(differences(left, right) < ink / 50)
    #expect(differences(left, right.map { $0.reversed() }) > ink / 4)
  }

  @Test("square.and.pencil draws differently from pencil, and further variants of it exist")
  func pencils() {
    let (pencil, square) = (ink(Image(systemName: "pencil")), ink(Image(systemName: "square.and.pencil")))
    #expect(pencil.host.snapshot().pngData != square.host.snapshot().pngData)
    for name in ["square.and.pencil.circle", "text.justify.leading", "text.justify.trailing", "arrow.turn.up.left", "arrow.turn.right.up"] {
      #expect(SymbolNames.has(name), "\(name)")
    }
  }

  @Test("Tab icons in a sidebar have one width, so that their titles align")
  func tabColumn() throws {
    let host = TestHost(size: CGSize(width: 900, height: 400)) {
      TabView {
        Tab("Wide", systemImage: "cloud.sun") { Color.clear }
        Tab {
          Color.clear
        } label: {
          Label {
            Text("Narrow")
          } icon: {
            Color.red.frame(width: 8, height: 8)
          }
        }
        Tab("Medium", systemImage: "gear") { Color.clear }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    let starts = try ["Wide", "Narrow", "Medium"].map { try host.find(text: $0).frame.minX }
    #expect(Set(starts).count == 1, "\(starts)")
  }

  private func ink(_ view: some View) -> (host: TestHost, count: Int) {
    let host = TestHost(size: CGSize(width: 40, height: 40)) { view.font(.system(size: 30)) }
    let snapshot = host.snapshot()
    var count = 0
    for y in 0..<40 { for x in 0..<40 where snapshot.pixel(x, y).red < 128 { count += 1 } }
    return (host, count)
  }

  @Test("Each of the most used symbols draws without messages")
  func drawn() {
    for name in Self.mostUsed {
      let (host, count) = ink(Image(systemName: name))
      #expect(count > 8, "\(name)")
      #expect(host.messages.isEmpty, "\(name)")
    }
  }

  @Test("A filled symbol has more ink than its outline")
  func filled() {
    for name in [
      "heart", "suit.heart", "bookmark", "bell", "house", "flag", "moon", "cloud", "folder", "doc", "doc.text", "paperplane", "location",
      "person",
      "person.2", "envelope", "camera", "photo", "mic", "lock", "lock.open", "eye", "clock", "phone", "sun.max", "sun.min", "video", "book",
      "exclamationmark.triangle", "star", "bell.slash", "eye.slash",
    ] {
      let (outline, filled) = (ink(Image(systemName: name)).count, ink(Image(systemName: name + ".fill")).count)
      #expect(filled > outline + 8, "\(name): \(outline), filled \(filled)")
    }
  }

  @Test("A filled circle cuts its symbol out, and an outlined circle surrounds it")
  func circles() {
    for name in ["xmark", "questionmark", "heart"] {
      let host = TestHost(size: CGSize(width: 40, height: 40)) { Image(systemName: name + ".circle.fill").font(.system(size: 30)) }
      let snapshot = host.snapshot()
      let center = snapshot.pixel(20, name == "questionmark" ? 25 : 20)
      #expect(center.red > 120, "\(name)")
      #expect(snapshot.pixel(20, 7).red < 60, "\(name)")
    }
    #expect(ink(Image(systemName: "xmark.circle.fill")).count > ink(Image(systemName: "xmark.circle")).count)
    #expect(ink(Image(systemName: "xmark.square.fill")).count > ink(Image(systemName: "xmark.circle.fill")).count)
    #expect(ink(Image(systemName: "heart.slash")).count != ink(Image(systemName: "heart")).count)
  }

  @Test("symbolVariant extends the symbol's name if such a symbol exists")
  func variants() {
    #expect(SymbolVariants.fill.name(of: "heart") == "heart.fill")
    #expect(SymbolVariants.circle.fill.name(of: "xmark") == "xmark.circle.fill")
    #expect(SymbolVariants.circle.name(of: "heart.fill") == "heart.circle.fill")
    #expect(SymbolVariants.square.name(of: "xmark.circle") == "xmark.circle")
    #expect(SymbolVariants.slash.fill.name(of: "eye") == "eye.slash.fill")
    #expect(SymbolVariants.fill.name(of: "no.such.symbol") == "no.such.symbol")
    #expect(SymbolVariants.none.name(of: "heart") == "heart")
    #expect(SymbolVariants.circle.fill.contains(.fill) && SymbolVariants.circle.fill.contains(.none))
    #expect(!SymbolVariants.circle.contains(.fill) && !SymbolVariants.fill.contains(.circle))
    #expect(SymbolVariants.circle.fill == .fill.circle)
    #expect(
      ink(Image(systemName: "xmark").symbolVariant(.circle).symbolVariant(.fill)).host.snapshot().pngData
        == ink(Image(systemName: "xmark.circle.fill")).host.snapshot().pngData)
    #expect(
      ink(VStack { Image(systemName: "xmark").symbolVariant(.none) }.symbolVariant(.fill)).host.snapshot().pngData
        == ink(Image(systemName: "xmark")).host.snapshot().pngData)
    #expect(ink(Image(systemName: "xmark").environment(\.symbolVariants, .circle)).count == ink(Image(systemName: "xmark.circle")).count)
  }

  private func colors(_ mode: SymbolRenderingMode?) -> (center: Snapshot.Pixel, rim: Snapshot.Pixel) {
    let host = TestHost(size: CGSize(width: 40, height: 40)) {
      Image(systemName: "xmark.circle.fill").font(.system(size: 30)).foregroundStyle(Color(red: 1, green: 0, blue: 0)).symbolRenderingMode(
        mode)
    }
    let snapshot = host.snapshot()
    return (snapshot.pixel(20, 20), snapshot.pixel(20, 7))
  }

  @Test("Rendering modes color the layers of a symbol")
  func modes() {
    let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
    #expect(colors(nil).rim == red && colors(.monochrome).rim == red)
    #expect(colors(nil).center == .init(red: 255, green: 255, blue: 255))
    #expect(colors(.multicolor).rim == red && colors(.multicolor).center == .init(red: 255, green: 255, blue: 255))
    for mode in [SymbolRenderingMode.hierarchical, .palette] {
      #expect(colors(mode).center == red)
      #expect(colors(mode).rim.green > 100 && colors(mode).rim.red == 255)
    }
    let own = ink(Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical).symbolRenderingMode(.monochrome))
    #expect(own.count == ink(Image(systemName: "xmark.circle.fill")).count)
  }

  @Test("imageScale changes the size of symbols")
  func scales() {
    let counts = [Image.Scale.small, .medium, .large].map {
      ink(Image(systemName: "circle.fill").font(.system(size: 16)).imageScale($0)).count
    }
    #expect(counts[0] < counts[1] && counts[1] < counts[2])
  }
}
