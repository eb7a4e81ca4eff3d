import Foundation

/// A player of the sounds in the desktop's sound themes. It uses libcanberra, which is loaded with the first sound. Without the library, or
/// if the theme lacks a sound of the name, nothing is played.
actor SoundTheme {
  static let desktop = SoundTheme(["libcanberra.so.0"])

  private let names: [String]
  private lazy var player = Player(names)

  /// Creates a player.
  ///
  /// - Parameter names: Names of the library, of which the first that can be loaded is used.
  init(_ names: [String]) { self.names = names }

  /// Plays a sound of the freedesktop sound naming specification, and returns whether it has started.
  @discardableResult
  func play(_ event: String, of theme: String) -> Bool { player?.play(event, of: theme) ?? false }
}

/// The functions of libcanberra, and its connection to the sound server. Use it on one thread at a time.
private struct Player {
  typealias Context = OpaquePointer
  typealias Properties = OpaquePointer

  private let createProperties: @convention(c) (UnsafeMutablePointer<Properties?>) -> CInt
  private let set: @convention(c) (Properties?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> CInt
  private let destroyProperties: @convention(c) (Properties?) -> CInt
  private let play: @convention(c) (Context?, UInt32, Properties?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> CInt
  private let context: Context

  init?(_ names: [String]) {
    guard let library = names.lazy.compactMap({ (name: String) in dlopen(name, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
    func function<Function>(_ name: String) -> Function? {
      // The library's header declares the functions with these types.
      dlsym(library, "ca_\(name)").map { unsafeBitCast($0, to: Function.self) }
    }
    guard let create: @convention(c) (UnsafeMutablePointer<Context?>) -> CInt = function("context_create"),
      let createProperties: @convention(c) (UnsafeMutablePointer<Properties?>) -> CInt = function("proplist_create"),
      let set: @convention(c) (Properties?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> CInt = function("proplist_sets"),
      let destroyProperties: @convention(c) (Properties?) -> CInt = function("proplist_destroy"),
      let play: @convention(c) (Context?, UInt32, Properties?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> CInt =
        function("context_play_full")
    else { return nil }
    var context: Context?
    guard create(&context) == 0, let context else { return nil }
    self.createProperties = createProperties
    self.set = set
    self.destroyProperties = destroyProperties
    self.play = play
    self.context = context
  }

  func play(_ event: String, of theme: String) -> Bool {
    var properties: Properties?
    guard createProperties(&properties) == 0 else { return false }
    defer { _ = destroyProperties(properties) }
    let values = [
      ("event.id", event), ("canberra.xdg-theme.name", theme), ("media.role", "event"), ("canberra.cache-control", "permanent"),
      ("application.name", ProcessInfo.processInfo.processName),
    ]
    for (key, value) in values { _ = set(properties, key, value) }
    return play(context, 0, properties, nil, nil) == 0
  }
}
