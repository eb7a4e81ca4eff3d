import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
private final class Measurements {
  var containerSize = CGSize.zero
  var insets = EdgeInsets()
  var ownInsets = EdgeInsets()
  var ownSize = CGSize.zero
  var appearances = 0
}

@MainActor
@Suite("Presentation host: frames")
struct PresentationHostFrameTests {
  private struct Measured: View {
    let measurements: Measurements
    @Environment(\.presentationHostContainerSize) private var containerSize
    @Environment(\.presentationHostSafeAreaInsets) private var insets
    @State private var count = 0

    var body: some View {
      measurements.containerSize = containerSize
      measurements.insets = insets
      return GeometryReader { proxy in
        let _ = measurements.ownInsets = proxy.safeAreaInsets
        let _ = measurements.ownSize = proxy.size
        Button("count \(count)") { count += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .background(Color.pureRed)
      .onAppear { measurements.appearances += 1 }
    }
  }

  private struct Root: View {
    let script: Script
    let measurements: Measurements

    var body: some View {
      let uiModel = PresentationHostLayerUIModel {
        if script.text == "fixed" {
          $0.frame = .fixed(
            size: CGSize(width: 120, height: 200), alignment: .bottomTrailing, offset: CGSize(width: -10, height: -30))
        }
      }
      Color.white
        .plainModal("one", script: script) { Measured(measurements: measurements) }
        .presentationHostLayer(uiModel: uiModel)
    }
  }

  private let script = Script()
  private let measurements = Measurements()

  private func host(_ safeArea: EdgeInsets = EdgeInsets()) -> TestHost {
    script["one"] = true
    let host = TestHost(size: CGSize(width: 400, height: 800), safeArea: safeArea) { Root(script: script, measurements: measurements) }
    host.advance(by: 0.5)
    return host
  }

  @Test("PH-26 The environment of modals has the safe area without the keyboard, and the layer itself has no insets")
  func safeArea() throws {
    let host = host(EdgeInsets(top: 50, leading: 5, bottom: 34, trailing: 6))
    let insets = EdgeInsets(top: 50, leading: 5, bottom: 34, trailing: 6)
    #expect(measurements.insets == insets)
    #expect(measurements.ownInsets == EdgeInsets())
    host.keyboard.show(height: 300)
    host.advance(by: 1)
    #expect(measurements.insets == insets)
    #expect(measurements.ownInsets == EdgeInsets())
    #expect(measurements.ownSize == CGSize(width: 400, height: 800))
  }

  @Test("PH-6 PH-45 A layer at the root spans the window, including the safe area")
  func infinite() throws {
    let host = host(EdgeInsets(top: 50, leading: 5, bottom: 34, trailing: 6))
    #expect(measurements.containerSize == CGSize(width: 400, height: 800))
    #expect(host.snapshot().pixel(1, 1) == .init(red: 255, green: 0, blue: 0))
    #expect(host.snapshot().pixel(398, 798) == .init(red: 255, green: 0, blue: 0))
    host.resize(to: CGSize(width: 300, height: 500))
    host.advance(by: 0.1)
    #expect(measurements.containerSize == CGSize(width: 300, height: 500))
  }

  @Test("PH-45 PH-25 A fixed frame is the container, with its alignment and offset in the layer")
  func fixed() throws {
    script.text = "fixed"
    let host = host()
    #expect(measurements.containerSize == CGSize(width: 120, height: 200))
    let picture = host.snapshot()
    #expect(picture.pixel(271, 571) == .init(red: 255, green: 0, blue: 0))
    #expect(picture.pixel(389, 769) == .init(red: 255, green: 0, blue: 0))
    #expect(picture.pixel(269, 700).green > 0 && picture.pixel(391, 700).green > 0 && picture.pixel(300, 771).green > 0)
  }

  @Test("PH-46 A modal keeps its state when the layer's frame changes")
  func changes() throws {
    let host = host()
    try host.tap("count 0")
    try host.tap("count 1")
    for text in ["fixed", "", "fixed"] {
      script.text = text
      host.advance(by: 0.1)
      #expect(host.exists("count 2"))
      #expect(measurements.containerSize == (text.isEmpty ? CGSize(width: 400, height: 800) : CGSize(width: 120, height: 200)))
    }
    #expect(measurements.appearances == 1)
    #expect(script.log == ["one onPresent", "one present"])
  }

  @Test("PH-28 The alignment doesn't change the size of a modal", arguments: [Alignment.topLeading, .center, .bottom])
  func ownSize(alignment: Alignment) throws {
    let measurements = measurements
    script["one"] = true
    let host = TestHost(size: CGSize(width: 400, height: 800)) {
      Color.white
        .plainModal("one", script: script, uiModel: PresentationHostUIModel { $0.alignment = alignment }) {
          Color.pureRed.frame(width: 120, height: 90)
            .onGeometryChange(for: CGSize.self, of: \.size) { measurements.ownSize = $0 }
        }
        .presentationHostLayer()
    }
    host.advance(by: 0.5)
    #expect(measurements.ownSize == CGSize(width: 120, height: 90))
  }
}
