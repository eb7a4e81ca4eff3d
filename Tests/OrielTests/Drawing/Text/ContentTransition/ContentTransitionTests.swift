import Foundation
import Observation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel

@Observable
@MainActor
private final class Model {
  var isOther = false
}

@MainActor
@Suite("Content transitions")
struct ContentTransitionTests {
  private struct Page<Content: View>: View {
    let model: Model
    let content: (Bool) -> Content
    var body: some View { content(model.isOther) }
  }

  private func open(@ViewBuilder content: @escaping (Bool) -> some View) -> (Model, TestHost) {
    let model = Model()
    return (model, TestHost(size: CGSize(width: 300, height: 120)) { Page(model: model, content: content) })
  }

  private func opacities(_ host: TestHost) -> [Double] {
    var found: [Double] = []
    func visit(_ node: DisplayNode) {
      switch node.content {
      case .group(let children): children.forEach(visit)
      case .transform(_, let child), .clip(_, _, let child): visit(child)
      case .opacity(let opacity, let child):
        found.append(opacity)
        visit(child)
      default: break
      }
    }
    visit(host.lastFrame)
    return found
  }

  /// Returns the bounds of the dark pixels.
  private func ink(_ host: TestHost) -> CGRect {
    let picture = host.snapshot()
    var bounds = CGRect.null
    for y in 0..<120 {
      for x in 0..<300 where picture.pixel(x, y).red < 160 { bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    return bounds
  }

  @Test("By default, a changed text fades in if the change is animated")
  func fade() throws {
    let (model, host) = open { Text($0 ? "Hide details" : "Show") }
    host.render()
    withAnimation(.linear(duration: 1)) { model.isOther = true }
    host.advance(by: 0.25)
    #expect(opacities(host).map { ($0 * 10).rounded() } == [8, 2] && abs(opacities(host).reduce(0, +) - 1) < 0.001)
    #expect(try host.find("Hide details").label == "Hide details")
    try host.settle()
    #expect(opacities(host).isEmpty)
    model.isOther = false
    host.advance(by: 0.1)
    #expect(opacities(host).isEmpty && host.graph.isIdle)
  }

  @Test("A fading text keeps the edge or center that the old and the new text share", arguments: [Alignment.leading, .center, .trailing])
  func anchor(alignment: Alignment) throws {
    let (model, host) = open { isOther in
      Text(isOther ? "ll" : "llllllllllllllll").font(.system(size: 30)).frame(maxWidth: .infinity, alignment: alignment)
    }
    host.render()
    let wide = ink(host)
    withAnimation(.linear(duration: 1)) { model.isOther = true }
    host.advance(by: 0.3)
    let amid = ink(host)
    #expect(abs(amid.minX - wide.minX) <= 1 && abs(amid.maxX - wide.maxX) <= 1)
    try host.settle()
    #expect(ink(host).width < wide.width / 2)
  }

  @Test("A text animates to another font size around its fixed point")
  func size() throws {
    let (model, host) = open { Text(verbatim: "Growing").font(.system(size: $0 ? 40 : 20)) }
    host.render()
    let small = ink(host)
    withAnimation(.linear(duration: 1)) { model.isOther = true }
    host.advance(by: 0.5)
    let amid = ink(host)
    #expect(opacities(host).isEmpty)
    try host.settle()
    let large = ink(host)
    #expect(abs(amid.width - (small.width + large.width) / 2) < 3)
    #expect(abs(amid.height - (small.height + large.height) / 2) < 3)
    #expect(abs(amid.midX - large.midX) < 2)
    model.isOther = false
    host.advance(by: 0.01)
    #expect(ink(host) == small)
  }

  @Test("Words that move to other lines animate there with their size")
  func lines() throws {
    let (model, host) = open { isOther in
      Text(verbatim: "one two three four").font(.system(size: isOther ? 34 : 17)).frame(width: 160, height: 120, alignment: .topLeading)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    host.render()
    let small = ink(host)
    withAnimation(.linear(duration: 1)) { model.isOther = true }
    host.advance(by: 0.5)
    let amid = ink(host)
    try host.settle()
    let large = ink(host)
    #expect(small.height < 20 && large.height > 60)
    #expect(amid.maxY > small.maxY + 10 && amid.maxY < large.maxY - 10)
  }

  @Test("A change of weight moves the glyphs while the text fades, and another font design cross-fades")
  func faces() throws {
    let (model, host) = open { Text(verbatim: "Weights").fontWeight($0 ? .black : .light) }
    host.render()
    let light = ink(host)
    withAnimation(.linear(duration: 1)) { model.isOther = true }
    host.advance(by: 0.5)
    let amid = ink(host)
    #expect(opacities(host).count == 1)
    try host.settle()
    #expect(amid.width > light.width && amid.width < ink(host).width)

    let (other, page) = open { Text(verbatim: "Design").fontDesign($0 ? .monospaced : .default) }
    page.render()
    withAnimation(.linear(duration: 1)) { other.isOther = true }
    page.advance(by: 0.5)
    #expect(opacities(page).count == 2)
  }

  @Test("Glyphs animate to another tracking one by one")
  func tracking() throws {
    let (model, host) = open { Text(verbatim: "apart").tracking($0 ? 20 : 0) }
    host.render()
    let close = ink(host)
    withAnimation(.linear(duration: 1)) { model.isOther = true }
    host.advance(by: 0.5)
    let amid = ink(host)
    try host.settle()
    #expect(abs(amid.width - (close.width + ink(host).width) / 2) < 8)
  }

  @Test("A changed text also animates if its environment or modifiers change with it")
  func surroundings() throws {
    func shares(@ViewBuilder content: @escaping (Bool) -> some View) throws -> [Double] {
      let (model, host) = open(content: content)
      host.render()
      withAnimation(.linear(duration: 1)) { model.isOther = true }
      host.advance(by: 0.25)
      let found = opacities(host).map { ($0 * 10).rounded() }
      try host.settle()
      #expect(opacities(host).isEmpty)
      return found
    }
    // One digit rolls out and another one rolls in. The last digit is the same.
    #expect(try shares { Text(verbatim: $0 ? "52" : "42").contentTransition(.numericText(value: $0 ? 52 : 42)) } == [8, 2])
    #expect(try shares { Text(verbatim: $0 ? "52" : "42").contentTransition(.numericText(countsDown: $0)) } == [8, 2])
    #expect(
      try shares { Text(verbatim: $0 ? "52" : "42").contentTransition(.numericText()).foregroundStyle($0 ? .red : .blue) } == [8, 2])
    #expect(try shares { Text(verbatim: $0 ? "Hello" : "Bye").lineLimit($0 ? 1 : 2) } == [8, 2])
    #expect(try shares { Text(verbatim: $0 ? "Hello" : "Bye").lineLimit(1).font($0 ? .title : .body) } == [8, 2])
  }

  @Test("A truncated text fades to another size, and a text with the identity transition changes at once")
  func others() throws {
    let (model, host) = open { isOther in
      VStack {
        Text(verbatim: "cut off in the middle of it").font(.system(size: isOther ? 60 : 17)).lineLimit(1)
        Text(verbatim: "at once").font(.system(size: isOther ? 24 : 17)).contentTransition(.identity)
      }
    }
    host.render()
    withAnimation(.linear(duration: 1)) { model.isOther = true }
    host.advance(by: 0.5)
    #expect(opacities(host).count == 2)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A changed image fades in at the view's current size, and an image with the identity transition changes at once")
  func images() throws {
    let (model, host) = open { isOther in
      Image(systemName: isOther ? "heart.fill" : "heart").resizable().frame(width: isOther ? 100 : 50, height: 50)
    }
    host.render()
    withAnimation(.linear(duration: 1)) { model.isOther = true }
    host.advance(by: 0.5)
    #expect(opacities(host).map { ($0 * 10).rounded() } == [5, 5])
    #expect(abs(ink(host).width - 75) < 14)
    try host.settle()
    #expect(opacities(host).isEmpty)

    let (other, page) = open { Image(systemName: $0 ? "star.fill" : "star").contentTransition(.identity) }
    page.render()
    withAnimation(.linear(duration: 1)) { other.isOther = true }
    page.advance(by: 0.5)
    #expect(opacities(page).isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }
}
