import Foundation
import OrielDrawing

/// What a scene says of its item in the desktop's bar.
struct StatusItemSetup {
  var label: AnyView
  var isInserted: Bool
  /// Whether it opens a window and no menu; nil where nobody has said.
  var opensWindow: Bool?
}

/// An item in the desktop's bar, as the engine has it: its label is drawn, and its menu read, by hosts without a window.
@MainActor
package final class StatusItem {
  /// What became different.
  package enum Change { case label, menu }

  /// What the item is called.
  package private(set) var title = ""
  /// The label as it is drawn, and its size in points.
  package private(set) var icon = DisplayNode(.group([]))
  package private(set) var iconSize = CGSize.zero
  /// Of the menu; empty where the item opens a window.
  package private(set) var entries: [MenuEntry] = []
  /// Whether it opens a window in place of a menu.
  package let opensWindow: Bool
  /// Takes a point of the screen; has an effect where the item opens a window.
  package private(set) var activate: (CGPoint?) -> Void = { _ in }
  package var didChange: (Change) -> Void = { _ in }
  var handle: (any PlatformStatusItem)?

  private let content: StateBox<AnyView>
  private let label: StateBox<AnyView>
  private let labelHost: ViewHost
  private let menuHost: ViewHost?
  private let labelSurface: HeadlessSurface
  private let menuSurface: HeadlessSurface?
  private var reader = ExportedMenuReader()

  init(
    _ setup: StatusItemSetup, content view: AnyView, platform: any Platform, rendering: RenderingServices,
    values: @escaping (inout EnvironmentValues) -> Void, activate: @escaping (CGPoint?) -> Void
  ) {
    let opensWindow = setup.opensWindow ?? false
    let label = StateBox(setup.label, owner: nil)
    let content = StateBox(view, owner: nil)
    labelHost = ViewHost(root: StatusItemLabel(label: label), rendering: rendering, overrides: values)
    labelHost.lifecycle = AppLifecycle()
    labelHost.isTransparent = true
    label.graph = labelHost.graph
    if opensWindow {
      menuHost = nil
    } else {
      let host = ViewHost(root: ExportedMenuRoot(content: content), rendering: rendering, overrides: values)
      host.lifecycle = AppLifecycle()
      content.graph = host.graph
      menuHost = host
    }
    self.label = label
    self.content = content
    self.opensWindow = opensWindow
    self.activate = activate
    labelSurface = HeadlessSurface(platform: platform)
    menuSurface = menuHost == nil ? nil : HeadlessSurface(platform: platform)
    labelSurface.runFrame = { [weak self] in self?.drawLabel() }
    menuSurface?.runFrame = { [weak self] in self?.readMenu() }
    labelHost.surface = labelSurface
    menuHost?.surface = menuSurface
    // Wide enough for lines that nobody reads: an entry's text is taken as it is.
    menuHost?.resize(to: CGSize(width: 1000, height: 1000), scale: 1)
    drawLabel()
    readMenu()
  }

  func update(_ setup: StatusItemSetup, content view: AnyView, transaction: Transaction) {
    label.set(setup.label, transaction: transaction)
    content.set(view, transaction: transaction)
  }

  /// Whether what is behind the item is dark; it is light at first.
  package var isDark = false {
    didSet {
      guard isDark != oldValue else { return }
      labelHost.imposedColorScheme = isDark ? .dark : .light
    }
  }

  /// Brings the menu up to date before somebody sees it.
  package func menuWillOpen() { menuSurface?.runNow() }

  /// Does what an entry of the menu is for; an entry that has gone, or is disabled, does nothing.
  package func choose(_ id: Int) { reader.action(of: id)?() }

  func remove() {
    labelSurface.close()
    menuSurface?.close()
    handle?.remove()
    handle = nil
    labelHost.close()
    menuHost?.close()
  }

  private func drawLabel() {
    let size = labelHost.idealSize(for: .unspecified)
    let isDrawable = size.width.isFinite && size.height.isFinite
    labelHost.resize(to: isDrawable ? size : CGSize(width: 18, height: 18), scale: 1)
    let drawing = labelHost.renderFrame(at: ProcessInfo.processInfo.systemUptime)
    let name = labelHost.graph.accessibilityNodes.flatMap(\.flattened).map(\.label).filter { !$0.isEmpty }.joined(separator: " ")
    guard drawing !== icon || name != title || labelHost.size != iconSize else { return }
    icon = drawing
    iconSize = labelHost.size
    title = name
    didChange(.label)
  }

  private func readMenu() {
    guard let menuHost else { return }
    _ = menuHost.renderFrame(at: ProcessInfo.processInfo.systemUptime)
    let new = reader.read(menuHost.graph)
    guard new != entries else { return }
    entries = new
    didChange(.menu)
  }
}

private struct ExportedMenuRoot: View {
  let content: StateBox<AnyView>

  var body: some View { ExportedMenuContent(content: content.get()) }
}

/// As the bar shows it: a `Label` is its icon, and what is small stands in the middle of a square.
private struct StatusItemLabel: View {
  let label: StateBox<AnyView>

  var body: some View {
    HStack(spacing: 4) { label.get() }
      .labelStyle(.iconOnly)
      .font(.system(size: 15))
      .fixedSize()
      .frame(minWidth: 20, minHeight: 20)
  }
}
