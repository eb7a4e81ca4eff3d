import CGTK
import COrielGTK
import Foundation
import Oriel
import OrielDrawing
import OrielGSK
import OrielModel

/// What all surfaces of the process share: how text is shaped and pictures are drawn, what the desktop says, the gamepads. GTK must be initialised
/// before it is asked for.
@MainActor
final class Desktop {
  static let shared = Desktop()
  /// Whether there is a desktop, or this is a program without windows so far.
  private(set) static var isThere = false

  let shaper: any TextShaper = PangoTextShaper()
  let images: any ImageLoader = GdkImageLoader()
  /// Whether the display is the page of a browser.
  let isBrowser: Bool
  /// That page's title, clipboard and input methods; nil elsewhere, and where its server has no such thing.
  let browserPage: BrowserPage?
  let renderer: GSKRenderer
  let settings: DesktopSettings
  var settingsDidChange: () -> Void = {}
  /// Made when an on-screen keyboard is needed for the first time.
  private lazy var inputSources = InputSourceSettings()
  private let gamepads = GamepadInput()
  private var surfaces: [WeakSurface] = []
  private struct WeakSurface { weak var surface: ContentSurface? }

  /// Whether the process is another program's, in which Oriel is a guest. To be said before `shared` is used.
  static var isGuest = true

  private init() {
    defer { Self.isThere = true }
    isBrowser = gdk_display_get_default().map { oriel_display_is_broadway($0) != 0 } ?? false
    renderer = GSKRenderer(startsAtZero: isBrowser, roundsClips: !isBrowser && !GSKRenderer.isCairoChosen)
    let environment = EnvironmentVariables.process
    browserPage = isBrowser ? BrowserPage(environment: environment) : nil
    // Before anything of a program's is made: its texts ask for it.
    UserLanguage.current = UserLanguage(environment: environment)
    settings = DesktopSettings(isGuest: Self.isGuest)
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
    // Not while the first window opens: nobody holds a gamepad that early.
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [gamepads] in MainActor.assumeIsolated { gamepads.start() } }
  }

  func remove(_ surface: ContentSurface) { surfaces.removeAll { $0.surface === surface } }

  /// Another surface has the keyboard, or none has.
  func keyboardDidMove() { gamepads.receiverDidChange() }
}
