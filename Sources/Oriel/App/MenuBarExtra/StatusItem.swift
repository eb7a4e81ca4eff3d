import Foundation
import OrielDrawing

/// The properties of a scene's item in the status area.
struct StatusItemSetup {
  var label: AnyView
  var isInserted: Bool
  /// Indicates whether the item opens a window instead of a menu, or `nil` if the scene has no style.
  var opensWindow: Bool?
}

/// An item in the desktop environment's status area. Hosts without a window draw its label and evaluate its menu.
@MainActor
package final class StatusItem {
  /// The part of an item that has changed.
  package enum Change { case label, menu }

  /// The title of the item.
  package private(set) var title = ""
  /// The drawing of the label.
  package private(set) var icon = DisplayNode(.group([]))
  /// The size of the label, in points.
  package private(set) var iconSize = CGSize.zero
  /// The entries of the menu. Empty if the item opens a window.
  package private(set) var entries: [MenuEntry] = []
  /// Indicates whether the item opens a window instead of a menu.
  package let opensWindow: Bool
  /// The closure that toggles the window of the item at a point on the screen. It has no effect if the item opens a menu.
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
    // The size is generous, because the text of an entry is read regardless of its layout.
    menuHost?.resize(to: CGSize(width: 1000, height: 1000), scale: 1)
    drawLabel()
    readMenu()
  }

  func update(_ setup: StatusItemSetup, content view: AnyView, transaction: Transaction) {
    label.set(setup.label, transaction: transaction)
    content.set(view, transaction: transaction)
  }

  /// Indicates whether the background of the item is dark. The initial value is `false`.
  package var isDark = false {
    didSet {
      guard isDark != oldValue else { return }
      labelHost.overriddenColorScheme = isDark ? .dark : .light
    }
  }

  /// Updates the menu before it is shown.
  package func menuWillOpen() { menuSurface?.runNow() }

  /// Performs the action of a menu entry. Nothing happens if the entry no longer exists or is disabled.
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

/// The label as the status area shows it: a `Label` is reduced to its icon, and small content is centered in a square.
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
