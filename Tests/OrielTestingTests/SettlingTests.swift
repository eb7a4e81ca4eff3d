import Foundation
import Oriel
import OrielTesting
import Testing

private struct Pulse: View {
  @State private var isLarge = false

  var body: some View {
    Color.red.frame(width: 20, height: 20).opacity(isLarge ? 1 : 0.5)
      .onAppear { withAnimation(.linear(duration: 0.2).repeatForever()) { isLarge = true } }
  }
}

@MainActor
struct SettlingTests {
  private func error<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    let host = TestHost(size: CGSize(width: 100, height: 100), content: content)
    defer { host.close() }
    let error = #expect(throws: HostError.self) { try host.settle(within: 1) }
    #expect(error?.reason == .doesNotSettle)
    return error?.description ?? ""
  }

  @Test func `The error of settle(within:) names the view that never settles`() {
    let bar = error { ProgressView().progressViewStyle(.linear) }
    #expect(bar.contains("an indeterminate ProgressView animates indefinitely"))
    let pulse = error { Pulse() }
    #expect(pulse.contains("an animation repeats forever") && pulse.contains("Pulse"))
    let timeline = error { TimelineView(.animation) { Text(verbatim: "\($0.date)") } }
    #expect(timeline.contains("a TimelineView with the animation schedule is updated in every frame"))
  }

  @Test func `The error of settle(within:) doesn't call a long finite animation endless`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Slow() }
    let error = #expect(throws: HostError.self) { try host.settle(within: 1) }
    #expect(error?.description.contains("forever") == false)
    #expect(error?.description.contains("Slow") == true)
    host.close()
  }
}

private struct Slow: View {
  @State private var isLarge = false

  var body: some View {
    Color.red.frame(width: 20, height: 20).opacity(isLarge ? 1 : 0.5)
      .onAppear { withAnimation(.linear(duration: 5)) { isLarge = true } }
  }
}
