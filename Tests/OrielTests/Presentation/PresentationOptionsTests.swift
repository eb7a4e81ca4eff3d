import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var isPresented = false
  var isSecondPresented = false
  var color = Color.red
  var size = CGSize(width: 300, height: 200)
}

private struct Sized: View {
  let model: Model

  var body: some View {
    Color.red.frame(width: model.size.width, height: model.size.height)
      .presentationSizing(.fitted.sticky(horizontal: false, vertical: true))
  }
}

private struct Reached: View {
  @Bindable var model: Model

  var body: some View {
    Color.clear.sheet(isPresented: $model.isPresented) { Button("Inside") { model.color = .blue } }
      .outOfReach(model.isSecondPresented)
  }
}

private struct Whole: PresentationSizing {
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    let natural = root.sizeThatFits(.unspecified)
    return ProposedViewSize(width: natural.width * 2, height: nil)
  }
}

@MainActor
@Suite("Presentation options")
struct PresentationOptionsTests {
  private let desk = CGSize(width: 1000, height: 800)

  private func host(_ size: CGSize, @ViewBuilder _ content: @escaping () -> some View) throws -> TestHost {
    let host = TestHost(size: size) { Color.clear.sheet(isPresented: .constant(true), content: content) }
    try host.settle()
    return host
  }

  private func frame(_ host: TestHost) throws -> CGRect { try host.find(role: .isModal).frame }

  @Test("A centered sheet fits its content up to the width of a form, and has a form's height if the content's height is flexible")
  func automaticSize() throws {
    #expect(try frame(host(desk) { Color.red.frame(height: 300) }).size == CGSize(width: 540, height: 300))
    #expect(try frame(host(desk) { Color.red.frame(width: 320, height: 300) }).size == CGSize(width: 320, height: 300))
    #expect(try frame(host(desk) { Color.red }).size == CGSize(width: 540, height: 620))
    #expect(try frame(host(CGSize(width: 700, height: 400)) { Color.red }).size == CGSize(width: 540, height: 360))
    let middle = try frame(host(desk) { Color.red.frame(height: 300) })
    #expect(middle.midX == 500 && middle.midY == 400)
  }

  @Test("Sheets apply fitted, form, page, partially fitted and custom sizings")
  func sizings() throws {
    #expect(
      try frame(host(desk) { Color.red.frame(width: 700, height: 90).presentationSizing(.fitted) }).size == CGSize(width: 700, height: 90))
    #expect(try frame(host(desk) { Text("a").presentationSizing(.form) }).size == CGSize(width: 540, height: 620))
    #expect(try frame(host(desk) { Text("a").presentationSizing(.page) }).size == CGSize(width: 768, height: 760))
    let partly = try frame(
      host(desk) { Color.red.frame(height: 90).presentationSizing(.page.fitted(horizontal: false, vertical: true)) })
    #expect(partly.size == CGSize(width: 768, height: 90))
    #expect(
      try frame(host(desk) { Color.red.frame(width: 100, height: 50).presentationSizing(Whole()) }).size == CGSize(width: 200, height: 50))
  }

  @Test("A sticky sizing grows with the content and doesn't shrink with it, along the sticky axes only")
  func stickySizing() throws {
    let model = Model()
    let host = try host(desk) { Sized(model: model) }
    #expect(try frame(host).size == CGSize(width: 300, height: 200))
    model.size = CGSize(width: 400, height: 320)
    try host.settle()
    #expect(try frame(host).size == CGSize(width: 400, height: 320))
    model.size = CGSize(width: 250, height: 100)
    try host.settle()
    #expect(try frame(host).size == CGSize(width: 250, height: 320))
    host.resize(to: CGSize(width: 1000, height: 300))
    #expect(try frame(host).size == CGSize(width: 250, height: 260))
    host.resize(to: desk)
    #expect(try frame(host).size == CGSize(width: 250, height: 320))
    host.close()
  }

  @Test("A sheet's background can be a style or a view, and follows the state that it reads")
  func background() throws {
    let model = Model()
    for isView in [false, true] {
      model.color = .red
      let host = try host(CGSize(width: 400, height: 800)) {
        if isView {
          Text("Sheet").presentationBackground { model.color }
        } else {
          Text("Sheet").presentationBackground(model.color)
        }
      }
      let red = host.snapshot().pixel(200, 700)
      #expect(red.red > 200 && red.blue < 100)
      model.color = .blue
      try host.settle()
      let blue = host.snapshot().pixel(200, 700)
      #expect(blue.blue > 200 && blue.red < 100, "The background is a view: \(isView)")
    }
  }

  @Test(
    "A material as a sheet's background blurs the content behind the sheet",
    arguments: [CGSize(width: 400, height: 800), CGSize(width: 1000, height: 800)])
  func materialBackground(size: CGSize) throws {
    let host = TestHost(size: size) {
      // The stripes are 4 points wide: where they are drawn sharply, adjacent pixels differ a lot.
      HStack(spacing: 0) {
        ForEach(0..<Int(size.width / 4), id: \.self) { ($0.isMultiple(of: 2) ? Color.black : .white).frame(width: 4) }
      }
      .sheet(isPresented: .constant(true)) {
        Color.clear.frame(height: 300).presentationDetents([.medium]).presentationBackground(.ultraThinMaterial)
      }
    }
    try host.settle()
    let card = try frame(host)
    let picture = host.snapshot()
    func contrast(at y: CGFloat) -> Int {
      abs(picture.pixel(Int(card.midX) + 2, Int(y)).red - picture.pixel(Int(card.midX) + 6, Int(y)).red)
    }
    #expect(contrast(at: 20) > 100)
    #expect(contrast(at: card.midY) < 12)
  }

  @Test("The card's shadow isn't visible through a translucent background")
  func translucentBackground() throws {
    let host = TestHost(size: desk) {
      Color.white.sheet(isPresented: .constant(true)) {
        Color.clear.frame(height: 300).presentationBackground(Color.white.opacity(0.5))
      }
    }
    try host.settle()
    let card = try frame(host)
    let picture = host.snapshot()
    let behind = picture.pixel(5, 5).red
    let inside = picture.pixel(Int(card.midX), Int(card.midY)).red
    #expect(abs(inside - (behind + 255) / 2) <= 2, "\(behind), \(inside)")
    #expect(picture.pixel(Int(card.midX), Int(card.maxY) + 6).red < behind - 3)
  }

  @Test("A navigation stack in a sheet shows the sheet's background, except on screens with a background of their own")
  func stackBackground() throws {
    struct Stack: View {
      let model: Model

      var body: some View {
        NavigationStack {
          NavigationLink("Next") { Text("Second").containerBackground(Color.blue, for: .navigation) }
        }
        .overlay { if model.isPresented { Color.clear.allowsHitTesting(false).presentationBackground(model.color) } }
      }
    }
    let model = Model()
    let host = try host(CGSize(width: 400, height: 800)) { Stack(model: model) }
    func pixel() -> Snapshot.Pixel { host.snapshot().pixel(200, 700) }
    #expect(pixel().red > 200 && pixel().blue > 200)
    model.isPresented = true
    try host.settle()
    #expect(pixel().red > 200 && pixel().blue < 100)
    try host.tap("Next")
    try host.settle()
    #expect(pixel().blue > 200 && pixel().red < 100)
  }

  @Test("presentationCornerRadius rounds the sheet's corners and clips its content, and a negative radius counts as 0")
  func corners() throws {
    func corner(_ radius: CGFloat?) throws -> TestHost {
      try host(CGSize(width: 400, height: 810)) { Color.green.ignoresSafeArea().presentationCornerRadius(radius) }
    }
    #expect(try corner(0).snapshot().pixel(1, 11).green > 150)
    #expect(try corner(40).snapshot().pixel(6, 16).red > 150)
    #expect(try corner(-3).snapshot().pixel(1, 11).green > 150)
  }

  @Test("The drag indicator is shown with several detents, or as presentationDragIndicator sets it")
  func indicator() throws {
    func handle(_ detents: Set<PresentationDetent>, _ visibility: Visibility) throws -> Bool {
      let host = try host(CGSize(width: 400, height: 810)) {
        Color.white.presentationDetents(detents).presentationDragIndicator(visibility)
      }
      let top = Int(try frame(host).minY)
      return host.snapshot().pixel(200, top + 7) != host.snapshot().pixel(200, top + 30)
    }
    #expect(try handle([.medium, .large], .automatic) && !handle([.medium], .automatic))
    #expect(try handle([.medium], .visible) && !handle([.medium, .large], .hidden))
  }

  @Test("A sheet that a view in an overlay above presentations presents is above that overlay")
  func onLayer() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 800)) {
      Color.clear
        .sheet(isPresented: Bindable(model).isPresented) { Text("Below").frame(maxWidth: .infinity, maxHeight: .infinity) }
        .overlayAbovePresentations {
          Button("Layer") { model.isSecondPresented = true }.frame(width: 100, height: 40)
            .sheet(isPresented: Bindable(model).isSecondPresented) { Text("Above").frame(maxWidth: .infinity, maxHeight: .infinity) }
        }
    }
    model.isPresented = true
    try host.settle()
    #expect(host.exists("Below") && host.exists("Layer"))
    try host.tap("Layer")
    try host.settle()
    #expect(host.exists("Above") && !host.exists("Layer") && !host.exists("Below"))
    host.press(.escape)
    try host.settle()
    #expect(!model.isSecondPresented && model.isPresented && host.exists("Layer"))
    host.press(.escape)
    try host.settle()
    #expect(!model.isPresented && host.exists("Layer"))
  }

  @Test("outOfReach(true) makes the presentations of its view inert as well")
  func outOfReach() throws {
    let model = Model()
    model.isPresented = true
    let host = TestHost(size: CGSize(width: 400, height: 800)) { Reached(model: model) }
    try host.settle()
    let center = try host.find("Inside").center
    model.isSecondPresented = true
    host.render()
    host.tap(at: center)
    #expect(!host.press(.escape))
    #expect(model.isPresented && model.color == .red && !host.exists("Inside"))
  }

  @Test("A modal is exposed to assistive technology, and its escape action dismisses it")
  func accessibility() throws {
    let model = Model()
    model.isPresented = true
    let host = TestHost { Text("Base").sheet(isPresented: Bindable(model).isPresented) { Text("Inside") } }
    try host.settle()
    let modal = try host.find(role: .isModal)
    modal.node.actions[.escape]?()
    #expect(!model.isPresented)
  }
}
