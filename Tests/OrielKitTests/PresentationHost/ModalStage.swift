import Foundation
import OrielDrawing
import OrielGSK
import OrielKit
import OrielTesting
import SwiftUI

@testable import Oriel

/// A window of 400 by 400 points with a virtual clock.
@MainActor
final class ModalStage {
  let host: ViewHost
  private let renderer = GSKRenderer()
  private let size: CGSize
  private(set) var time = 0.0
  private var node = DisplayNode.empty
  private let log = MessageLog()

  init<Root: View>(_ root: Root, size: CGSize = CGSize(width: 400, height: 400)) {
    self.size = size
    host = ViewHost(root: root, rendering: RenderingServices(shaper: PangoTextShaper(), images: GdkImageLoader()))
    log.listen()
    host.resize(to: size, scale: 1)
    settle()
  }

  /// Returns the diagnostics that contain a text.
  func messages(about subject: String) -> [String] { log.messages.filter { $0.contains(subject) } }

  private func renderFrame() { node = log.listening { host.renderFrame(at: time) } }

  var liveNodeCount: Int { host.graph.liveNodeCount }

  /// Renders frames until only animations and timers remain, without advancing the clock.
  func settle() {
    for _ in 0..<5 { renderFrame() }
  }

  /// Advances the clock in steps of a sixtieth of a second.
  func advance(by seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(end, time + 1.0 / 60)
      renderFrame()
    }
  }

  /// Advances the clock in one step.
  func jump(by seconds: Double) {
    time += seconds
    renderFrame()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    host.handle(PointerEvent(phase: .down, location: CGPoint(x: x, y: y), time: time))
    advance(by: 0.05)
    host.handle(PointerEvent(phase: .up, location: CGPoint(x: x, y: y), time: time))
    settle()
  }

  /// Returns the color at a point as red, green and blue in 0...255.
  func color(_ x: Int, _ y: Int) -> [Int] {
    let pixel = renderer.image(of: node, size: size, background: RGBA(red: 1, green: 1, blue: 1)).pixel(x, y)
    return [pixel.red, pixel.green, pixel.blue].map { Int(($0 * 255).rounded()) }
  }
}

enum Paint {
  static let white = [255, 255, 255]
  static let red = [255, 0, 0]
  static let green = [0, 255, 0]
  static let blue = [0, 0, 255]
}

extension Color {
  static let pureRed = Color(red: 1, green: 0, blue: 0)
  static let pureGreen = Color(red: 0, green: 1, blue: 0)
  static let pureBlue = Color(red: 0, green: 0, blue: 1)
}

/// The values that a test changes, and the events that it records.
@MainActor
@Observable
final class Script {
  var flags: [String: Bool] = [:]
  var text = ""
  var size: CGFloat = 300
  var showsHost = true
  @ObservationIgnored var log: [String] = []

  func binding(_ id: String) -> Binding<Bool> {
    Binding(get: { self.flags[id] ?? false }, set: { self.flags[id] = $0 })
  }

  subscript(id: String) -> Bool {
    get { flags[id] ?? false }
    set { flags[id] = newValue }
  }
}

extension View {
  /// Presents a modal as an app would build it on the presentation host: see PH-13.
  func slidingModal<Content: View>(
    _ id: String, layerID: String? = nil, script: Script, uiModel: PresentationHostUIModel = .init(),
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentationHost(
      layerID: layerID, id: id, uiModel: uiModel, isPresented: script.binding(id),
      onPresent: { script.log.append("\(id) onPresent") }, onDismiss: { script.log.append("\(id) onDismiss") },
      content: { SlidingModal(script: script, isPresented: script.binding(id), content: content) })
  }
}

struct SlidingModal<Content: View>: View {
  let script: Script
  @Binding var isPresented: Bool
  @ViewBuilder let content: () -> Content

  @Environment(\.presentationHostContainerSize) private var containerSize
  @Environment(\.presentationHostPresentationMode) private var mode: PresentationHostPresentationMode!
  @State private var isShown = false

  var body: some View {
    ZStack { content() }
      .frame(width: script.size, height: script.size)
      .compositingGroup()
      .shadow(color: .black.opacity(0.15), radius: 10)
      .offset(y: isShown ? 0 : (containerSize.height + 300) / 2)
      .onReceive(mode.presentPublisher) {
        script.log.append("\(mode.id) present")
        withAnimation(.easeInOut(duration: 0.3)) { isShown = true }
      }
      .onReceive(mode.dismissPublisher) { completion in
        script.log.append("\(mode.id) dismiss")
        withAnimation(.easeInOut(duration: 0.3)) {
          isShown = false
        } completion: {
          completion()
        }
      }
      .onReceive(mode.dimmingViewTapActionPublisher) {
        script.log.append("\(mode.id) tap")
        isPresented = false
      }
  }
}

extension View {
  func filling() -> some View { frame(maxWidth: .infinity, maxHeight: .infinity) }
}
