import Foundation

/// Which icon of a freedesktop theme is drawn for a symbol.
///
/// The targets are symbolic icons of Adwaita; a filled symbol has the same icon as its outline where the theme tells them not apart.
///
/// What the theme lacks is drawn (`SymbolGlyphs`); circles and squares around a symbol, a badge, and a line through it are put
/// together from their parts.
package enum SymbolNames {
  /// Nil where nothing says what the symbol says.
  package static func shape(of symbol: String) -> SymbolShape? {
    if let icon = icons[symbol], !isRatherDrawn(symbol) { return SymbolShape(base: .icon(icon), isFilled: true) }
    if SymbolPictures.has(symbol) { return SymbolShape(base: .picture(symbol)) }
    if SymbolGlyphs.has(symbol) { return SymbolShape(base: .glyph(symbol)) }
    if symbol.hasSuffix(".fill") {
      guard var shape = shape(of: String(symbol.dropLast(5))) else { return nil }
      shape.isFilled = true
      return shape
    }
    if let shape = badged(symbol) { return shape }
    if let shape = counted(symbol) { return shape }
    for container in containers where symbol.hasSuffix("." + container) {
      // A person is cropped by its circle.
      var name = String(symbol.dropLast(container.count + 1))
      if name.hasSuffix(".crop") { name.removeLast(5) }
      guard var shape = inner(of: name), shape.container == nil else { return nil }
      shape.container = container
      shape.isFilled = false
      return shape
    }
    if symbol.hasSuffix(".slash") {
      guard var shape = shape(of: String(symbol.dropLast(6))), !shape.isSlashed else { return nil }
      shape.isSlashed = true
      return shape
    }
    return nil
  }

  /// What stands in a circle is drawn here where it can be: lines that stay clear when they are small.
  private static func inner(of name: String) -> SymbolShape? {
    if isLettering(name) { return SymbolShape(base: .text(name.uppercased())) }
    guard SymbolGlyphs.has(name) else { return shape(of: name) }
    return SymbolShape(base: .glyph(name), isFilledInside: SymbolOutlines.lines[name] != nil || SymbolTools.lines[name] != nil)
  }

  /// `goforward` or `gobackward` with a number of seconds.
  private static func counted(_ symbol: String) -> SymbolShape? {
    let words = symbol.split(separator: ".")
    let seconds: Set<Substring> = ["5", "10", "15", "30", "45", "60", "75", "90"]
    guard words.count == 2, words[0] == "goforward" || words[0] == "gobackward", seconds.contains(words[1]) else { return nil }
    return SymbolShape(base: .text(String(words[1])), container: String(words[0]))
  }

  /// Whether a circle or a square has a letter or a number of that name: `a` to `z`, `0` to `50`.
  private static func isLettering(_ name: String) -> Bool {
    if let number = Int(name) { return (0...50).contains(number) }
    return name.count == 1 && ("a"..."z").contains(name)
  }

  /// A symbol with `.badge` in its name, alone or followed by what stands in the badge.
  private static func badged(_ symbol: String) -> SymbolShape? {
    guard let range = symbol.range(of: ".badge") else { return nil }
    let glyph = symbol[range.upperBound...].drop { $0 == "." }
    guard glyph.isEmpty || SymbolGlyphs.has(String(glyph)), var shape = shape(of: String(symbol[..<range.lowerBound])), shape.badge == nil
    else { return nil }
    shape.badge = String(glyph)
    return shape
  }

  /// Whether a drawing is preferred to the theme's icon: where outline and filled variant go together, or where it has layers.
  private static func isRatherDrawn(_ symbol: String) -> Bool {
    let base = symbol.hasSuffix(".fill") ? String(symbol.dropLast(5)) : symbol
    return SymbolPictures.has(base) || SymbolTools.lines[base] != nil || drawn.contains(base)
  }

  /// The theme's cross has arms that are cut off along its box, and one weight.
  private static let drawn: Set<String> = [
    "xmark", "envelope", "camera", "clock", "photo", "eye", "eye.slash", "doc.text", "exclamationmark.triangle", "star",
    "square.and.arrow.up",
    "square.and.arrow.down", "snowflake", "lock.shield", "play.rectangle", "doc.badge.plus", "folder.badge.plus", "folder.badge.minus",
    "person.badge.plus",
  ]

  /// Whether a symbol is turned round where one reads from right to left: one that points forward or back, as its name says, or that shows
  /// lines of text. What begins with such a word is a player's button, which points where time goes.
  package static func followsReading(_ symbol: String) -> Bool {
    // Digits stay as they are: the symbol has another form there.
    if symbol.hasPrefix("list.number") { return false }
    let words = symbol.split(separator: ".")
    if words.first == "list" || words.contains("indent") { return true }
    return words.dropFirst().contains { word in
      word == "forward" || word == "backward" || word.hasPrefix("leading") || word.hasPrefix("trailing")
    }
  }

  /// The form that a symbol has where one reads from right to left; the symbol itself where it has none.
  package static func rightToLeftForm(of symbol: String) -> String { has(symbol + ".rtl") ? symbol + ".rtl" : symbol }

  package static func has(_ symbol: String) -> Bool { shape(of: symbol) != nil }

  private static let containers = [
    "circle", "square", "rectangle", "seal", "shield", "octagon", "hexagon", "diamond", "app", "capsule", "bubble", "message", "icloud",
  ]

  static var all: [String: String] { icons }

  private static let icons: [String: String] = [
    "accessibility": "preferences-desktop-accessibility",
    "airplane": "airplane-mode",
    "airpods": "audio-headphones",
    "airpodsmax": "audio-headphones",
    "airpodspro": "audio-headphones",
    "alarm": "alarm",
    "alarm.fill": "alarm",
    "applepencil": "document-edit",
    "arrow.2.squarepath": "media-playlist-repeat",
    "arrow.rectanglepath": "media-playlist-repeat",
    "arrow.triangle.2.circlepath": "emblem-synchronizing",
    "arrow.triangle.2.circlepath.camera": "camera-switch",
    "arrow.up.arrow.down": "object-flip-vertical",
    "arrow.up.doc": "document-send",
    "arrow.up.left.and.arrow.down.right": "view-fullscreen",
    "arrow.uturn.backward": "edit-undo",
    "arrow.uturn.forward": "edit-redo",
    "arrow.uturn.left": "edit-undo",
    "arrow.uturn.right": "edit-redo",
    "arrow.uturn.up": "edit-undo",
    "arrowshape.turn.up.backward": "mail-reply-sender",
    "arrowshape.turn.up.forward": "mail-forward",
    "arrowshape.turn.up.left": "mail-reply-sender",
    "arrowshape.turn.up.right": "mail-forward",
    "backward.end.fill": "media-skip-backward",
    "backward.fill": "media-seek-backward",
    "battery.0": "battery-empty",
    "battery.100": "battery-full",
    "battery.25": "battery-level-20",
    "battery.50": "battery-level-50",
    "battery.75": "battery-level-80",
    "bold": "format-text-bold",
    "books.vertical": "accessories-dictionary",
    "bubble.middle.bottom": "chat-message-new",
    "calendar": "x-office-calendar",
    "camera.fill": "camera-photo",
    "character.cursor.ibeam": "insert-text",
    "checkmark": "object-select",
    "chevron.backward": "go-previous",
    "chevron.down": "go-down",
    "chevron.forward": "go-next",
    "chevron.left": "go-previous",
    "chevron.right": "go-next",
    "chevron.up": "go-up",
    "clock.fill": "preferences-system-time",
    "cloud.bolt": "weather-storm",
    "cloud.bolt.fill": "weather-storm",
    "cloud.bolt.rain": "weather-storm",
    "cloud.bolt.rain.fill": "weather-storm",
    "cloud.drizzle": "weather-showers-scattered",
    "cloud.drizzle.fill": "weather-showers-scattered",
    "cloud.fog": "weather-fog",
    "cloud.fog.fill": "weather-fog",
    "cloud.heavyrain": "weather-showers",
    "cloud.heavyrain.fill": "weather-showers",
    "cloud.moon": "weather-few-clouds-night",
    "cloud.moon.fill": "weather-few-clouds-night",
    "cloud.rain": "weather-showers",
    "cloud.rain.fill": "weather-showers",
    "cloud.snow": "weather-snow",
    "cloud.snow.fill": "weather-snow",
    "cloud.sun": "weather-few-clouds",
    "cloud.sun.fill": "weather-few-clouds",
    "cloud.sun.rain": "weather-showers-scattered",
    "cloud.sun.rain.fill": "weather-showers-scattered",
    "cpu": "application-x-firmware",
    "decrease.indent": "format-indent-less",
    "desktopcomputer": "computer",
    "display": "video-display",
    "doc.badge.plus": "document-new",
    "doc.on.clipboard": "edit-paste",
    "document.on.clipboard": "edit-paste",
    "document.on.document": "edit-copy",
    "doc.on.doc": "edit-copy",
    "doc.richtext": "text-x-generic",
    "doc.text.fill": "text-x-generic",
    "doc.text.magnifyingglass": "document-print-preview",
    "eject": "media-eject",
    "eject.fill": "media-eject",
    "envelope.fill": "mail-unread",
    "envelope.open": "mail-read",
    "exclamationmark.triangle.fill": "dialog-warning",
    "externaldrive": "drive-harddisk",
    "externaldrive.fill": "drive-harddisk",
    "eye.fill": "view-reveal",
    "eye.slash.fill": "view-conceal",
    "face.smiling": "face-smile",
    "faceid": "auth-face",
    "figure.2.arms.open": "emoji-people",
    "fn": "preferences-desktop-keyboard-shortcuts",
    "folder.badge.minus": "folder",
    "folder.badge.plus": "folder-new",
    "forward.end.fill": "media-skip-forward",
    "forward.fill": "media-seek-forward",
    "gamecontroller": "input-gaming",
    "gamecontroller.fill": "input-gaming",
    "gauge": "power-profile-performance",
    "gear": "emblem-system",
    "gearshape": "emblem-system",
    "gearshape.2": "applications-engineering",
    "gearshape.2.fill": "applications-engineering",
    "gearshape.fill": "emblem-system",
    "headphones": "audio-headphones",
    "heart.text.square": "emote-love",
    "hifispeaker": "audio-speakers",
    "hifispeaker.fill": "audio-speakers",
    "highlighter": "document-edit",
    "increase.indent": "format-indent-more",
    "internaldrive": "drive-harddisk-system",
    "italic": "format-text-italic",
    "keyboard": "input-keyboard",
    "keyboard.chevron.compact.down": "input-keyboard",
    "ladybug": "emoji-nature",
    "ladybug.fill": "emoji-nature",
    "largecircle.fill.circle": "radio-checked",
    "line.3.horizontal": "open-menu",
    "line.horizontal.3": "open-menu",
    "list.bullet": "view-list-bullet",
    "list.bullet.indent": "view-list",
    "list.bullet.rectangle": "view-list-bullet",
    "list.dash": "view-list",
    "lock.rotation": "rotation-locked",
    "lock.shield": "security-high",
    "magnifyingglass": "system-search",
    "mappin": "find-location",
    "mappin.and.ellipse": "find-location",
    "memorychip": "application-x-firmware",
    "mic.slash": "microphone-disabled",
    "minus": "list-remove",
    "minus.magnifyingglass": "zoom-out",
    "minus.plus.batteryblock": "battery",
    "music.mic": "audio-input-microphone",
    "music.note": "emblem-music",
    "music.note.list": "media-playlist-consecutive",
    "network": "network-workgroup",
    "nosign": "action-unavailable",
    "opticaldisc": "media-optical",
    "paintbrush.pointed": "applications-graphics",
    "paperclip": "mail-attachment",
    "pause": "media-playback-pause",
    "pause.fill": "media-playback-pause",
    "pencil": "document-edit",
    "person.badge.plus": "contact-new",
    "person.crop.rectangle": "address-book-new",
    "person.text.rectangle": "address-book-new",
    "phone.arrow.down.left": "call-incoming",
    "phone.arrow.up.right": "call-outgoing",
    "phone.down": "call-stop",
    "phone.down.fill": "call-stop",
    "photo.fill": "image-x-generic",
    "photo.on.rectangle": "emblem-photos",
    "photo.on.rectangle.angled": "emblem-photos",
    "photo.stack": "emblem-photos",
    "pin": "view-pin",
    "pin.fill": "view-pin",
    "play": "media-playback-start",
    "play.fill": "media-playback-start",
    "play.rectangle": "emblem-videos",
    "play.rectangle.fill": "emblem-videos",
    "plus": "list-add",
    "plus.magnifyingglass": "zoom-in",
    "power": "system-shutdown",
    "printer": "printer",
    "printer.fill": "printer",
    "projector": "display-projector",
    "questionmark.folder": "folder-saved-search",
    "rectangle.compress.vertical": "view-restore",
    "rectangle.portrait.and.arrow.forward": "system-log-out",
    "rectangle.portrait.and.arrow.right": "system-log-out",
    "repeat": "media-playlist-repeat",
    "repeat.1": "media-playlist-repeat-song",
    "restart": "system-reboot",
    "rotate.left": "object-rotate-left",
    "rotate.right": "object-rotate-right",
    "safari": "web-browser",
    "safari.fill": "web-browser",
    "scanner": "scanner",
    "scissors": "edit-cut",
    "server.rack": "network-server",
    "shuffle": "media-playlist-shuffle",
    "sidebar.leading": "sidebar-show",
    "sidebar.left": "sidebar-show",
    "sidebar.right": "sidebar-show-right",
    "sidebar.trailing": "sidebar-show-right",
    "snowflake": "weather-snow",
    "speedometer": "power-profile-performance",
    "square.and.arrow.down.fill": "document-save",
    "square.and.arrow.up.fill": "send-to",
    "star.fill": "starred",
    "star.leadinghalf.filled": "semi-starred",
    "stop.fill": "media-playback-stop",
    "strikethrough": "format-text-strikethrough",
    "sun.haze": "weather-fog",
    "sunrise": "daytime-sunrise",
    "sunrise.fill": "daytime-sunrise",
    "sunset": "daytime-sunset",
    "sunset.fill": "daytime-sunset",
    "terminal": "utilities-terminal",
    "text.aligncenter": "format-justify-center",
    "text.alignleft": "format-justify-left",
    "text.alignright": "format-justify-right",
    "text.justify": "format-justify-fill",
    "text.quote": "format-indent-more",
    "textformat.size": "preferences-desktop-font",
    "tornado": "weather-tornado",
    "touchid": "auth-fingerprint",
    "trash": "user-trash",
    "trash.fill": "user-trash-full",
    "tray": "inode-directory",
    "tray.and.arrow.down": "document-save",
    "tray.fill": "inode-directory",
    "tray.full": "inode-directory",
    "tv": "tv",
    "tv.fill": "tv",
    "underline": "format-text-underline",
    "wind": "weather-windy",
    "xmark": "window-close",
  ]
}
