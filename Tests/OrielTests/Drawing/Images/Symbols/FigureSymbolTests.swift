import Foundation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor
@Suite("Symbols of faces, people, pages and lists")
struct FigureSymbolTests {
  private static let side = 60

  private func picture(_ name: String) -> (pixels: [[Bool]], messages: [String]) {
    let host = TestHost(size: CGSize(width: Self.side, height: Self.side)) { Image(systemName: name).font(.system(size: 40)) }
    defer { host.close() }
    let snapshot = host.snapshot()
    let pixels = (0..<Self.side).map { y in (0..<Self.side).map { x in snapshot.pixel(x, y).red < 128 } }
    return (pixels, host.messages)
  }

  private func ink(_ name: String) -> Int { picture(name).pixels.joined().count { $0 } }

  static let drawn = """
    hourglass.tophalf.fill hourglass.bottomhalf.fill hourglass.tophalf.filled hourglass.bottomhalf.filled list.bullet.below.rectangle
    eyebrow nose nose.fill mustache mustache.fill mouth mouth.fill ear ear.fill eyes brain brain.fill brain.head.profile
    list.bullet.rectangle.portrait list.star list.triangle checklist.unchecked camera.macro teddybear teddybear.fill laurel.leading
    laurel.trailing figure.mind.and.body figure.yoga figure.dance figure.strengthtraining.traditional figure.roll doc.text.image
    chart.bar.doc.horizontal clipboard clipboard.fill scroll scroll.fill signature note book.pages text.magnifyingglass text.below.photo
    text.viewfinder doc.viewfinder plus.viewfinder square.and.arrow.up.on.square square.and.arrow.down.on.square tray.2 tray.2.fill
    xmark.bin xmark.bin.fill arrow.up.bin chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis calendar.day.timeline.left photo.artframe
    plus.rectangle.on.rectangle rectangle.portrait.on.rectangle.portrait rectangle.split.3x3 rectangle.lefthalf.filled
    rectangle.righthalf.filled rectangle.tophalf.filled rectangle.bottomhalf.filled rectangle.lefthalf.inset.filled
    rectangle.righthalf.inset.filled rectangle.bottomthird.inset.filled rectangle.center.inset.filled uiwindow.split.2x1
    slider.horizontal.below.rectangle circle.grid.2x1 circle.grid.cross chevron.left.chevron.right chevron.up.right.chevron.down.left
    chevron.up.chevron.right.chevron.down.chevron.left arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.circle
    arrow.triangle.swap arrow.triangle.pull arrow.triangle.merge backward.end.alt backward.end.alt.fill forward.end.alt
    forward.end.alt.fill signpost.right signpost.left signpost.right.fill binoculars binoculars.fill car.side car.side.fill backpack
    backpack.fill handbag handbag.fill waterbottle waterbottle.fill party.popper party.popper.fill movieclapper movieclapper.fill zzz angle
    waveform.path ipad.and.iphone visionpro visionpro.fill vision.pro hurricane swatchpalette hand.point.left hand.point.right
    hand.point.up.left hand.point.up.left.fill document document.fill document.badge.plus text.document text.page
    document.on.document document.on.clipboard arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise
    arrow.trianglehead.2.clockwise.rotate.90 table dial.min puzzlepiece.extension cube.box cube.box.fill iphone.landscape
    gauge.with.dots.needle.bottom.0percent gauge.with.dots.needle.bottom.50percent gauge.with.dots.needle.bottom.100percent
    exclamationmark.arrow.triangle.2.circlepath exclamationmark.arrow.circlepath dollarsign.arrow.circlepath person.wave.2
    bell.and.waves.left.and.right wifi.exclamationmark checkmark.icloud xmark.icloud exclamationmark.icloud checkmark.icloud.fill
    person.icloud link.icloud key.icloud checkmark.message plus.message arrow.up.message.fill airpodspro airpodsmax
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test("Each symbol of faces, people, pages and lists is drawn without messages")
  func there() {
    for name in Self.drawn {
      #expect(SymbolNames.has(name), "\(name)")
      let (pixels, messages) = picture(name)
      #expect(pixels.joined().count { $0 } > 20 && messages.isEmpty, "\(name): \(messages)")
    }
  }

  @Test(
    "A filled symbol has more ink than its outline",
    arguments: [
      "nose", "mustache", "teddybear", "clipboard", "scroll", "tray.2", "xmark.bin", "backward.end.alt", "signpost.right", "binoculars",
      "car.side", "backpack", "handbag", "waterbottle", "party.popper", "movieclapper", "visionpro", "document", "cube.box",
      "checkmark.icloud", "plus.message",
    ])
  func filled(name: String) { #expect(ink(name) < ink(name + ".fill")) }

  @Test("Hourglass symbols have their sand at the top or the bottom, under their older names as well")
  func hourglasses() {
    let (top, bottom) = (picture("hourglass.tophalf.fill").pixels, picture("hourglass.bottomhalf.fill").pixels)
    #expect(top == picture("hourglass.tophalf.filled").pixels && bottom == picture("hourglass.bottomhalf.filled").pixels)
    func balance(_ pixels: [[Bool]]) -> Int {
      pixels.prefix(Self.side / 2).joined().count { $0 } - pixels.suffix(Self.side / 2).joined().count { $0 }
    }
    #expect(balance(top) > 10 && balance(bottom) < -10)
  }

  @Test("List symbols follow the layout direction")
  func reading() {
    for name in ["list.bullet.below.rectangle", "list.star", "list.triangle", "list.bullet.rectangle.portrait"] {
      #expect(SymbolNames.isMirroredInRightToLeft(name), "\(name)")
    }
  }
}
