import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// Counts of what has begun and has not ended.
@MainActor
private final class Ledger {
  var subscriptions = 0
  var tasks = 0
  var presented = 0
  var dismissed = 0
}

@MainActor
@Observable
private final class Wish {
  var isPresented = false
}

private struct Window: View {
  @Bindable var wish: Wish
  let ledger: Ledger
  let news: PassthroughSubject<Int, Never>

  var body: some View {
    Color.white
      .presentationHost(
        id: "modal", isPresented: $wish.isPresented, onPresent: { ledger.presented += 1 }, onDismiss: { ledger.dismissed += 1 },
        content: { Modal(ledger: ledger, news: news) }
      )
      .presentationHostLayer()
  }
}

private struct Modal: View {
  let ledger: Ledger
  let news: PassthroughSubject<Int, Never>
  @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!

  var body: some View {
    Text("Modal")
      .onReceive(
        news.handleEvents(
          receiveSubscription: { _ in MainActor.assumeIsolated { ledger.subscriptions += 1 } },
          receiveCancel: { MainActor.assumeIsolated { ledger.subscriptions -= 1 } })
      ) { _ in }
      .onReceive(mode.dismissPublisher) { $0() }
      .task {
        ledger.tasks += 1
        try? await Task.sleep(for: .seconds(3600))
        ledger.tasks -= 1
      }
  }
}

@MainActor
@Suite struct PresentationHostEnduranceTests {
  @Test("Thousands of presentations leave no nodes, subscriptions, tasks, animations or timers")
  func cycles() async {
    let (wish, ledger, news) = (Wish(), Ledger(), PassthroughSubject<Int, Never>())
    let stage = ModalStage(Window(wish: wish, ledger: ledger, news: news), size: CGSize(width: 200, height: 200))
    // Half a second at once: the dimming has faded when the next modal is presented.
    func cycle() {
      wish.isPresented = true
      stage.jump(by: 0.5)
      wish.isPresented = false
      stage.jump(by: 0.5)
    }
    cycle()
    stage.advance(by: 1)
    let nodes = stage.liveNodeCount
    let count = SeededGenerator.steps(2_000)
    for _ in 1..<count { cycle() }
    stage.advance(by: 1)
    #expect(stage.liveNodeCount == nodes)
    #expect(ledger.presented == count && ledger.dismissed == count)
    #expect(ledger.subscriptions == 0)
    #expect(stage.host.graph.isIdle && stage.host.graph.pendingTimerCount == 0)
    // The tasks are cancelled, and end when they run next.
    for _ in 0..<1000 where ledger.tasks != 0 { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(ledger.tasks == 0)
    stage.host.close()
    #expect(stage.liveNodeCount == 0)
  }
}
