import CGTK
import COrielGTK
import Foundation
import Oriel
import OrielDrawing
import OrielGSK
import OrielModel

/// The objects that all surfaces of the process share: text shaping, rendering, the settings of the desktop environment, and gamepads. GTK
/// must be initialized before `shared` is used.
@MainActor
final class Desktop {
  static let shared = Desktop()
  /// Indicates whether the shared object exists. It doesn't in a program that has no windows so far.
  private(set) static var isThere = false

  let shaper: any TextShaper = PangoTextShaper()
  let images: any ImageLoader = GdkImageLoader()
  /// Indicates whether the display is a page in a browser.
  let isBrowser: Bool
  /// The page's title, clipboard and input methods, or `nil` if the display isn't a page or its server doesn't provide them.
  let browserPage: BrowserPage?
  let renderer: GSKRenderer
  let settings: DesktopSettings
  var settingsDidChange: () -> Void = {}
  /// Created when a software keyboard is needed for the first time.
  private lazy var inputSources = InputSourceSettings()
  private let gamepads = GamepadInput()
  private var surfaces: [WeakSurface] = []
  private struct WeakSurface { weak var surface: ContentSurface? }

  /// Indicates whether Oriel is embedded in another program. Set it before `shared` is used.
  static var isEmbedded = true

  private init() {
    defer { Self.isThere = true }
    isBrowser = gdk_display_get_default().map { oriel_display_is_broadway($0) != 0 } ?? false
    renderer = GSKRenderer(startsAtZero: isBrowser, uploadsCairoNodes: !isBrowser && !GSKRenderer.isCairoChosen)
    let environment = EnvironmentVariables.process
    browserPage = isBrowser ? BrowserPage(environment: environment) : nil
    // Set before any object of the app is created, because the app's texts depend on it.
    UserLanguage.current = UserLanguage(environment: environment)
    settings = DesktopSettings(isEmbedded: Self.isEmbedded)
    settings.onChange = { [unowned self] in
      for entry in surfaces { entry.surface?.updateTraits() }
      settingsDidChange()
    }
    KeyboardLayouts.shared.directories = KeyboardLayouts.directories(environment: environment)
    EmojiRecents.shared.path = EmojiRecents.path(environment: environment)
    KeyboardLayouts.shared.enabledByUser = KeyboardLayouts.ids(environment: environment)
    KeyboardLayouts.shared.readDesktop = { [unowned self] in
      inputSources.onChange = { [unowned self] in
        KeyboardLayouts.shared.desktopLanguages = inputSources.languages
        for entry in surfaces { entry.surface?.content.keyboardLayoutsDidChange() }
      }
      return inputSources.languages
    }
    gamepads.receiver = { [unowned self] in surfaces.lazy.compactMap(\.surface).first(where: \.hasFocusWithin)?.content }
  }

  var rendering: RenderingServices { RenderingServices(shaper: shaper, images: images) }

  func add(_ surface: ContentSurface) {
    surfaces.removeAll { $0.surface == nil }
    surfaces.append(WeakSurface(surface: surface))
    guard surfaces.count == 1 else { return }
    // Gamepads aren't needed while the first window opens.
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [gamepads] in MainActor.assumeIsolated { gamepads.start() } }
  }

  func remove(_ surface: ContentSurface) { surfaces.removeAll { $0.surface === surface } }

  /// Notifies the gamepads that another surface, or none, has the key focus.
  func keyboardDidMove() { gamepads.receiverDidChange() }
}
