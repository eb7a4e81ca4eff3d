import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("Keyboard inset")
struct KeyboardTests {
  private let frame = TestHost.frameDuration

  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 800), content: content)
  }

  /// Returns the insets of all frames until the keyboard settles.
  private func slide(_ host: TestHost, _ each: () -> Void = {}) -> [CGFloat] {
    var insets = [host.keyboard.inset]
    while !host.graph.isIdle, insets.count < 200 {
      host.advance(by: frame)
      insets.append(host.keyboard.inset)
      each()
    }
    return insets
  }

  @Test("KB-7: Content ends at the keyboard's edge in every frame of showing, growing, dragging, reversing and hiding")
  func edgesCoincide() {
    let host = host { Color.red }
    let content = host.graph.rootBox.children[0]
    var largest: CGFloat = 0
    var frames = 0
    func compare() {
      frames += 1
      largest = max(largest, abs(content.windowFrame.maxY - host.keyboard.frame.minY))
    }
    host.keyboard.show(height: 300)
    _ = slide(host, compare)
    host.keyboard.show(height: 350, duration: 0.25, curve: 2)
    _ = slide(host, compare)
    for y in stride(from: CGFloat(460), to: 640, by: 7.3) {
      host.keyboard.drag(to: y)
      compare()
    }
    host.keyboard.endDrag(velocity: -400)
    _ = slide(host, compare)
    host.keyboard.hide()
    host.advance(by: 0.1)
    host.keyboard.show(height: 350)
    _ = slide(host, compare)
    host.keyboard.hide(duration: 0.3, curve: 0)
    _ = slide(host, compare)
    print("largest difference over \(frames) frames: \(largest) points")
    #expect(frames > 150 && largest == 0)
    #expect(content.windowFrame.height == 800)
  }

  @Test("RT-8: A slide follows its curve and its duration on the frame clock")
  func linearSlide() {
    let host = host { Color.red }
    host.keyboard.show(height: 300, duration: 0.5, curve: 3)
    #expect(host.keyboard.inset == 0)
    host.advance(by: 0.25)
    #expect(abs(host.keyboard.inset - 150) < 1e-6)
    #expect(host.keyboard.finalInset == 300)
    host.advance(by: 0.25)
    #expect(host.keyboard.inset == 300)
    #expect(host.leftovers().isEmpty)
  }

  @Test("KB-4: Curve 7 is the keyboard's spring, which never moves back and ends after about half a second")
  func ownCurve() {
    let host = host { Color.red }
    host.keyboard.show(height: 300)
    let insets = slide(host)
    #expect(zip(insets, insets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(insets.last == 300 && insets.count > 25 && insets.count < 45)
    #expect(insets[15] > 270, "Most of the keyboard is visible after a quarter of a second")
  }

  @Test("A keyboard that is reversed during its slide continues from its position and keeps its velocity")
  func reversal() {
    let host = host { Color.red }
    host.keyboard.show(height: 300)
    var insets = [host.keyboard.inset]
    for _ in 0..<6 {
      host.advance(by: frame)
      insets.append(host.keyboard.inset)
    }
    let before = host.keyboard.inset
    host.keyboard.hide()
    #expect(host.keyboard.inset == before)
    #expect(host.keyboard.finalInset == 0)
    insets += slide(host)
    let steps = zip(insets, insets.dropFirst()).map { abs($1 - $0) }
    #expect(steps.max()! < 45, "The inset doesn't jump: \(steps)")
    #expect(insets.max()! > before, "The keyboard was moving up")
    #expect(insets.last == 0)
    #expect(host.leftovers().isEmpty)
  }

  @Test("A repeated request during its slide adds nothing (PH-41)")
  func sameAgain() {
    let log = KeyboardLog()
    let host = host { Color.red }
    host.keyboard.show(height: 300)
    host.advance(by: 0.1)
    let inset = host.keyboard.inset
    host.keyboard.show(height: 300)
    #expect(host.keyboard.inset == inset)
    host.advance(by: 1)
    #expect(host.keyboard.inset == 300)
    #expect(log.names == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
  }

  @Test("RT-8: Notifications announce a move before its first step and confirm it after its last, with frames, duration and curve")
  func notifications() {
    let log = KeyboardLog()
    let host = host { Color.red }
    var insetAtWillShow: CGFloat = -1
    log.onWillShow = { insetAtWillShow = host.keyboard.inset }
    host.keyboard.show(height: 300, duration: 0.25)
    #expect(log.names == ["willChangeFrame", "willShow"])
    #expect(insetAtWillShow == 0)
    #expect(log.infos[1].begin == CGRect(x: 0, y: 800, width: 400, height: 300))
    #expect(log.infos[1].end == CGRect(x: 0, y: 500, width: 400, height: 300))
    #expect(log.infos[1].duration == 0.25 && log.infos[1].curve == 7)
    host.advance(by: 0.3)
    #expect(log.names.count == 2)
    host.advance(by: 0.5)
    #expect(log.names.dropFirst(2) == ["didChangeFrame", "didShow"])
    log.clear()
    host.keyboard.hide(duration: 0, curve: 0)
    #expect(log.names == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(log.infos[3].end == CGRect(x: 0, y: 800, width: 400, height: 300))
    #expect(host.keyboard.inset == 0)
    host.keyboard.hide()
    #expect(log.names.count == 4, "A hidden keyboard posts no notification")
  }

  @Test("LS-7: A keyboard that reverses before it is fully shown doesn't post didShow")
  func reversedNotifications() {
    let log = KeyboardLog()
    let host = host { Color.red }
    host.keyboard.show(height: 300)
    host.advance(by: 0.1)
    host.keyboard.hide()
    host.advance(by: 1)
    #expect(log.names == ["willChangeFrame", "willShow", "willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(log.infos[2].begin.minY > 500 && log.infos[2].begin.minY < 800)
    #expect(host.leftovers().isEmpty)
  }

  @Test("An observer can change the views and the keyboard, because notifications are posted outside of the passes")
  func listenerWrites() {
    let log = KeyboardLog()
    let host = host { Color.red }
    log.onWillShow = {
      #expect(!host.graph.isRunningPasses)
      host.graph.keyboard.move(to: .hidden, duration: 0)
    }
    host.keyboard.show(height: 300)
    host.advance(by: 1)
    #expect(host.keyboard.inset == 0 && !log.names.contains("didShow") && log.names.last == "didHide")
  }

  @Test("RT-8: A floating keyboard has no inset")
  func floating() {
    let log = KeyboardLog()
    let host = host { Color.red }
    let content = host.graph.rootBox.children[0]
    let frame = CGRect(x: 50, y: 400, width: 200, height: 150)
    host.keyboard.show(floating: frame)
    host.advance(by: 1)
    #expect(host.keyboard.frame == frame && host.keyboard.inset == 0 && content.windowFrame.height == 800)
    #expect(log.names == ["willChangeFrame", "didChangeFrame"])
    log.clear()
    host.keyboard.show(height: 300)
    host.advance(by: 1)
    #expect(host.keyboard.frame == CGRect(x: 0, y: 500, width: 400, height: 300) && content.windowFrame.height == 500)
    #expect(log.names == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    log.clear()
    host.keyboard.show(floating: frame)
    host.advance(by: 1)
    #expect(log.names == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(host.keyboard.frame == frame && content.windowFrame.height == 800)
    host.keyboard.hide()
    host.advance(by: 1)
    #expect(host.keyboard.frame.minY >= 800 && host.leftovers().isEmpty)
  }

  @Test("KA-4: A dragged keyboard follows the finger exactly, up to its own height, and moves on with the velocity of the release")
  func dragging() {
    let log = KeyboardLog()
    let host = host { Color.red }
    host.keyboard.drag(to: 700)
    #expect(host.keyboard.inset == 0, "No keyboard is shown that could be dragged")
    host.keyboard.show(height: 300, duration: 0)
    log.clear()
    for (y, inset) in [(620.0, 180.0), (430, 300), (900, 0), (560.5, 239.5)] {
      host.keyboard.drag(to: y)
      #expect(host.keyboard.inset == inset && host.keyboard.isDragged && host.keyboard.finalInset == inset)
    }
    #expect(log.names.isEmpty)
    host.keyboard.endDrag()
    #expect(host.keyboard.finalInset == 300 && !host.keyboard.isDragged)
    host.advance(by: 1)
    #expect(host.keyboard.inset == 300 && log.names.last == "didShow")
    host.keyboard.drag(to: 560)
    host.keyboard.endDrag(velocity: 2000)
    let insets = slide(host)
    #expect(insets.allSatisfy { (0...300).contains($0) } && insets.last == 0)
    #expect(240 - insets[1] > 25, "The keyboard continues with the finger's velocity: \(insets)")
    #expect(log.names.last == "didHide")
    #expect(host.leftovers().isEmpty)
  }

  @Test("A drag interrupts the slide of a keyboard")
  func dragInFlight() {
    let log = KeyboardLog()
    let host = host { Color.red }
    host.keyboard.show(height: 300)
    host.advance(by: 0.1)
    host.keyboard.drag(to: 750)
    host.advance(by: 1)
    #expect(host.keyboard.inset == 50 && !log.names.contains("didShow") && host.leftovers().isEmpty)
  }

  @Test("A window that changes its size keeps the keyboard at its bottom edge and within its bounds")
  func resizing() {
    let log = KeyboardLog()
    let host = host { Color.red }
    let content = host.graph.rootBox.children[0]
    host.keyboard.show(height: 300, duration: 0)
    log.clear()
    host.resize(to: CGSize(width: 500, height: 600))
    #expect(host.keyboard.frame == CGRect(x: 0, y: 300, width: 500, height: 300) && content.windowFrame.maxY == 300)
    #expect(log.names == ["willChangeFrame", "didChangeFrame"])
    #expect(log.infos[0].begin == CGRect(x: 0, y: 500, width: 400, height: 300) && log.infos[0].end == host.keyboard.frame)
    host.resize(to: CGSize(width: 500, height: 200))
    #expect(host.keyboard.inset == 200 && content.windowFrame.height == 0)
    host.resize(to: CGSize(width: 500, height: 900))
    #expect(host.keyboard.inset == 300 && content.windowFrame.maxY == 600)
    host.keyboard.hide()
    host.advance(by: 0.1)
    host.resize(to: CGSize(width: 400, height: 800))
    #expect(content.windowFrame.maxY == host.keyboard.frame.minY)
    host.advance(by: 1)
    #expect(host.keyboard.frame.minY == 800)
  }

  @Test("Invalid keyboard sizes are limited to the window and reported once", arguments: [CGFloat.nan, -20, 5000, .infinity])
  func badHeights(_ height: CGFloat) {
    let host = host { Color.red }
    host.keyboard.show(height: height, duration: .nan)
    host.advance(by: 1)
    #expect(host.keyboard.inset == (height > 0 ? 800 : 0))
    #expect(host.messages.filter { $0.contains("it is limited to the window") }.count == 1)
    host.keyboard.show(height: height)
    host.keyboard.show(floating: CGRect(x: height, y: height, width: height, height: height))
    host.advance(by: 1)
    #expect(CGRect(x: 0, y: 0, width: 400, height: 800).union(host.keyboard.frame) == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(host.messages.filter { $0.contains("it is limited to the window") }.count == 1)
    host.keyboard.show(height: 300)
    host.keyboard.drag(to: .nan)
    host.keyboard.endDrag(velocity: .nan)
    host.advance(by: 1)
    #expect(host.keyboard.inset == 300)
  }

  @Test("The container's insets and the keyboard's inset don't overwrite each other")
  func regions() {
    let host = TestHost(
      size: CGSize(width: 400, height: 800), safeArea: EdgeInsets(top: 40, leading: 0, bottom: 34, trailing: 0)
    ) { Color.red }
    let content = host.graph.rootBox.children[0]
    host.keyboard.show(height: 300, duration: 0)
    #expect(content.windowFrame == CGRect(x: 0, y: 40, width: 400, height: 460))
    host.safeArea.top = 50
    host.render()
    #expect(content.windowFrame == CGRect(x: 0, y: 50, width: 400, height: 450))
    host.keyboard.hide(duration: 0)
    #expect(content.windowFrame == CGRect(x: 0, y: 50, width: 400, height: 716))
  }
}
