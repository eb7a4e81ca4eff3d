import OrielKit
import OrielTesting
import SwiftUI
import Testing

/// Hit tests match the drawing after each way to dismiss a modal, with a trip to the background in between.
@MainActor
@Suite("Presentation host: tap targets below modals")
struct PresentationHostTapTargetTests {
  enum Way: String, CaseIterable {
    case handleBackdropTap, binding, escape, drag, force
  }

  @Observable
  fileprivate final class Model {
    var isPresented = false
    var taps: [String] = []
    var hovered: String?
  }

  private struct Sheet: View {
    let model: Model
    @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
    @Environment(\.presentationHostLayers) private var layers
    @State private var isShown = false

    var body: some View {
      VStack { Button("force") { layers[nil]?.remove(id: "sheet") } }
        .frame(width: 200, height: 150)
        .background(Color.red)
        .gesture(DragGesture().onEnded { _ in model.isPresented = false })
        .offset(y: isShown ? 0 : 300)
        .onReceive(mode.presentPublisher) { withAnimation { isShown = true } }
        .onReceive(mode.dismissPublisher) { completion in
          withAnimation {
            isShown = false
          } completion: {
            completion()
          }
        }
        .onReceive(mode.dimmingViewTapActionPublisher) { model.isPresented = false }
    }
  }

  private struct Root: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        ForEach(["one", "two", "three", "four"], id: \.self) { name in
          Button(name) { model.taps.append(name) }
            .onHover { if $0 { model.hovered = name } }
          Spacer()
        }
        ScrollView { Button("in scroll") { model.taps.append("in scroll") }.frame(height: 300, alignment: .top) }.frame(height: 80)
      }
      .frame(maxWidth: .infinity)
      .presentationHost(id: "sheet", isPresented: $model.isPresented) { Sheet(model: model) }
      .presentationHostLayer()
    }
  }

  @Test(
    "TT-12 TT-13 Every control of the covered view is hit where it is drawn after the modal is dismissed", arguments: Way.allCases,
    [1, 1.5, 2] as [CGFloat])
  func targets(way: Way, scale: CGFloat) throws {
    for size in [CGSize(width: 320, height: 480), CGSize(width: 700, height: 400)] {
      let model = Model()
      let host = TestHost(size: size, scale: scale) { Root(model: model) }
      model.isPresented = true
      host.advance(by: 1)
      host.suspend()
      host.resize(to: CGSize(width: size.width + 60, height: size.height - 30))
      host.advance(by: 0.2)
      host.resume()
      switch way {
      case .handleBackdropTap: host.tap(at: CGPoint(x: 5, y: 5))
      case .binding: model.isPresented = false
      case .escape: host.press(.escape)
      case .drag:
        let middle = CGPoint(x: (size.width + 60) / 2, y: (size.height - 30) / 2)
        host.drag(from: CGPoint(x: middle.x, y: middle.y + 50), to: CGPoint(x: middle.x, y: middle.y + 120))
      case .force: try host.tap("force")
      }
      host.advance(by: 1)
      #expect(!model.isPresented)
      for name in ["one", "two", "three", "four"] {
        let center = try host.find(name).center
        host.tap(at: center)
        #expect(model.taps.last == name)
        host.hover(at: center)
        #expect(model.hovered == name)
      }
      #expect(try host.scroll("in scroll", by: CGSize(width: 0, height: 5)))
      host.advance(by: 1)
      try host.tap("in scroll")
      #expect(model.taps.last == "in scroll")
      // A timer hides the scroll bar.
      host.advance(by: 2)
      #expect(host.leftovers().isEmpty && host.messages.isEmpty)
    }
  }
}
