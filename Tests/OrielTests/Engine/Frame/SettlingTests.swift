import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Choice {
  var showsSecond = false
}

private struct FirstPendulum: View {
  @State private var count = 0

  var body: some View {
    Text(verbatim: "first \(count)").onAppear { count = 1 }.onChange(of: count) { count += 1 }
  }
}

private struct SecondPendulum: View {
  @State private var isUp = false

  var body: some View {
    VStack {
      if isUp { Color.red.frame(height: 10) } else { Text(verbatim: "down") }
    }
    .onAppear { isUp = true }
    .onChange(of: isUp) { isUp.toggle() }
  }
}

private struct Pendulums: View {
  let choice: Choice

  var body: some View {
    FirstPendulum()
    if choice.showsSecond { SecondPendulum() }
  }
}

/// A view that inserts its next level once it has appeared.
private struct Level: View {
  let depth: Int
  @State private var isReady = false

  var body: some View {
    VStack(spacing: 0) {
      if depth == 0 { Text(verbatim: "bottom") } else if isReady { Level(depth: depth - 1) }
    }
    .onAppear { isReady = true }
  }
}

private struct Steps: View {
  @State private var count = 0

  var body: some View {
    Text(verbatim: "step \(count)").onAppear { count = 1 }.onChange(of: count) { if count < 10 { count += 1 } }
  }
}

@MainActor
@Suite("Frames with many rounds")
struct SettlingTests {
  @Test("An update loop is reported with its view, and so is a later one")
  func loops() {
    let choice = Choice()
    let host = TestHost { Pendulums(choice: choice) }
    for _ in 0..<3 { host.render() }
    #expect(host.messages.count == 1 && host.messages.contains { $0.contains("FirstPendulum") }, "\(host.messages)")
    #expect(!host.messages.contains { $0.contains("SecondPendulum") })
    choice.showsSecond = true
    for _ in 0..<3 { host.render() }
    #expect(host.messages.count == 2 && host.messages.contains { $0.contains("SecondPendulum") }, "\(host.messages)")
    host.close()
  }

  @Test("A deep tree that grows level by level is complete in its first frame, without a diagnostic")
  func levels() {
    let host = TestHost { Level(depth: 60) }
    #expect(host.exists(text: "bottom"))
    #expect(host.messages.isEmpty, "\(host.messages)")
    host.close()
  }

  @Test("A view that changes itself a few times settles within a frame")
  func steps() {
    let host = TestHost { Steps() }
    #expect(host.exists(text: "step 10"))
    #expect(host.messages.isEmpty)
    host.close()
  }
}
