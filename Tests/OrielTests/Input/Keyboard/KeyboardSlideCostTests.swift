import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// Tests the work whose time `Benchmarks/OrielBenchmarks/KeyboardSlide.swift` measures.
@MainActor @Suite("Work of a frame in the keyboard's slide")
struct KeyboardSlideCostTests {
  struct Form: View {
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 44) } } }
        Text("bar").frame(height: 44)
      }
    }
  }

  /// Returns the work of the frames after the first, in which the keyboard starts to move, until the last.
  private func slide<Content: View>(_ content: Content) -> (bodies: Int, measured: Int, placed: Int, frames: Int) {
    let host = TestHost(size: CGSize(width: 400, height: 800)) { content }
    host.keyboard.show(height: 300)
    host.advance(by: TestHost.frameDuration)
    let mark = host.mark()
    var frames = 0
    while host.keyboard.inset < 300 {
      host.advance(by: TestHost.frameDuration)
      frames += 1
    }
    let work = host.work(since: mark)
    return (work.bodies, work.measured, work.placed, frames)
  }

  @Test("A frame evaluates no body and lays out only the path that moves, regardless of the number of rows")
  func form() {
    let (few, many) = (slide(Form(count: 20)), slide(Form(count: 500)))
    #expect(few.frames > 10 && few.bodies == 0 && many.bodies == 0)
    #expect(few.placed == many.placed && few.measured == many.measured, "\(few), \(many)")
    #expect(many.placed <= 4 * many.frames, "The stack, the scroll view and the boxes between them: \(many)")
  }

  @Test("The work for content with keyboardInset() doesn't depend on the number of rows")
  func inset() {
    let (few, many) = (slide(Form(count: 20).keyboardInset()), slide(Form(count: 500).keyboardInset()))
    #expect(few.bodies == 0 && many.bodies == 0 && few.placed == many.placed && few.measured == many.measured, "\(few), \(many)")
    #expect(many.placed <= 5 * many.frames, "\(many)")
  }

  @Test("Content that ignores the keyboard isn't laid out")
  func ignoring() {
    let work = slide(Form(count: 50).ignoresSafeArea(.keyboard))
    #expect(work.bodies == 0 && work.measured == 0 && work.placed <= work.frames, "Only the window's own box is placed: \(work)")
  }
}
