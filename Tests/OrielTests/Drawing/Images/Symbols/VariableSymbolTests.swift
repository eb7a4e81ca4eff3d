import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite("Symbols with variable values")
struct VariableSymbolTests {
  private static let side = 80

  private func host(_ view: some View) -> TestHost {
    TestHost(size: CGSize(width: Self.side, height: Self.side)) { view.font(.system(size: 60)) }
  }

  /// Returns the number of black pixels and the number of pixels in the gray of dimmed layers.
  private func ink(_ view: some View) -> (black: Int, grey: Int) {
    let host = host(view)
    defer { host.close() }
    let picture = host.snapshot()
    var (black, grey) = (0, 0)
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let red = picture.pixel(x, y).red
        if red < 40 { black += 1 }
        if (160..<200).contains(red) { grey += 1 }
      }
    }
    return (black, grey)
  }

  private func symbol(_ name: String, _ value: Double?) -> some View {
    Image(systemName: name, variableValue: value).foregroundStyle(Color.black)
  }

  @Test(
    "Layers beyond the variable value are dimmed",
    arguments: [
      "wifi", "speaker.wave.3", "speaker.wave.3.fill", "cellularbars", "chart.bar.fill", "dot.radiowaves.left.and.right", "waveform",
    ])
  func dims(name: String) {
    let counts = [0, 0.5, 1].map { ink(symbol(name, $0)) }
    #expect(counts[0].black < counts[1].black && counts[1].black < counts[2].black, "\(counts)")
    #expect(counts[0].grey > counts[1].grey && counts[1].grey > counts[2].grey, "\(counts)")
  }

  @Test("Nil and nonfinite values draw the whole symbol, and values outside of 0...1 are clamped")
  func ends() {
    func picture(_ image: Image) -> Data {
      let host = host(image)
      defer { host.close() }
      return host.snapshot().pngData
    }
    let whole = picture(Image(systemName: "wifi"))
    let values: [Double?] = [nil, 1, 7, .nan, .infinity]
    for value in values { #expect(picture(Image(systemName: "wifi", variableValue: value)) == whole) }
    let empty = picture(Image(systemName: "wifi", variableValue: 0))
    #expect(empty != whole)
    #expect(picture(Image(systemName: "wifi", variableValue: -3)) == empty)
    #expect(picture(Image(systemName: "heart", variableValue: 0)) == picture(Image(systemName: "heart")))
  }

  @Test("Layers that don't represent the value are never dimmed")
  func rest() {
    #expect(ink(symbol("speaker.wave.3.fill", 0)).black > ink(symbol("wifi", 0)).black)
  }

  @Test("A variable symbol in a circle or with a slash is dimmed as well", arguments: ["wifi.circle", "wifi.slash"])
  func composed(name: String) {
    #expect(ink(symbol(name, 0)).black < ink(symbol(name, 1)).black)
  }

  @Test("The number of lit layers is the value times the layer count, rounded up")
  func steps() {
    func lit(_ value: Double) -> [Bool] { (0..<3).map { SymbolEmphasis.amount(value).opacity(of: $0, among: 3) == 1 } }
    #expect(lit(0) == [false, false, false])
    #expect(lit(0.01) == [true, false, false])
    #expect(lit(0.33) == [true, false, false])
    #expect(lit(0.5) == [true, true, false])
    #expect(lit(0.7) == [true, true, true])
    #expect(lit(1) == [true, true, true])
  }

  @Test("A variable color is fully lit at both ends and lights its layers in turn, unless it repeats")
  func sweep() {
    func opacities(_ color: SymbolEmphasis.VariableColor, _ share: Double, goesOn: Bool = false) -> [Double] {
      (0..<3).map { SymbolEmphasis.sweep(color, share: share, goesOn: goesOn).opacity(of: $0, among: 3) }
    }
    let cumulative = SymbolEmphasis.VariableColor()
    #expect(opacities(cumulative, 0) == [1, 1, 1] && opacities(cumulative, 1) == [1, 1, 1])
    let middle = opacities(cumulative, 0.45)
    #expect(middle[0] == 1 && middle[1] > 0.3 && middle[1] < 1 && middle[2] == SymbolEmphasis.dim)
    let iterative = SymbolEmphasis.VariableColor(isIterative: true)
    #expect(opacities(iterative, 0.5) == [SymbolEmphasis.dim, 1, SymbolEmphasis.dim])
    let reversing = SymbolEmphasis.VariableColor(isIterative: true, reverses: true, hidesInactive: true)
    #expect(opacities(reversing, 0.5) == [0, 0, 1])
    for share in [0.25, 0.375] { #expect(opacities(reversing, share) == opacities(reversing, 1 - share)) }
    #expect(opacities(reversing, 0, goesOn: true) == [1, 0, 0] && opacities(reversing, 1, goesOn: true) == [1, 0, 0])
  }

  static let drawn = """
    pencil.tip scribble.variable crop.rotate dial.low dial.medium.fill bitcoinsign.circle bitcoinsign.circle.fill square.split.2x1
    square.split.2x1.fill oval oval.fill aqi.low aqi.medium aqi.high simcard simcard.fill esim esim.fill rectangle.dashed square.dashed
    target scope rays timelapse record.circle record.circle.fill circle.inset.filled dot.circle.fill tablecells tablecells.fill
    rectangle.on.rectangle plus.square.on.square rectangle.3.group.fill pip.enter pip.exit shield.lefthalf.filled arrow.left.and.right
    arrow.up.and.down arrow.turn.down.right arrow.turn.down.left arrow.right.to.line arrow.left.to.line arrow.up.forward
    arrow.up.forward.app arrow.2.circlepath clock.arrow.circlepath arrow.down.left.and.arrow.up.right
    arrow.up.backward.and.arrow.down.forward arrow.down.doc.fill arrowshape.right.fill arrowshape.left arrowtriangle.forward.fill
    chevron.left.2 chevron.compact.right chevron.right.to.line camera.rotate playpause.fill forward backward backward.end plusminus
    plus.forwardslash.minus lessthan greaterthan notequal squareroot exclamationmark.2 quote.opening quote.closing sterlingsign.circle
    yensign.circle indianrupeesign.circle text.cursor checklist list.clipboard list.bullet.clipboard.fill doc.plaintext book.closed
    book.closed.fill text.book.closed.fill character.book.closed captions.bubble captions.bubble.fill command option control shift
    shift.fill capslock delete.left delete.left.fill return switch.2 pencil.line lasso ruler.fill cursorarrow cursorarrow.rays sdcard
    computermouse.fill homepod radio powerplug.fill flashlight.on.fill flashlight.off.fill fan fan.fill
    point.3.connected.trianglepath.dotted ipad.landscape iphone.gen3 iphone.radiowaves.left.and.right key.horizontal.fill
    camera.aperture metronome pianokeys balloon.fill mug.fill basket suitcase.fill wallet.pass wallet.bifold.fill eyes mouth.fill
    staroflife.fill flask.fill atom scalemass football.fill baseball volleyball.fill steeringwheel parkingsign.circle road.lanes
    sailboat.fill box.truck.fill figure.arms.open figure.2 figure.wave water.waves cube.transparent cylinder.split.1x2.fill cone.fill
    pyramid bolt.horizontal.circle bolt.heart.fill shower bathtub.fill door.left.hand.open door.left.hand.closed refrigerator.fill
    washer microwave chair.fill stairs carrot facemask sparkle.magnifyingglass chart.xyaxis.line chart.bar.xaxis speaker speaker.fill
    speaker.slash speaker.slash.fill wifi.slash wave.3.right wave.3.left dot.radiowaves.right dot.radiowaves.up.forward
    antenna.radiowaves.left.and.right gauge.medium face.dashed battery.100percent.bolt
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test("Symbols that programs use are drawn without messages")
  func isDrawn() {
    for name in Self.drawn {
      let host = host(Image(systemName: name).foregroundStyle(Color.black))
      let picture = host.snapshot()
      var count = 0
      for y in 0..<Self.side { for x in 0..<Self.side where picture.pixel(x, y).red < 128 { count += 1 } }
      #expect(count > 60, "\(name): \(count)")
      #expect(host.messages.isEmpty, "\(name): \(host.messages)")
      host.close()
    }
  }

  @Test(
    "A filled symbol has more ink than its outline",
    arguments: [
      "oval", "square.split.2x1", "simcard", "esim", "tablecells", "list.clipboard", "book.closed", "captions.bubble", "shift",
      "delete.left", "computermouse", "fan", "balloon", "mug", "suitcase", "wallet.bifold", "football", "box.truck", "bathtub",
      "speaker", "speaker.wave.2",
    ])
  func filled(name: String) {
    #expect(ink(symbol(name, nil)).black < ink(symbol(name + ".fill", nil)).black)
  }

  fileprivate struct Inner: View {
    var body: some View { Image(systemName: "no.such.symbol.in.a.deep.place") }
  }

  fileprivate struct Nested<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
  }

  @Test("A message about an unknown symbol names only the nearest views")
  func place() throws {
    let host = host(Nested { Nested { Nested { Nested { Nested { Inner() } } } } })
    _ = host.snapshot()
    let message = try #require(host.messages.first { $0.contains("no.such.symbol.in.a.deep.place") })
    #expect(message.hasSuffix("(… / Nested / Nested / Inner)"), "\(message)")
  }
}
