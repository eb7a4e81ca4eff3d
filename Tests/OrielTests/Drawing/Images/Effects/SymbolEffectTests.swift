import Foundation
import Observation

import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("Symbol effects")
struct SymbolEffectTests {
  @Observable @MainActor
  fileprivate final class Model {
    var isOn = false
    var value = 0
    var name = "star.fill"
  }

  fileprivate struct Stage<Content: View>: View {
    let model: Model
    let content: (Model) -> Content

    var body: some View { content(model).font(.system(size: 40)) }
  }

  private let model = Model()

  private func host(reducesMotion: Bool = false, @ViewBuilder _ content: @escaping (Model) -> some View) -> TestHost {
    let model = model
    return TestHost(size: CGSize(width: 120, height: 120)) {
      Stage(model: model, content: content).environment(\.accessibilityReduceMotion, reducesMotion)
    }
  }

  /// Returns the bounding box of the ink in pixels, and the darkest value in 0...255.
  private func ink(_ host: TestHost) -> (box: CGRect, darkest: Int) {
    let picture = host.snapshot()
    var box = CGRect.null
    var darkest = 255
    for y in 0..<120 {
      for x in 0..<120 where picture.pixel(x, y).red < 200 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        darkest = min(darkest, picture.pixel(x, y).red)
      }
    }
    return (box, darkest)
  }

  @Test("A scale effect lasts while it is active, animates in and out, and draws no frames at rest")
  func scale() {
    let host = host { Image(systemName: $0.name).symbolEffect(.scale.up, isActive: $0.isOn) }
    let small = ink(host).box
    model.isOn = true
    host.render()
    host.advance(by: 0.1)
    let between = ink(host).box
    host.advance(by: 1)
    let large = ink(host).box
    #expect(small.width < between.width && between.width < large.width)
    #expect(abs(large.width / small.width - 1.25) < 0.08)
    let mark = host.mark()
    host.advance(by: 1)
    #expect(host.work(since: mark).displayed == 0)
    model.isOn = false
    host.render()
    host.advance(by: 1)
    #expect(ink(host).box == small)
  }

  @Test(
    "A discrete effect plays once when its value changes, and not before",
    arguments: ["bounce", "bounce down", "pulse", "wiggle", "wiggle left", "rotate", "breathe"])
  func discrete(_ name: String) {
    let host = host { model in
      let image = Image(systemName: model.name)
      switch name {
      case "bounce": image.symbolEffect(.bounce, value: model.value)
      case "bounce down": image.symbolEffect(.bounce.down, value: model.value)
      case "pulse": image.symbolEffect(.pulse, value: model.value)
      case "wiggle": image.symbolEffect(.wiggle, value: model.value)
      case "wiggle left": image.symbolEffect(.wiggle.left, value: model.value)
      case "rotate": image.symbolEffect(.rotate, value: model.value)
      default: image.symbolEffect(.breathe, value: model.value)
      }
    }
    let rest = host.snapshot().pngData
    host.advance(by: 0.3)
    #expect(host.snapshot().pngData == rest)
    model.value += 1
    host.render()
    host.advance(by: 0.16)
    #expect(host.snapshot().pngData != rest)
    host.advance(by: 3)
    #expect(host.snapshot().pngData == rest)
    let mark = host.mark()
    host.advance(by: 1)
    #expect(host.work(since: mark).displayed == 0)
  }

  @Test("A bounce grows first, and a downward bounce shrinks first")
  func directions() {
    let up = host { Image(systemName: $0.name).symbolEffect(.bounce.up, value: $0.value) }
    let down = host { Image(systemName: $0.name).symbolEffect(.bounce.down, value: $0.value) }
    let rest = ink(up).box.width
    model.value += 1
    for host in [up, down] {
      host.render()
      host.advance(by: 0.12)
    }
    #expect(ink(up).box.width > rest + 2 && ink(down).box.width < rest - 2)
  }

  @Test("An indefinite effect repeats until it is deactivated and completes its cycle")
  func indefinite() {
    let host = host { Image(systemName: $0.name).symbolEffect(.pulse, isActive: $0.isOn) }
    model.isOn = true
    host.render()
    host.advance(by: 0.7)
    #expect(ink(host).darkest > 80)
    host.advance(by: 14 * 1.4)
    #expect(ink(host).darkest > 80)
    model.isOn = false
    host.render()
    host.advance(by: 0.1)
    #expect(ink(host).darkest > 60, "The cycle completes")
    host.advance(by: 1)
    #expect(ink(host).darkest == 0)
  }

  @Test("Options set the speed and the number of repetitions of an effect")
  func options() {
    func duration(_ options: SymbolEffectOptions) -> Double {
      let host = host { Image(systemName: $0.name).symbolEffect(.rotate, options: options, value: $0.value) }
      let rest = host.snapshot().pngData
      model.value += 1
      host.render()
      var time = 0.0
      var last = 0.0
      while time < 8 {
        host.advance(by: 0.1)
        time += 0.1
        if host.snapshot().pngData != rest { last = time }
      }
      return last
    }
    let once = duration(.default)
    #expect(abs(once - 1.6) < 0.35)
    #expect(abs(duration(.speed(2)) - once / 2) < 0.25)
    #expect(abs(duration(.repeat(3)) - 3 * once) < 0.5)
    #expect(abs(duration(.repeat(.periodic(2, delay: 1))) - (2 * once + 1)) < 0.5)
    #expect(duration(.repeating) > 7.5)
    #expect(duration(.speed(.nan)) == once && duration(.speed(0)) == once)
    #expect(duration(.default.repeat(2).nonRepeating) == once)
  }

  @Test("A frame of a symbol effect evaluates and lays out nothing")
  func work() {
    let host = host { Image(systemName: $0.name).symbolEffect(.breathe, isActive: true) }
    let mark = host.mark()
    host.advance(by: 1)
    let work = host.work(since: mark)
    #expect(work.displayed > 0 && work.bodies == 0 && work.measured == 0 && work.placed == 0)
  }

  @Test("Symbol effects apply to symbols only, and symbolEffectsRemoved() removes them")
  func symbolsAlone() {
    func moves(@ViewBuilder _ content: @escaping (Model) -> some View) -> Bool {
      let host = host { content($0).symbolEffect(.scale, isActive: $0.isOn) }
      model.isOn = false
      host.render()
      host.advance(by: 1)
      let before = host.snapshot().pngData
      model.isOn = true
      host.render()
      host.advance(by: 1)
      return host.snapshot().pngData != before
    }
    #expect(moves { Image(systemName: $0.name) })
    #expect(moves { Label("A", systemImage: $0.name) })
    #expect(!moves { _ in Text("A") })
    #expect(!moves { Image(systemName: $0.name).symbolEffectsRemoved() })
    #expect(moves { Image(systemName: $0.name).symbolEffectsRemoved(false) })
  }

  @Test("With reduced motion, effects that move do nothing and effects that fade still run")
  func calm() {
    let still = host(reducesMotion: true) { Image(systemName: $0.name).symbolEffect(.bounce, value: $0.value) }
    let fading = host(reducesMotion: true) { Image(systemName: $0.name).symbolEffect(.pulse, value: $0.value) }
    let rest = still.snapshot().pngData
    model.value += 1
    for host in [still, fading] {
      host.render()
      host.advance(by: 0.15)
    }
    #expect(still.snapshot().pngData == rest)
    fading.advance(by: 0.5)
    #expect(ink(fading).darkest > 80)
  }

  @Test("An effect begins when it is added while active and ends when it is removed")
  func insertionAndRemoval() {
    let host = host { model in
      if model.isOn { Image(systemName: model.name).symbolEffect(.breathe) } else { Image(systemName: model.name) }
    }
    let rest = host.snapshot().pngData
    model.isOn = true
    host.render()
    host.advance(by: 1.2)
    #expect(host.snapshot().pngData != rest)
    model.isOn = false
    host.render()
    host.advance(by: 0.1)
    #expect(host.snapshot().pngData == rest)
  }

  @Test("A replace content transition removes the old symbol before the new one appears")
  func replaces() {
    func widths(_ transition: ContentTransition) -> [CGFloat] {
      model.name = "square.fill"
      let host = host { Image(systemName: $0.name).contentTransition(transition) }
      var widths = [ink(host).box.width]
      model.name = "rectangle.portrait.fill"
      host.render()
      for _ in 0..<5 {
        widths.append(ink(host).box.width)
        host.advance(by: 0.12)
      }
      return widths
    }
    let plain = widths(.identity)
    #expect(Set(plain.dropFirst()).count == 1 && plain[0] != plain[1])
    let replaced = widths(.symbolEffect(.replace))
    #expect(replaced[1] == plain[0] && replaced[2] < plain[0] && replaced.last == plain.last)
    let upUp = widths(.symbolEffect(.replace.upUp))
    #expect(upUp[2] > plain[0] && upUp.last == plain.last)
    #expect(widths(.symbolEffect(.replace.offUp))[1] < plain[0])
    #expect(widths(.symbolEffect) == replaced)
    #expect(widths(.symbolEffect(.replace, options: .speed(10)))[2] == plain.last)
  }
}
