import Foundation
import OrielDrawing
import OrielGSK
import Testing

@testable import Oriel

@MainActor
@Suite struct SplitUpdateTests {
  private final class Handles {
    var outer: Binding<Int>?
    var inner: Binding<Bool>?
    var evaluations: [Bool] = []
  }

  private struct Outer: View {
    let handles: Handles
    @State private var count = 0

    var body: some View {
      handles.outer = $count
      return Inner(handles: handles, count: count)
    }
  }

  private struct Inner: View {
    let handles: Handles
    let count: Int
    @State private var isShown = false

    var body: some View {
      handles.inner = $isShown
      handles.evaluations.append(isShown)
      return Color.red.opacity(isShown ? 1 : 0)
    }
  }

  private func host(_ handles: Handles) -> ViewHost {
    let host = ViewHost(
      root: Outer(handles: handles), rendering: RenderingServices(shaper: PangoTextShaper(), images: GdkImageLoader()))
    host.resize(to: CGSize(width: 100, height: 100), scale: 1)
    _ = host.renderFrame(at: 0)
    return host
  }

  @Test("A view that a parent's update evaluates first still observes its own animated change and animates it")
  func animatedChangeSurvives() {
    let handles = Handles()
    let host = host(handles)
    var isComplete = false
    handles.outer?.wrappedValue = 1
    withAnimation(.linear(duration: 1)) {
      handles.inner?.wrappedValue = true
    } completion: {
      isComplete = true
    }
    _ = host.renderFrame(at: 0)
    _ = host.renderFrame(at: 0.5)
    #expect(handles.evaluations == [false, false, true])
    #expect(!isComplete)
    _ = host.renderFrame(at: 1.1)
    _ = host.renderFrame(at: 1.2)
    #expect(isComplete)
  }

  @Test("A view with a pending update in one transaction is put into the next one as well")
  func waitsTwice() {
    let handles = Handles()
    let host = host(handles)
    handles.inner?.wrappedValue = true
    withAnimation(.linear(duration: 1)) { handles.inner?.wrappedValue = false }
    _ = host.renderFrame(at: 0)
    #expect(handles.evaluations == [false, true, false])
  }

  private final class Levels {
    var show: Binding<Bool>?
    var level: Binding<Int>?
    var seen: [Int] = []
  }

  private struct Shelf: View {
    let levels: Levels
    let isMeasured: Bool
    @State private var isShown = false
    @State private var level = 0

    var body: some View {
      levels.show = $isShown
      levels.level = $level
      return Group {
        if isShown {
          if isMeasured {
            GeometryReader { _ in Reading(levels: levels, level: $level) }
          } else {
            Reading(levels: levels, level: $level)
          }
        }
      }
    }
  }

  private struct Reading: View {
    let levels: Levels
    @Binding var level: Int

    var body: some View {
      levels.seen.append(level)
      return Color.red
    }
  }

  @Test("A view that one transaction inserts observes what the next one changes, through a binding too", arguments: [false, true])
  func comes(isMeasured: Bool) {
    let levels = Levels()
    let stage = Stage(Shelf(levels: levels, isMeasured: isMeasured))
    levels.show?.wrappedValue = true
    withAnimation { levels.level?.wrappedValue = 1 }
    stage.render()
    #expect(levels.seen == [0, 1])
  }
}
