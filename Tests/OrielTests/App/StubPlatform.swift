import Foundation
import OrielDrawing

@testable import Oriel

/// A desktop of which nothing is seen.
@MainActor
final class StubPlatform: Platform {
  let shaper: any TextShaper = StubShaper()
  let images: any ImageLoader = StubPictures()
  /// In the order in which they were opened, closed ones too.
  private(set) var windows: [StubWindow] = []

  var open: [StubWindow] { windows.filter { !$0.isClosed } }

  func openWindow(_ options: WindowOptions, content: any WindowContent) -> (any PlatformWindow)? {
    let window = StubWindow(options, content)
    windows.append(window)
    return window
  }
}

@MainActor
final class StubWindow: PlatformWindow {
  let options: WindowOptions
  let content: any WindowContent
  private(set) var presentations = 0
  private(set) var isClosed = false

  init(_ options: WindowOptions, _ content: any WindowContent) {
    self.options = options
    self.content = content
    (content as? ViewHost)?.lifecycle = AppLifecycle()
    content.resize(to: CGSize(width: 800, height: 600), scale: 1)
    render()
  }

  func render() { _ = content.renderFrame(at: ProcessInfo.processInfo.systemUptime) }

  func present() { presentations += 1 }

  func close() {
    isClosed = true
    content.close()
  }

  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    for phase in [KeyEvent.Phase.down, .up] {
      content.handle(
        KeyEvent(phase: phase, key: key, characters: "", modifiers: modifiers, time: ProcessInfo.processInfo.systemUptime))
    }
    render()
  }

  func enter(_ activity: WindowTraits.Activity) {
    var traits = WindowTraits()
    traits.activity = activity
    content.update(traits)
    render()
  }

  /// The strings that are shown.
  var texts: [String] {
    render()
    var result: [String] = []
    func visit(_ box: LayoutBox) {
      if let text = box as? TextBox, !text.isLeaving { result.append(text.string) }
      for child in box.children { visit(child) }
    }
    if let host = content as? ViewHost { visit(host.graph.rootBox) }
    return result
  }
}
