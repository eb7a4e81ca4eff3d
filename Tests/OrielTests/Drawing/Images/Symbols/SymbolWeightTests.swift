import Foundation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor
@Suite("Weights of symbols and further drawings")
struct SymbolWeightTests {
  private func ink(_ view: some View) -> (count: Int, messages: [String]) {
    let host = TestHost(size: CGSize(width: 60, height: 60)) { view }
    defer { host.close() }
    let picture = host.snapshot()
    var count = 0
    for y in 0..<60 { for x in 0..<60 where picture.pixel(x, y).red < 128 { count += 1 } }
    return (count, host.messages)
  }

  @Test("A symbol's lines get heavier with the font weight", arguments: ["heart", "plus.circle", "xmark.circle.fill", "cloud.rain"])
  func weights(name: String) {
    func count(_ weight: Font.Weight) -> Int { ink(Image(systemName: name).font(.system(size: 40, weight: weight))).count }
    let counts = [Font.Weight.ultraLight, .regular, .black].map { count($0) }
    // The mark of a filled circle is cut out of it.
    let sorted: [Int] = name.hasSuffix("circle.fill") ? counts.reversed() : counts
    #expect(sorted[0] < sorted[1] && sorted[1] < sorted[2], "\(counts)")
    #expect(ink(Image(systemName: name).font(.system(size: 40)).fontWeight(.black)).count == counts[2])
  }

  @Test("The arms of an xmark are as heavy as the font, and their ends are round", arguments: [Font.Weight.regular, .black])
  func cross(weight: Font.Weight) {
    func picture(_ weight: Font.Weight) -> (ink: Int, box: CGRect, snapshot: Snapshot) {
      let host = TestHost(size: CGSize(width: 200, height: 200)) { Image(systemName: "xmark").font(.system(size: 120, weight: weight)) }
      defer { host.close() }
      let snapshot = host.snapshot()
      var (ink, box) = (0, CGRect.null)
      for y in 0..<200 {
        for x in 0..<200 where snapshot.pixel(x, y).red < 128 {
          ink += 1
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return (ink, box, snapshot)
    }
    let (ink, box, snapshot) = picture(weight)
    #expect(weight == .regular || ink > picture(.regular).ink)
    #expect(ink > 1000 && box.width < 142 && abs(box.width - box.height) <= 1 && abs(box.midX - 100) <= 1)
    for x in [Int(box.minX), Int(box.maxX) - 1] {
      for y in [Int(box.minY), Int(box.maxY) - 1] { #expect(snapshot.pixel(x, y).red > 200, "\(x), \(y)") }
    }
  }

  @Test("A resizable symbol fills its frame in each weight")
  func resizable() {
    for weight in [Font.Weight.ultraLight, .black] {
      let host = TestHost(size: CGSize(width: 60, height: 60)) {
        Image(systemName: "square").resizable().frame(width: 40, height: 40).font(.system(size: 17, weight: weight))
      }
      let picture = host.snapshot()
      #expect(picture.pixel(10, 30).red < 200 && picture.pixel(8, 30).red > 240 && picture.pixel(49, 30).red < 200)
      host.close()
    }
  }

  @Test(
    "Symbols that programs use are drawn without messages",
    arguments: [
      "battery.100percent", "battery.0percent", "battery.25percent", "battery.50percent", "battery.75percent", "dumbbell", "dumbbell.fill",
      "icloud", "icloud.fill", "goforward", "gobackward", "goforward.15", "gobackward.15", "goforward.30", "banknote", "banknote.fill",
      "lungs", "lungs.fill", "qrcode.viewfinder", "circle.dotted", "circle.dashed", "pentagon", "pentagon.fill", "megaphone",
      "megaphone.fill", "camera.viewfinder", "livephoto", "person.fill.checkmark", "person.fill.xmark", "wand.and.rays", "rainbow",
      "circle.grid.3x3", "circle.grid.3x3.fill", "icloud.and.arrow.up", "icloud.and.arrow.up.fill", "icloud.and.arrow.down",
      "hand.draw", "hand.draw.fill", "play.rectangle.on.rectangle", "play.rectangle.on.rectangle.fill", "figure.hiking",
    ])
  func drawn(name: String) {
    #expect(SymbolNames.has(name))
    let (count, messages) = ink(Image(systemName: name).font(.system(size: 40)))
    #expect(count > 20 && messages.isEmpty, "\(count) \(messages)")
  }

  @Test(
    "A filled symbol has more ink than its outline",
    arguments: [
      "dumbbell", "icloud", "banknote", "lungs", "pentagon", "megaphone", "circle.grid.3x3", "hand.draw", "play.rectangle.on.rectangle",
      "square.grid.2x2", "square.grid.3x3", "squareshape.split.2x2",
    ])
  func filled(name: String) {
    func count(_ name: String) -> Int { ink(Image(systemName: name).font(.system(size: 40))).count }
    #expect(count(name) < count(name + ".fill"))
  }

  @Test(
    "A circular arrow symbol and its counterpart are mirror images",
    arguments: [
      ("arrow.clockwise", "arrow.counterclockwise"), ("arrow.clockwise.circle", "arrow.counterclockwise.circle"),
      ("goforward", "gobackward"),
    ])
  func mirrored(names: (String, String)) {
    func picture(_ name: String) -> Snapshot {
      let host = TestHost(size: CGSize(width: 60, height: 60)) { Image(systemName: name).font(.system(size: 40)) }
      defer { host.close() }
      return host.snapshot()
    }
    let (forward, backward) = (picture(names.0), picture(names.1))
    var (ink, different) = (0, 0)
    for y in 0..<60 {
      for x in 0..<60 {
        let (one, other) = (forward.pixel(x, y).red, backward.pixel(59 - x, y).red)
        if one < 128 { ink += 1 }
        if abs(one - other) > 128 { different += 1 }
      }
    }
    #expect(ink > 100)
    #expect(different * 20 < ink, "\(different) of \(ink)")
  }

  @Test("goforward and gobackward exist only for the known numbers of seconds")
  func seconds() {
    #expect(!SymbolNames.has("goforward.16") && SymbolNames.has("gobackward.90"))
  }

  /// Returns the box of the mark that is cut out of a filled circle, and the box of the circle, in pixels.
  private func mark(_ name: String) throws -> (box: CGRect, disc: CGRect, picture: Snapshot) {
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Image(systemName: name + ".circle.fill").font(.system(size: 200)) }
    defer { host.close() }
    let picture = host.snapshot()
    func isDark(_ x: Int, _ y: Int) -> Bool { picture.pixel(x, y).red < 128 }
    var disc = CGRect.null
    for y in 0..<300 { for x in 0..<300 where isDark(x, y) { disc = disc.union(CGRect(x: x, y: y, width: 1, height: 1)) } }
    var box = CGRect.null
    for y in 0..<300 {
      for x in 0..<300 where !isDark(x, y) && hypot(CGFloat(x) - disc.midX, CGFloat(y) - disc.midY) < disc.width * 0.45 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    try #require(disc.width > 150 && !box.isNull)
    return (box, disc, picture)
  }

  @Test(
    "The mark in a circle is about half as large as the circle and centered",
    arguments: ["checkmark", "xmark", "plus", "minus", "info", "exclamationmark", "questionmark", "arrow.up", "chevron.left"])
  func marks(name: String) throws {
    let (box, disc, _) = try mark(name)
    let part = max(box.width, box.height) / disc.width
    #expect(part > 0.43 && part < 0.52, "\(part)")
    #expect(hypot(box.midX - disc.midX, box.midY - disc.midY) < disc.width * 0.03)
  }

  @Test("The line of a mark in a circle is about a tenth of the circle's width")
  func markWeight() throws {
    let (box, disc, picture) = try mark("plus")
    let x = Int(box.minX + box.width / 4)
    let height = (Int(box.minY)..<Int(box.maxY)).filter { picture.pixel(x, $0).red >= 128 }.count
    let part = CGFloat(height) / disc.width
    #expect(part > 0.09 && part < 0.12, "\(part)")
  }

  @Test("The dot of a sign is separate from its stem, in regular and bold weight", arguments: ["info", "exclamationmark", "questionmark"])
  func dots(name: String) {
    for weight in [Font.Weight.regular, .bold] {
      let host = TestHost(size: CGSize(width: 300, height: 300)) {
        Image(systemName: name + ".circle.fill").font(.system(size: 200, weight: weight))
      }
      defer { host.close() }
      let picture = host.snapshot()
      let column = (60..<240).map { picture.pixel(150, $0).red < 128 }
      #expect(zip(column, column.dropFirst()).count { $0 != $1 } >= 4, "\(weight)")
    }
  }
}
