import CGTK
import COrielGTK
import Foundation
import OrielModel

/// The keyboard layouts that the user has chosen in the desktop environment: those of GNOME's settings, or of KDE's file `kxkbrc`. The
/// object observes them as long as it exists.
@MainActor
final class InputSourceSettings {
  /// The languages of the layouts, in order; empty if the desktop environment has no such settings.
  private(set) var languages: [String] = []
  var onChange: () -> Void = {}

  private enum Origin {
    case settings(UnsafeMutablePointer<GSettings>)
    case file(String, monitor: UnsafeMutablePointer<GFileMonitor>?)
    case none
  }

  private let origin: Origin
  private lazy var signals = SignalConnections(owner: self)

  convenience init(environment: EnvironmentVariables = .process) {
    let desktops = (environment["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":")
    if desktops.contains("KDE") {
      self.init(file: Self.kdePath(environment: environment))
    } else {
      // On a bare X server no program writes the settings.
      let settings = desktops.isEmpty ? nil : oriel_gsettings_new("org.gnome.desktop.input-sources", "mru-sources")
      defer { if let settings { g_object_unref(settings) } }
      self.init(settings: settings)
    }
  }

  /// Creates the settings.
  ///
  /// - Parameter settings: Settings of the schema `org.gnome.desktop.input-sources`, or `nil`.
  convenience init(settings: UnsafeMutablePointer<GSettings>?) {
    if let settings { g_object_ref(settings) }
    self.init(settings.map(Origin.settings) ?? .none)
  }

  private convenience init(file path: String?) {
    let file = path.flatMap { g_file_new_for_path($0) }
    let monitor = file.flatMap { g_file_monitor_file($0, G_FILE_MONITOR_WATCH_MOVES, nil, nil) }
    if let file { g_object_unref(UnsafeMutableRawPointer(file)) }
    self.init(path.map { .file($0, monitor: monitor) } ?? .none)
  }

  private init(_ origin: Origin) {
    self.origin = origin
    // GSettings reports changes of a key only if the key was read after a handler was connected.
    watch()
    languages = read()
  }

  isolated deinit {
    signals.disconnectAll()
    switch origin {
    case .settings(let settings): g_object_unref(settings)
    case .file(_, let monitor): if let monitor { g_object_unref(monitor) }
    case .none: break
    }
  }

  static func kdePath(environment: EnvironmentVariables) -> String? {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    return absolute("XDG_CONFIG_HOME").map { $0 + "/kxkbrc" } ?? absolute("HOME").map { $0 + "/.config/kxkbrc" }
  }

  private func read() -> [String] {
    switch origin {
    case .settings(let settings):
      return InputSources.languages(of: Self.sources("sources", in: settings), recent: Self.sources("mru-sources", in: settings))
    case .file(let path, _):
      return FileManager.default.contents(atPath: path).map { InputSources.languages(kxkbrc: String(decoding: $0, as: UTF8.self)) } ?? []
    case .none: return []
    }
  }

  /// Returns the layouts of a setting, which are pairs of a kind and a name.
  private static func sources(_ key: String, in settings: UnsafeMutablePointer<GSettings>) -> [InputSources.Source] {
    guard let list = g_settings_get_value(settings, key) else { return [] }
    defer { g_variant_unref(list) }
    return (0..<g_variant_n_children(list)).map { index in
      let pair = g_variant_get_child_value(list, index)
      defer { g_variant_unref(pair) }
      func string(_ index: gsize) -> String {
        let child = g_variant_get_child_value(pair, index)
        defer { g_variant_unref(child) }
        return String(cString: g_variant_get_string(child, nil))
      }
      return InputSources.Source(kind: string(0), name: string(1))
    }
  }

  private func watch() {
    switch origin {
    case .settings(let settings):
      let changed: @convention(c) @MainActor (OpaquePointer, UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Void = {
        owner($2, as: InputSourceSettings.self).reread()
      }
      signals.connect("changed", of: UnsafeMutableRawPointer(settings), to: changed)
    case .file(_, let monitor?):
      let changed: @convention(c) @MainActor (OpaquePointer, OpaquePointer?, OpaquePointer?, UInt32, UnsafeMutableRawPointer) -> Void = {
        owner($4, as: InputSourceSettings.self).reread()
      }
      signals.connect("changed", of: UnsafeMutableRawPointer(monitor), to: changed)
    case .file(_, nil), .none: break
    }
  }

  private func reread() {
    let new = read()
    guard new != languages else { return }
    languages = new
    onChange()
  }
}
