import Foundation
import OrielDrawing
import Testing

@testable import Oriel

@MainActor
@Suite("Geometry")
struct GeometryTests {
  private typealias Remote = ImplicitAnimationTests.Remote
  private typealias Driven = ImplicitAnimationTests.Driven

  @Test("A geometry reader takes the whole proposed size and places its content at the top leading corner")
  func room() {
    let stage = Stage(GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))x\(Int(proxy.size.height))") })
    #expect(stage.texts == ["200x100"])
    #expect(stage.boxes(TextBox.self)[0].windowFrame.origin == .zero)
    #expect(stage.graph.counts.bodies == 1)
  }

  @Test("The content of a geometry reader is evaluated again if the size has changed, and otherwise not")
  func sizes() {
    let stage = Stage(GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))") })
    var work = stage.work { stage.host.resize(to: CGSize(width: 300, height: 100), scale: 1) }
    #expect(stage.texts == ["300"])
    #expect(work.bodies == 1)
    work = stage.work { stage.graph.rootBox.setNeedsLayout() }
    #expect(work.bodies == 0)
    #expect(stage.graph.isIdle)
  }

  @Test("RT-7: A geometry reader that moves is updated if it reads its frame, but not if it reads its size only")
  func moving() {
    let remote = Remote<CGFloat>()
    let stage = Stage(
      Driven(CGFloat(10), remote) { x in
        HStack(spacing: 0) {
          Color.red.frame(width: x)
          GeometryReader { Text(verbatim: "\(Int($0.frame(in: .global).minX))") }.frame(width: 50)
          GeometryReader { Text(verbatim: "\(Int($0.size.width))") }.frame(width: 50)
        }.frame(width: 200, alignment: .leading)
      })
    #expect(stage.texts == ["10", "50"])
    let work = stage.work { remote.set(30) }
    #expect(stage.texts == ["30", "50"])
    // The driver, the two readers with new closures, and the one that has moved.
    #expect(work.bodies <= 4)
    #expect(stage.graph.isIdle)
  }

  @Test("RT-7: The global frame of a geometry reader includes an offset around it")
  func offset() {
    let remote = Remote<CGFloat>()
    let inner = GeometryReader { Text(verbatim: "\(Int($0.frame(in: .global).minX))") }
    let stage = Stage(Driven(CGFloat(0), remote) { inner.offset(x: $0) })
    #expect(stage.texts == ["0"])
    remote.set(25)
    stage.render()
    #expect(stage.texts == ["25"])
  }

  @Test("RT-7: Frames in named coordinate spaces are relative to the nearest view with that name")
  func named() {
    let stage = Stage(
      GeometryReader { proxy in
        let frame = proxy.frame(in: .named("outer"))
        Text(verbatim: "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(proxy.frame(in: .local).minX))")
      }
      .padding(10).coordinateSpace(.named("inner"))
      .padding(.leading, 20).coordinateSpace(name: "outer")
      .padding(5))
    #expect(stage.texts == ["30 10 0"])
  }

  @Test("RT-7: The bounds of a named coordinate space are relative to the reader, and are read again when they change")
  func bounds() {
    func text(_ rect: CGRect?) -> String {
      rect.map { "\(Int($0.minX)) \(Int($0.minY)) \(Int($0.width)) \(Int($0.height))" } ?? "none"
    }
    let remote = Remote<CGFloat>()
    let stage = Stage(
      Driven(CGFloat(10), remote) { inset in
        GeometryReader { proxy in
          Text(verbatim: text(proxy.bounds(of: .named("outer"))))
          Text(verbatim: text(proxy.bounds(of: .named("nobody"))))
          Text(verbatim: text(proxy.bounds(of: .scrollView)))
        }
        .scaleEffect(0.5, anchor: .topLeading).padding(inset).coordinateSpace(.named("outer")).padding(.leading, 20)
      })
    #expect(stage.texts == ["-20 -20 360 200", "none", "none"])
    remote.set(15)
    stage.render()
    #expect(stage.texts == ["-30 -30 360 200", "none", "none"])
    #expect(stage.graph.isIdle)
  }

  @Test("A view that is scaled to zero has no bounds of an enclosing coordinate space")
  func boundsOfNothing() {
    let stage = Stage(
      GeometryReader { Text(verbatim: "\($0.bounds(of: .named("outer")) == nil)") }.scaleEffect(0).coordinateSpace(.named("outer")))
    #expect(stage.texts == ["true"])
  }

  @Test("RT-7: The older CoordinateSpace values are supported")
  func oldSpaces() {
    let stage = Stage(
      GeometryReader { proxy in
        Text(verbatim: "\(Int(proxy.frame(in: CoordinateSpace.global).minX)) \(Int(proxy.frame(in: CoordinateSpace.named("x")).minX))")
      }.padding(.leading, 10).coordinateSpace(name: "x").padding(.leading, 5))
    #expect(stage.texts == ["15 10"])
  }

  @Test("RT-7: A geometry reader has the safe area insets of the edges that it touches")
  func safeArea() {
    let reader = GeometryReader { proxy in
      Text(verbatim: "\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom)) \(Int(proxy.size.height))")
    }
    let stage = Stage(
      VStack(spacing: 0) {
        reader
        reader
      })
    #expect(stage.texts == ["0 0 50", "0 0 50"])
    stage.graph.setSafeArea(SafeArea(container: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)))
    stage.render()
    #expect(stage.texts == ["10 0 35", "0 20 35"])
  }

  @Test("RT-7: A geometry reader that ignores the safe area fills the window and has no insets")
  func ignoring() {
    let stage = Stage(
      GeometryReader { Text(verbatim: "\(Int($0.size.height)) \(Int($0.safeAreaInsets.top))") }.ignoresSafeArea())
    stage.graph.setSafeArea(SafeArea(container: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)))
    stage.render()
    #expect(stage.texts == ["100 0"])
  }

  @Test("RT-7: A view that ignores one safe area region respects the other")
  func regions() {
    let stage = Stage(GeometryReader { Text(verbatim: "\(Int($0.size.height))") }.ignoresSafeArea(.keyboard))
    stage.graph.setSafeArea(
      SafeArea(
        container: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0),
        keyboard: EdgeInsets(top: 0, leading: 0, bottom: 60, trailing: 0)))
    stage.render()
    #expect(stage.texts == ["70"])
  }

  @Test("RT-7: A background style extends into the safe area, and its content doesn't")
  func backgroundStyle() {
    let stage = Stage(Color.clear.background(Color.red))
    stage.graph.setSafeArea(SafeArea(container: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)))
    stage.render()
    #expect(stage.boxes(IgnoreSafeAreaBox.self)[0].children[0].windowFrame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(stage.boxes(SecondaryBox.self)[0].windowFrame == CGRect(x: 0, y: 10, width: 200, height: 70))
  }

  @Test("RT-7: Nested uses of ignoresSafeArea extend a view only once")
  func nestedIgnoring() {
    let stage = Stage(Color.red.ignoresSafeArea(edges: .top).ignoresSafeArea())
    stage.graph.setSafeArea(SafeArea(container: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)))
    stage.render()
    #expect(stage.boxes(IgnoreSafeAreaBox.self).last!.children[0].windowFrame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("RT-7: The modifier onGeometryChange reports the first value and then changed values only")
  func geometryChange() {
    let remote = Remote<CGFloat>()
    let journal = Journal()
    let stage = Stage(
      Driven(CGFloat(10), remote) { x in
        HStack(spacing: 0) {
          Color.red.frame(width: x)
          Color.blue.frame(width: 50)
            .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) { journal.note("at \(Int($0))") }
            .onGeometryChange(for: CGSize.self, of: { $0.size }) { old, new in
              journal.note("size \(Int(old.width))>\(Int(new.width))")
            }
        }.frame(width: 200, alignment: .leading)
      })
    #expect(journal.entries.sorted() == ["at 10", "size 50>50"])
    journal.clear()
    remote.set(30)
    stage.render()
    #expect(journal.entries == ["at 30"])
    journal.clear()
    stage.graph.rootBox.setNeedsLayout()
    stage.render()
    #expect(journal.entries.isEmpty)
    #expect(stage.graph.isIdle)
  }

  @Test("RT-7: The modifier onGeometryChange observes safe area insets")
  func insetsChange() {
    let journal = Journal()
    let stage = Stage(
      Color.red.onGeometryChange(for: CGFloat.self, of: { $0.safeAreaInsets.bottom }) { journal.note("\(Int($0))") })
    stage.graph.setSafeArea(SafeArea(keyboard: EdgeInsets(top: 0, leading: 0, bottom: 40, trailing: 0)))
    stage.render()
    #expect(journal.entries == ["0", "40"])
  }

  private struct Passed: View {
    let proxy: GeometryProxy

    var body: some View { Text(verbatim: "\(Int(proxy.size.width))") }
  }

  @Test("A view that reads a passed proxy is evaluated without the reader")
  func handedOn() {
    let stage = Stage(GeometryReader { Passed(proxy: $0) })
    let work = stage.work { stage.host.resize(to: CGSize(width: 300, height: 100), scale: 1) }
    #expect(stage.texts == ["300"])
    #expect(work.bodies == 1, "The geometry reader itself has read nothing")
  }

  @Test("An animated change of size animates the values that the content derives from it")
  func animated() {
    let remote = Remote<CGFloat>()
    let stage = Stage(
      Driven(CGFloat(100), remote) { width in
        GeometryReader { proxy in Text("a").opacity(proxy.size.width / 200) }
          .frame(width: width).animation(.linear(duration: 1), value: width)
      })
    remote.set(200)
    stage.render()
    stage.advance(by: 0.5)
    let opacities = stage.nodes.compactMap { node -> Double? in if case .opacity(let value, _) = node.content { value } else { nil } }
    #expect(opacities.count == 1 && abs(opacities[0] - 0.75) < 1e-6)
  }

  private struct Growing: View {
    @State private var height: CGFloat = 1

    var body: some View {
      Color.red.frame(height: height).onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 + 1 }
    }
  }

  @Test("Views that never settle end the frame at its limit, continue in the next one and are reported")
  func bounded() {
    let stage = Stage(Growing())
    let work = stage.work {}
    #expect(work.bodies <= 20)
    #expect(stage.graph.needsFrame)
    #expect(stage.messages.count == 1 && stage.messages[0].contains("within one frame"))
  }

  @Test("RT-7: Fixed-size content stays in place away from the edges, and is centered in its extended proposal at an edge")
  func fixedSizeIgnoring() {
    let stage = Stage(
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).ignoresSafeArea()
        Spacer(minLength: 0)
        Color.blue.frame(height: 10).ignoresSafeArea(edges: .bottom)
      }.frame(height: 60))
    stage.graph.setSafeArea(SafeArea(container: EdgeInsets(top: 0, leading: 0, bottom: 40, trailing: 0)))
    stage.render()
    let boxes = stage.boxes(IgnoreSafeAreaBox.self)
    #expect(boxes[1].children[0].windowFrame.minY == 70, "Half of 40 below its place at 50")
    #expect(boxes[1].windowFrame.minY == 50)
  }

  @Test("A view that is inserted in an animated change extends into the safe area at once")
  func comingIgnoring() {
    let remote = Remote<Bool>()
    let stage = Stage(
      Driven(false, remote) { isShown in
        ZStack {
          Color.clear
          if isShown { Color.red.ignoresSafeArea() }
        }
      })
    stage.graph.setSafeArea(SafeArea(container: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)))
    stage.render()
    withAnimation(.linear(duration: 1)) { remote.set(true) }
    stage.render()
    #expect(stage.boxes(IgnoreSafeAreaBox.self)[0].children[0].windowFrame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("The modifier onGeometryChange evaluates captured values together with the layout that results from them")
  func capturedValues() {
    let remote = Remote<CGFloat>()
    let journal = Journal()
    let stage = Stage(
      Driven(CGFloat(10), remote) { x in
        Color.red.frame(width: x).onGeometryChange(for: CGFloat.self, of: { $0.size.width * 100 + x }) { journal.note("\(Int($0))") }
      })
    remote.set(20)
    stage.render()
    #expect(journal.entries == ["1010", "2020"])
  }
}
