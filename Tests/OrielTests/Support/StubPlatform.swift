import Foundation
import OrielDrawing

@testable import Oriel

/// A platform without a screen that records windows, status items and opened URLs.
@MainActor
final class StubPlatform: Platform {
  let shaper: any TextShaper = StubShaper()
  let images: any ImageLoader = StubPictures()
  /// All windows, including closed ones, in the order in which they were opened.
  private(set) var windows: [StubWindow] = []

  /// The items in the status bar of the desktop environment.
  private(set) var statusItems: [StatusItem] = []
  private(set) var openedURLs: [URL] = []

  func addStatusItem(_ item: StatusItem) -> (any PlatformStatusItem)? {
    statusItems.append(item)
    return StubStatusItem { [weak self] in self?.statusItems.removeAll { $0 === item } }
  }

  func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }

  var open: [StubWindow] { windows.filter { !$0.isClosed } }

  func openWindow(_ options: WindowOptions, content: any WindowContent) -> (any PlatformWindow)? {
    let window = StubWindow(options, content)
    windows.append(window)
    return window
  }
}

@MainActor
final class StubWindow: PlatformWindow, WindowSurface {
  let options: WindowOptions
  let content: any WindowContent
  private(set) var presentations = 0
  private(set) var isClosed = false
  private(set) var title: String
  private(set) var behavior = WindowBehavior()
  /// The pending file request and its completion, or `nil` if there is none.
  private(set) var question: (request: FileRequest, answer: @MainActor ([URL]?) -> Void)?

  init(_ options: WindowOptions, _ content: any WindowContent) {
    self.options = options
    self.content = content
    title = options.title
    (content as? ViewHost)?.lifecycle = AppLifecycle()
    content.surface = self
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

  /// Clicks on a text. Does nothing if the text isn't shown.
  func tap(_ text: String) {
    guard let frame = frame(of: text) else { return }
    for phase in [PointerEvent.Phase.down, .up] {
      content.handle(
        PointerEvent(
          phase: phase, location: CGPoint(x: frame.midX, y: frame.midY), button: .primary, time: ProcessInfo.processInfo.systemUptime))
    }
    render()
  }

  /// Completes the pending file request with the URLs, or cancels it if there are none.
  func choose(_ urls: URL...) {
    let answer = question?.answer
    question = nil
    answer?(urls.isEmpty ? nil : urls)
    render()
  }

  /// Requests that the window closes, as its close button does.
  func askToClose() {
    if content.shouldClose() { close() }
    if !isClosed { render() }
  }

  func enter(_ activity: WindowTraits.Activity) {
    var traits = WindowTraits()
    traits.activity = activity
    content.update(traits)
    render()
  }

  /// The boxes in drawing order.
  private var boxes: [LayoutBox] {
    func all(_ box: LayoutBox) -> [LayoutBox] { [box] + box.children.flatMap(all) }
    return (content as? ViewHost).map { all($0.graph.rootBox) } ?? []
  }

  /// Returns the frame of a text in window points, or `nil` if the text isn't shown. Of several texts it returns the last one's.
  func frame(of text: String) -> CGRect? {
    render()
    return boxes.last { ($0 as? TextBox)?.string == text }?.windowFrame
  }

  /// The strings of all texts except those of removed views.
  var texts: [String] {
    render()
    return boxes.compactMap { $0 as? TextBox }.filter { !$0.isBeingRemoved }.map(\.string)
  }

  // MARK: WindowSurface

  func requestFrame() {}
  func requestFrame(after delay: TimeInterval) {}
  func textInputDidChange(_ state: TextInputState?) {}
  func setPointerShape(_ shape: PointerShape) {}
  func setTitle(_ title: String) { self.title = title }
  func setBehavior(_ behavior: WindowBehavior) { self.behavior = behavior }
  func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) { completion(nil) }
  func writeClipboard(_ text: String?) {}

  func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor ([URL]?) -> Void) -> (any FileDialog)? {
    question = (request, completion)
    return StubDialog()
  }
}

private final class StubStatusItem: PlatformStatusItem {
  private let didRemove: () -> Void

  init(didRemove: @escaping () -> Void) { self.didRemove = didRemove }

  func remove() { didRemove() }
}

private final class StubDialog: FileDialog {
  func cancel() {}
}
