import Foundation
import Observation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("Symbol effects for variable color, appearance and disappearance")
struct SymbolColorEffectTests {
  @Observable @MainActor
  fileprivate final class Model {
    var isOn = false
    var value = 0
    var name = "wifi"
  }

  fileprivate struct Stage<Content: View>: View {
    let model: Model
    let content: (Model) -> Content

    var body: some View { content(model).font(.system(size: 60)).foregroundStyle(Color.black) }
  }

  private let model = Model()

  private func host(@ViewBuilder _ content: @escaping (Model) -> some View) -> TestHost {
    let model = model
    return TestHost(size: CGSize(width: 120, height: 120)) { Stage(model: model, content: content) }
  }

  /// Returns the number of black pixels, the number of all visible pixels, and the width of their bounding box.
  private func ink(_ host: TestHost) -> (black: Int, all: Int, width: CGFloat) {
    let picture = host.snapshot()
    var (black, all, box) = (0, 0, CGRect.null)
    for y in 0..<120 {
      for x in 0..<120 where picture.pixel(x, y).red < 220 {
        all += 1
        if picture.pixel(x, y).red < 40 { black += 1 }
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return (black, all, box.isNull ? 0 : box.width)
  }

  @Test("A cumulative variable color lights the layers in turn once when the value changes, then the symbol is as before")
  func cumulative() {
    let host = host { Image(systemName: $0.name).symbolEffect(.variableColor, value: $0.value) }
    let rest = host.snapshot().pngData
    let whole = ink(host)
    model.value += 1
    host.render()
    host.advance(by: 0.3)
    let early = ink(host)
    host.advance(by: 0.6)
    let late = ink(host)
    #expect(early.black < late.black && late.black <= whole.black)
    #expect(early.all > whole.all * 9 / 10, "Layers that aren't lit are dimmed")
    host.advance(by: 2)
    #expect(host.snapshot().pngData == rest)
    let mark = host.mark()
    host.advance(by: 1)
    #expect(host.work(since: mark).displayed == 0)
  }

  @Test("hideInactiveLayers hides inactive layers, and an iterative variable color lights one layer after another")
  func iterative() {
    let hidden = host { Image(systemName: $0.name).symbolEffect(.variableColor.iterative.hideInactiveLayers, value: $0.value) }
    let dimmed = host { Image(systemName: $0.name).symbolEffect(.variableColor.iterative.dimInactiveLayers, value: $0.value) }
    let whole = ink(hidden)
    model.value += 1
    for host in [hidden, dimmed] {
      host.render()
      host.advance(by: 0.65)
    }
    #expect(ink(hidden).all < whole.all * 3 / 4)
    #expect(ink(dimmed).all > whole.all * 9 / 10 && ink(dimmed).black < whole.black)
  }

  @Test("Options of a variable color replace each other")
  func options() {
    let plain = VariableColorSymbolEffect.variableColor
    #expect(plain.iterative.cumulative == plain && plain.reversing.nonReversing == plain)
    #expect(plain.hideInactiveLayers.dimInactiveLayers == plain)
    #expect(plain.iterative != plain && plain.reversing != plain && plain.hideInactiveLayers != plain)
  }

  @Test("An active variable color repeats until it is deactivated, and doesn't change symbols without variable layers")
  func indefinite() {
    let waves = host { Image(systemName: $0.name).symbolEffect(.variableColor.reversing, isActive: $0.isOn) }
    let heart = host { Image(systemName: "heart").symbolEffect(.variableColor, isActive: $0.isOn) }
    let rest = (waves.snapshot().pngData, heart.snapshot().pngData)
    model.isOn = true
    for host in [waves, heart] {
      host.render()
      host.advance(by: 10.4)
    }
    #expect(waves.snapshot().pngData != rest.0 && heart.snapshot().pngData == rest.1)
    model.isOn = false
    waves.render()
    waves.advance(by: 4)
    #expect(waves.snapshot().pngData == rest.0)
  }

  @Test(".appear shows a symbol while active, .disappear hides it while active, and neither draws frames at rest")
  func visibility() {
    let appears = host { Image(systemName: $0.name).symbolEffect(.appear, isActive: $0.isOn) }
    let disappears = host { Image(systemName: $0.name).symbolEffect(.disappear, isActive: $0.isOn) }
    let plain = host { Image(systemName: $0.name) }.snapshot().pngData
    #expect(ink(appears).all == 0 && disappears.snapshot().pngData == plain)
    model.isOn = true
    for host in [appears, disappears] {
      host.render()
      host.advance(by: 0.18)
      #expect(ink(host).all > 0 && host.snapshot().pngData != plain)
      host.advance(by: 1)
    }
    #expect(appears.snapshot().pngData == plain && ink(disappears).all == 0)
    let mark = disappears.mark()
    disappears.advance(by: 1)
    #expect(disappears.work(since: mark).displayed == 0)
    model.isOn = false
    for host in [appears, disappears] {
      host.render()
      host.advance(by: 1)
    }
    #expect(ink(appears).all == 0 && disappears.snapshot().pngData == plain)
  }

  @Test("A symbol grows into place with .appear.up and out with .disappear.up, and shrinks with .down")
  func directions() {
    let whole = ink(host { Image(systemName: $0.name) }).width
    func width(@ViewBuilder _ content: @escaping (Model) -> some View) -> CGFloat {
      model.isOn = false
      let host = host(content)
      model.isOn = true
      host.render()
      host.advance(by: 0.17)
      return ink(host).width
    }
    #expect(width { Image(systemName: $0.name).symbolEffect(.appear.up.byLayer, isActive: $0.isOn) } < whole - 4)
    #expect(width { Image(systemName: $0.name).symbolEffect(.appear.down.wholeSymbol, isActive: $0.isOn) } > whole + 4)
    #expect(width { Image(systemName: $0.name).symbolEffect(.disappear.up.byLayer, isActive: $0.isOn) } > whole + 4)
    #expect(width { Image(systemName: $0.name).symbolEffect(.disappear.down.wholeSymbol, isActive: $0.isOn) } < whole - 4)
  }

  @Test("A symbol inserted with an active disappear effect isn't visible")
  func hiddenFromTheStart() {
    model.isOn = true
    let host = host { Image(systemName: $0.name).symbolEffect(.disappear, isActive: $0.isOn) }
    #expect(ink(host).all == 0)
    model.isOn = false
    host.render()
    host.advance(by: 1)
    #expect(ink(host).all > 0)
  }

  @Test("A magic replacement animates like its fallback")
  func magic() {
    func picture(_ transition: ContentTransition) -> Data {
      model.name = "square.fill"
      let host = host { Image(systemName: $0.name).contentTransition(transition) }
      model.name = "rectangle.portrait.fill"
      host.render()
      host.advance(by: 0.1)
      return host.snapshot().pngData
    }
    let upUp = picture(.symbolEffect(.replace.magic(fallback: .upUp.byLayer)))
    #expect(upUp == picture(.symbolEffect(.replace.upUp)))
    #expect(upUp != picture(.symbolEffect(.replace.magic(fallback: .downUp))))
    #expect(picture(.symbolEffect(.replace.magic(fallback: .offUp))) == picture(.symbolEffect(.replace.offUp)))
    let effect: ReplaceSymbolEffect.MagicReplace = ReplaceSymbolEffect.replace.magic(fallback: .replace)
    #expect(effect.configuration == ReplaceSymbolEffect.replace.configuration)
  }
}
