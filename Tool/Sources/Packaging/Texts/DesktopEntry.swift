/// The desktop file, with which menus and file managers present a program.
struct DesktopEntry {
  let program: Program
  /// Indicates whether a service file for the message bus is installed as well.
  let isActivatable: Bool

  var text: String {
    var lines = [
      "[Desktop Entry]",
      "Type=Application",
      "Version=1.4",
      "Name=\(program.name.escapedForDesktopFile)",
    ]
    // A comment that repeats the name is redundant, and the validator refuses it.
    if program.summary != program.name { lines.append("Comment=\(program.summary.escapedForDesktopFile)") }
    lines += [
      "Exec=\(program.executable) %U",
      "Icon=\(program.identifier)",
      "Terminal=false",
      "Categories=\(list(program.menuCategories))",
    ]
    if !program.keywords.isEmpty { lines.append("Keywords=\(list(program.keywords))") }
    let types = program.mimeTypes + program.urlSchemes.map { "x-scheme-handler/\($0)" }
    if !types.isEmpty { lines.append("MimeType=\(list(types))") }
    lines += ["StartupNotify=true", "StartupWMClass=\(program.identifier)"]
    if isActivatable { lines.append("DBusActivatable=true") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func list(_ values: [String]) -> String { values.map { $0.escapedForDesktopList + ";" }.joined() }
}

extension Program {
  /// The categories for menus: Audio and Video require AudioVideo.
  var menuCategories: [String] {
    let needsAudioVideo = categories.contains { $0 == "Audio" || $0 == "Video" } && !categories.contains("AudioVideo")
    return (needsAudioVideo ? ["AudioVideo"] : []) + categories
  }
}
