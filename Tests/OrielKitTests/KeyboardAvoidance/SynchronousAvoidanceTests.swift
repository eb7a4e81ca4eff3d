import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// Synchronous means equal: during each motion of the keyboard, the edge of the content and the keyboard's edge are the same in each frame.
@MainActor @Suite("Synchronous keyboard avoidance")
struct SynchronousAvoidanceTests {
  enum Move: String, CaseIterable {
    case show, hide, resize, drag, reversal, floating

    /// Calls `look` after each frame of the move.
    @MainActor func run(_ stage: AvoidanceStage, curve: Int, look: () -> Void) {
      let keyboard = stage.keyboard
      func up() {
        keyboard.show(height: 300, duration: 0)
        stage.host.advance(by: 0.1)
      }
      switch self {
      case .show: keyboard.show(height: 300, curve: curve)
      case .hide:
        up()
        keyboard.hide(curve: curve)
      case .resize:
        up()
        keyboard.show(height: 380, curve: curve)
        stage.frames(60, look)
        keyboard.show(height: 220, curve: curve)
      case .drag:
        up()
        for y in stride(from: 500.0, through: 700, by: 7.3) {
          keyboard.drag(to: y)
          stage.frames(1, look)
        }
        for y in stride(from: 700.0, through: 560, by: -11.9) {
          keyboard.drag(to: y)
          stage.frames(1, look)
        }
        keyboard.endDrag(velocity: 300)
      case .reversal:
        keyboard.show(height: 300, curve: curve)
        stage.frames(5, look)
        keyboard.hide(curve: curve)
        stage.frames(4, look)
        keyboard.show(height: 340, curve: curve)
      case .floating:
        keyboard.show(floating: CGRect(x: 100, y: 450, width: 250, height: 200), curve: curve)
        stage.frames(40, look)
        keyboard.show(floating: CGRect(x: 60, y: 580, width: 250, height: 200), curve: curve)
        stage.frames(40, look)
        keyboard.show(height: 300, curve: curve)
        stage.frames(40, look)
        keyboard.show(floating: CGRect(x: 60, y: 580, width: 250, height: 200), curve: curve)
        stage.frames(40, look)
        keyboard.hide(curve: curve)
      }
      stage.frames(60, look)
    }
  }

  @Test(
    "KB-7: In each frame of a keyboard motion the content ends at the top of the keyboard", arguments: AvoidanceStage.Kind.allCases,
    Move.allCases)
  func synchronous(kind: AvoidanceStage.Kind, move: Move) {
    for curve in [7, 0, 2] {
      let stage = AvoidanceStage(kind)
      #expect(abs(stage.edge - kind.bottom) < 1e-9)
      var (largest, frames, places) = (0.0, 0, Set<CGFloat>())
      move.run(stage, curve: curve) {
        // A floating keyboard has no inset.
        let expected = min(kind.bottom, 800 - stage.keyboard.inset)
        largest = max(largest, abs(stage.edge - expected))
        frames += 1
        places.insert(expected)
      }
      print("\(kind.rawValue), \(move.rawValue), curve \(curve): the largest difference in \(frames) frames is \(largest) points")
      #expect(largest < 1e-9)
      #expect(places.count > (move == .floating ? 4 : 8), "the keyboard moves")
    }
  }

  @Test("KB-7: No bodies are evaluated while the keyboard moves", arguments: AvoidanceStage.Kind.allCases)
  func bodies(kind: AvoidanceStage.Kind) {
    let stage = AvoidanceStage(kind)
    let mark = stage.host.mark()
    stage.keyboard.show(height: 300)
    stage.host.advance(by: 1)
    #expect(stage.edge < kind.bottom, "the keyboard moves the content")
    stage.keyboard.drag(to: 650)
    stage.host.advance(by: 0.2)
    stage.keyboard.endDrag()
    stage.host.advance(by: 1)
    stage.keyboard.hide()
    stage.host.advance(by: 1)
    #expect(stage.host.work(since: mark).bodies == 0)
  }

  private struct Moving: View {
    @State private var isRight = false

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          if isRight { Spacer(minLength: 0) }
          Text("runner")
          if !isRight { Spacer(minLength: 0) }
        }
        Spacer(minLength: 0)
        Text("edge")
      }
      .avoidKeyboard()
      .onAppear { withAnimation(.linear(duration: 1)) { isRight = true } }
    }
  }

  @Test("KB-7: Other animations in the content aren't affected by the keyboard")
  func undisturbed() throws {
    let (still, stage) = (
      TestHost(size: CGSize(width: 400, height: 800)) { Moving() }, TestHost(size: CGSize(width: 400, height: 800)) { Moving() }
    )
    still.advance(by: 0.1)
    stage.advance(by: 0.1)
    stage.keyboard.show(height: 300)
    for _ in 0..<70 {
      still.advance(by: TestHost.frameDuration)
      stage.advance(by: TestHost.frameDuration)
      let (one, other) = (try still.find(label: "runner").frame, try stage.find(label: "runner").frame)
      #expect(abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9)
      #expect(try abs(stage.find(label: "edge").frame.maxY - stage.keyboard.frame.minY) < 1e-9)
    }
  }
}
