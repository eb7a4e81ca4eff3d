import Foundation
import OpenCombine
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("Layout with the keyboard inset")
struct KeyboardLayoutTests {
  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 800), content: content)
  }

  private struct Rows: View {
    let journal: Journal

    var body: some View {
      journal.note("body")
      return VStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Color.red.frame(height: 20) } }
    }
  }

  @Test("A keyboard slide evaluates no body and lays out only what depends on the inset")
  func work() {
    let journal = Journal()
    let host = host {
      VStack(spacing: 0) {
        Color.blue
        Rows(journal: journal).frame(width: 400, height: 200)
      }
    }
    journal.clear()
    host.keyboard.show(height: 300)
    let mark = host.mark()
    host.advance(by: TestHost.frameDuration)
    let first = host.work(since: mark)
    host.advance(by: 1)
    let all = host.work(since: mark)
    #expect(journal.entries.isEmpty && all.bodies == 0 && all.textShaped == 0)
    #expect(first.placed <= 4 && first.measured <= 3, "The root, the stack and the flexible view: \(first)")
  }

  @Test("KP-1: A slide under content that ignores the keyboard measures nothing and moves nothing")
  func ignoringWork() {
    let journal = Journal()
    let host = host { Rows(journal: journal).frame(maxHeight: .infinity).ignoresSafeArea(.keyboard, edges: .bottom) }
    journal.clear()
    let drawn = host.displayDump
    host.keyboard.show(height: 300)
    let mark = host.mark()
    host.advance(by: TestHost.frameDuration)
    let first = host.work(since: mark)
    host.advance(by: 1)
    #expect(host.keyboard.inset == 300)
    #expect(journal.entries.isEmpty && first.bodies == 0 && first.measured == 0 && first.placed == 1, "\(first)")
    #expect(host.displayDump == drawn)
  }

  private func frames(of content: some View) -> Set<String> {
    let host = host { content }
    var frames: Set<String> = []
    func note() { frames.insert(host.layoutDump) }
    note()
    host.keyboard.show(height: 400, duration: 0.3, curve: 3)
    for _ in 0..<25 {
      host.advance(by: TestHost.frameDuration)
      note()
    }
    for y in stride(from: CGFloat(400), to: 800, by: 33) {
      host.keyboard.drag(to: y)
      note()
    }
    host.keyboard.endDrag(velocity: 100)
    for _ in 0..<60 {
      host.advance(by: TestHost.frameDuration)
      note()
    }
    return frames
  }

  @Test("KP-2: Flexible and fixed content that ignores the keyboard stays in place in every frame")
  func ignoring() {
    #expect(frames(of: Color.red).count > 20, "Content that doesn't ignore the keyboard moves")
    #expect(frames(of: Color.red.ignoresSafeArea(.keyboard)).count == 1)
    #expect(frames(of: Color.red.frame(height: 300).ignoresSafeArea(.keyboard)).count == 1)
    #expect(frames(of: Color.red.frame(width: 100, height: 493).ignoresSafeArea(.keyboard)).count == 1)
    #expect(frames(of: Color.red.frame(height: 300).frame(maxHeight: .infinity).ignoresSafeArea(.keyboard)).count == 1)
    #expect(frames(of: Color.red.frame(height: 493).background(Color.blue).ignoresSafeArea(.keyboard, edges: .bottom)).count == 1)
    #expect(
      frames(of: VStack { Color.red.frame(height: 650).background(Color.blue) }.ignoresSafeArea()).count == 1,
      "A background under the keyboard isn't at the window's edge")
  }

  @Test("KP-2: Flexible content inside another view that ignores the keyboard stays in place in every frame")
  func ignoringInside() {
    let host = host {
      ZStack {
        Color.red.ignoresSafeArea(.keyboard); Color.clear
      }
    }
    let box = host.graph.rootBox.children[0].children[0].children[0]
    host.keyboard.show(height: 300)
    for _ in 0..<40 {
      host.advance(by: TestHost.frameDuration)
      #expect(box.windowFrame == CGRect(x: 0, y: 0, width: 400, height: 800))
    }
  }

  @Test("RT-7: The insets of a proxy include the keyboard, except in a view that ignores it")
  func proxyInsets() {
    let journal = Journal()
    let host = host {
      Color.red.onGeometryChange(for: CGFloat.self, of: { $0.safeAreaInsets.bottom }) { journal.note("\(Int($0))") }
        .background(
          Color.blue.onGeometryChange(for: CGFloat.self, of: { $0.safeAreaInsets.bottom }) { journal.note("ignoring \(Int($0))") }
            .ignoresSafeArea(.keyboard))
    }
    #expect(journal.entries.sorted() == ["0", "ignoring 0"])
    journal.clear()
    host.keyboard.show(height: 300, duration: 0)
    #expect(journal.entries == ["300"])
  }

  @Test("KB-7: An animation that begins during the slide doesn't affect the keyboard's edge, and the keyboard doesn't affect the animation")
  func unrelatedAnimation() {
    struct Content: View {
      let widen: PassthroughSubject<Void, Never>
      @State private var isWide = false

      var body: some View {
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          Color.red.frame(width: isWide ? 300 : 100, height: 50)
          Color.blue.frame(height: 20)
        }
        .onReceive(widen) { withAnimation(.linear(duration: 1)) { isWide = true } }
      }
    }
    let widen = PassthroughSubject<Void, Never>()
    let host = host { Content(widen: widen) }
    host.keyboard.show(height: 300, duration: 0.5, curve: 3)
    func boxes(_ box: LayoutBox) -> [LayoutBox] { [box] + box.children.flatMap(boxes) }
    let leaves = boxes(host.graph.rootBox).filter(\.children.isEmpty)
    let (bar, wide) = (leaves.first { $0.size.height == 20 }!, leaves.first { $0.size.height == 50 }!)
    for index in 1...30 {
      if index == 10 { widen.send(()) }
      host.advance(by: TestHost.frameDuration)
      #expect(abs(bar.windowFrame.maxY - host.keyboard.frame.minY) < 1e-9)
      #expect(abs(wide.windowFrame.midX - 200) < 1e-6 && abs(wide.windowFrame.maxY - bar.windowFrame.minY) < 1e-9)
      #expect(abs(wide.windowFrame.width - (100 + 200 * CGFloat(max(0, index - 10)) / 60)) < 1e-6)
    }
    host.advance(by: 1)
    #expect(wide.windowFrame.width == 300 && host.leftovers().isEmpty)
  }

  @Test("LS-8: The final inset is available while the keyboard slides")
  func finalInset() {
    let host = host { Color.red }
    host.keyboard.show(height: 300)
    host.advance(by: 0.1)
    #expect(host.graph.keyboardInset == host.keyboard.inset && host.graph.keyboardInset < 300)
    #expect(host.graph.finalKeyboardInset == 300)
    host.keyboard.hide()
    #expect(host.graph.finalKeyboardInset == 0 && host.graph.keyboardInset > 0)
    host.advance(by: 1)
  }
}
