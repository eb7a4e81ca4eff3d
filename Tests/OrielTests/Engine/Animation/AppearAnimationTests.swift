import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Animations that begin in onAppear")
struct AppearAnimationTests {
  private static let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private static let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

  /// A view that changes when it appears, by an animation modifier or by `withAnimation`.
  private struct Appearing<Content: View>: View {
    let byValue: Bool
    let content: (Bool) -> Content
    @State private var isOn = false

    var body: some View {
      if byValue {
        content(isOn).animation(.linear(duration: 1), value: isOn).onAppear { isOn = true }
      } else {
        content(isOn).onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
  }

  private struct Later<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isShown = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white.onTapGesture { isShown = true }
        if isShown { content() }
      }
    }
  }

  /// Returns pictures of the middle and the end of the animation of a view that is in the first frame or is inserted later.
  private func run(byValue: Bool, isLater: Bool, @ViewBuilder _ content: @escaping (Bool) -> some View) -> (middle: Snapshot, end: Snapshot)
  {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      if isLater { Later { Appearing(byValue: byValue, content: content) } } else { Appearing(byValue: byValue, content: content) }
    }
    defer { host.close() }
    if isLater { host.tap(at: CGPoint(x: 90, y: 90)) }
    host.advance(by: 0.5 - 2 * TestHost.frameDuration)
    let middle = host.snapshot()
    host.advance(by: 1)
    return (middle, host.snapshot())
  }

  @Test("Filled shapes, colors and gradients animate from their previous colors", arguments: [false, true], [false, true])
  func inks(byValue: Bool, isLater: Bool) {
    for (middle, end) in [
      run(byValue: byValue, isLater: isLater) { Rectangle().fill($0 ? Self.blue : Self.red) },
      run(byValue: byValue, isLater: isLater) { $0 ? Self.blue : Self.red },
      run(byValue: byValue, isLater: isLater) {
        Rectangle().fill(LinearGradient(colors: [$0 ? Self.blue : Self.red], startPoint: .top, endPoint: .bottom))
      },
    ] {
      let color = middle.pixel(50, 50)
      #expect((90...165).contains(color.red) && (90...165).contains(color.blue), "\(color)")
      #expect(end.pixel(50, 50) == .init(red: 0, green: 0, blue: 255))
    }
  }

  @Test("Frames, padding and the content of a GeometryReader animate from their previous layout", arguments: [false, true], [false, true])
  func layout(byValue: Bool, isLater: Bool) {
    func width(_ picture: Snapshot) -> Int { (0..<100).count { picture.pixel($0, 5).blue > 128 && picture.pixel($0, 5).red < 128 } }
    let frame = run(byValue: byValue, isLater: isLater) { isOn in
      VStack(spacing: 0) {
        Self.blue.frame(width: isOn ? 100 : 0, height: 20)
        Spacer()
      }
    }
    #expect((38...62).contains(width(frame.middle)) && width(frame.end) == 100)
    let padding = run(byValue: byValue, isLater: isLater) { isOn in Self.blue.padding(.trailing, isOn ? 0 : 100) }
    #expect((38...62).contains(width(padding.middle)) && width(padding.end) == 100)
    let reader = run(byValue: byValue, isLater: isLater) { isOn in
      GeometryReader { geometry in Self.blue.frame(width: 100).offset(x: isOn ? 0 : -geometry.size.width) }
    }
    #expect((38...62).contains(width(reader.middle)) && width(reader.end) == 100)
    let bar = run(byValue: byValue, isLater: isLater) { isOn in
      GeometryReader { geometry in Self.blue.frame(width: isOn ? geometry.size.width : 0) }
    }
    #expect((38...62).contains(width(bar.middle)) && width(bar.end) == 100)
  }
}
