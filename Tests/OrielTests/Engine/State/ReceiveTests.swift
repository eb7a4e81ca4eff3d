import Foundation
import OpenCombine
import OrielDrawing
import Testing

@testable import Oriel

@MainActor
@Suite("onReceive")
struct ReceiveTests {
  private struct Listener<P: Publisher>: View where P.Failure == Never, P.Output == Int {
    let publisher: P
    let tick: Int
    let journal: Journal

    var body: some View {
      Text("\(tick)").onReceive(publisher) { journal.note("\(tick):\($0)") }
    }
  }

  @Test("RT-1: A subscription persists while the publisher is equal, and the latest action is called")
  func keepsSubscription() {
    let journal = Journal()
    let subject = CurrentValueSubject<Int, Never>(7)
    let stage = Stage(Listener(publisher: subject, tick: 0, journal: journal))
    #expect(journal.entries == ["0:7"])
    stage.host.setRoot(Listener(publisher: subject, tick: 1, journal: journal))
    stage.render()
    #expect(journal.entries == ["0:7"], "A new subscription would send the value again")
    subject.send(8)
    #expect(journal.entries == ["0:7", "1:8"])
  }

  @Test("RT-1: A publisher with another value is subscribed to, and one with an equal value isn't")
  func resubscribes() {
    let journal = Journal()
    let stage = Stage(Listener(publisher: Just(1), tick: 0, journal: journal))
    stage.host.setRoot(Listener(publisher: Just(1), tick: 1, journal: journal))
    stage.render()
    #expect(journal.entries == ["0:1"])
    stage.host.setRoot(Listener(publisher: Just(2), tick: 2, journal: journal))
    stage.render()
    #expect(journal.entries == ["0:1", "2:2"])
  }

  @Test("RT-2: Values that descendants send in onAppear and in an initial onChange reach their ancestors")
  func ancestorsFirst() {
    let journal = Journal()
    let subject = PassthroughSubject<Int, Never>()
    let view = VStack {
      Text("a").onAppear { subject.send(1) }
      Text("b").onChange(of: 0, initial: true) { subject.send(2) }
    }.onReceive(subject) { journal.note("\($0)") }
    _ = Stage(view)
    #expect(journal.entries.sorted() == ["1", "2"])
  }

  private struct Sender: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var received: [Int] = []

    var body: some View {
      let _ = received.count < 2 ? subject.send(received.count) : ()
      Text(verbatim: "\(received)").onReceive(subject) { received.append($0) }
    }
  }

  @Test("RT-3: Values that are sent during the evaluation of a body arrive in order, and the tree settles")
  func sendingInBodies() {
    let subject = PassthroughSubject<Int, Never>()
    let outer = Journal()
    let stage = Stage(Sender(subject: subject).onReceive(subject) { outer.note("\($0)") })
    #expect(outer.entries == ["0"], "The inner view is subscribed only after its first body")
    subject.send(5)
    stage.render()
    stage.render()
    #expect(outer.entries == ["0", "5", "1"])
    #expect(stage.texts == ["[5, 1]"])
    #expect(stage.graph.isIdle)
  }

  private struct SendingLayout: Layout {
    let subject: PassthroughSubject<CGFloat, Never>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subject.send(bounds.width)
      for subview in subviews { subview.place(at: .zero, proposal: proposal) }
    }
  }

  private struct Measured: View {
    let subject: PassthroughSubject<CGFloat, Never>
    @State private var width: CGFloat = 0

    var body: some View {
      SendingLayout(subject: subject)() { Text(verbatim: "\(Int(width))") }.onReceive(subject) { width = $0 }
    }
  }

  @Test("RT-3: Values that are sent during layout arrive after it, and the tree settles")
  func sendingInLayout() {
    let stage = Stage(Measured(subject: PassthroughSubject()))
    #expect(stage.texts == ["200"])
    #expect(stage.graph.isIdle)
  }

  @Test("A view receives nothing after its window has closed")
  func cancelled() {
    let journal = Journal()
    let subject = PassthroughSubject<Int, Never>()
    let stage = Stage(Text("a").onReceive(subject) { journal.note("\($0)") })
    subject.send(0)
    #expect(journal.entries == ["0"])
    stage.host.close()
    subject.send(1)
    #expect(journal.entries == ["0"])
  }

  @Test("Values that are sent on another thread arrive on the main actor")
  func otherThreads() async {
    let journal = Journal()
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let stage = Stage(Text("a").onReceive(subject) { journal.note("\($0)") })
    await Task.detached { subject.send(3) }.value
    for _ in 0..<500 where journal.entries.isEmpty { try? await Task.sleep(for: .milliseconds(2)) }
    #expect(journal.entries == ["3"])
    stage.host.close()
  }
}
