import Foundation
import ToolSupport

/// A package for Debian and its derivatives.
struct DebianPackage {
  let program: Program
  let payload: Payload
  let architecture: Architecture
  let date: Date
  let toolbox: Toolbox

  /// The name of the package: the program's identifier according to Debian's rules. A package with the program's own name could be replaced
  /// by a Debian package of the same name at the next upgrade.
  var name: String { program.identifier.lowercased().replacing("_", with: "-") }

  /// A version that Debian orders correctly, with 1.0.0-beta.1 before 1.0.0: a hyphen would separate the package's revision.
  var version: String { program.version.replacing("-", with: "~") }

  var file: String { "\(name)_\(version)_\(architecture.rawValue).deb" }

  func write(in work: PartialFolder) throws -> [String] {
    let libraries = try SystemLibraries(payload, architecture: architecture)
    let tree = try StagedTree(program, payload, in: work.appending("root"), layout: .system(program), date: date, toolbox: toolbox)
    let folder = tree.root.appendingPathComponent(tree.layout.programFolder)
    let search = DebianDependencies(libraries: libraries, architecture: architecture, toolbox: toolbox)
    let found = try search.dependencies(of: payload, staged: folder, workspace: work.url)

    let unit = KioskUnit(program: program)
    if program.isKiosk {
      try unit.text.write(creatingFolderFor: tree.root.appendingPathComponent("usr/lib/systemd/system/\(program.executable).service"))
      try unit.userText.write(creatingFolderFor: tree.root.appendingPathComponent("usr/lib/sysusers.d/\(program.executable).conf"))
    }
    let documents = tree.root.appendingPathComponent("usr/share/doc/\(name)")
    try copyright.write(creatingFolderFor: documents.appendingPathComponent("copyright"))
    try changelog.write(creatingFolderFor: documents.appendingPathComponent("changelog"))
    _ = try toolbox.command("gzip", ["-n", "-9", "changelog"], directory: documents).text("The package's changelog can't be written:")

    let size = try installedSize(of: tree.root)
    let control = control(dependencies: found.list, installedSize: size)
    try control.write(creatingFolderFor: tree.root.appendingPathComponent("DEBIAN/control"))
    if program.isKiosk {
      for (script, text) in scripts {
        let file = tree.root.appendingPathComponent("DEBIAN/\(script)")
        try text.write(creatingFolderFor: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      }
    }
    try StagedTree.normalize(tree.root, date: date)
    // Older systems can read xz.
    _ = try toolbox.command("dpkg-deb", ["--root-owner-group", "-Zxz", "--build", tree.root.path, work.appending(file).path]).text(
      "\(file) can't be written:")
    let start = "The kiosk starts at boot after `sudo systemctl enable \(program.executable)`."
    return tree.notes + found.notes + (program.isKiosk ? [start] : [])
  }

  private func control(dependencies: [String], installedSize: Int) -> String {
    // GTK reads SVG files with the first package, and has the symbols of its own controls from the second.
    var depends = dependencies + ["librsvg2-common", "adwaita-icon-theme"]
    var recommends = ["fonts-inter", "fonts-noto-color-emoji"]
    if program.isKiosk {
      // Debian's cage fails without Xwayland and doesn't depend on it.
      depends += ["cage", "xwayland", "systemd"]
      // This package gives the kiosk's user a message bus.
      recommends.append("dbus-user-session")
    }
    var lines = [
      "Package: \(name)",
      "Version: \(version)",
      "Architecture: \(architecture.rawValue)",
      "Maintainer: \(program.maintainer)",
      "Installed-Size: \(installedSize)",
      "Depends: \(depends.joined(separator: ", "))",
      "Recommends: \(recommends.joined(separator: ", "))",
      "Section: \(section)",
      "Priority: optional",
    ]
    if let homepage = program.homepage { lines.append("Homepage: \(homepage)") }
    lines.append("Description: \(program.summary)")
    for (index, paragraph) in (program.details.isEmpty ? [program.name] : program.details).enumerated() {
      if index > 0 { lines.append(" .") }
      lines += Self.wrapped(paragraph).map { " \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var section: String {
    let sections = [
      "Game": "games", "Graphics": "graphics", "Development": "devel", "Education": "education", "Network": "net", "AudioVideo": "sound",
      "Audio": "sound",
      "Video": "video", "Science": "science", "Office": "editors", "System": "admin", "Settings": "admin",
    ]
    return program.categories.lazy.compactMap { sections[$0] }.first ?? "utils"
  }

  private var copyright: String {
    let license = program.license ?? "unspecified"
    let text =
      program.license == nil
      ? "The author of the program hasn't specified a license." : "The program is licensed under the SPDX license \(license)."
    var lines = ["Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/", "Upstream-Name: \(program.name)"]
    lines.append("Upstream-Contact: \(program.maintainer)")
    if let homepage = program.homepage { lines.append("Source: \(homepage)") }
    let year = date.formatted(.iso8601.year())
    lines += ["", "Files: *", "Copyright: \(year) \(program.maintainer)", "License: \(license)", " \(text)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var changelog: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss '+0000'"
    return """
      \(name) (\(version)) stable; urgency=medium

        * Version \(program.version).

       -- \(program.maintainer)  \(formatter.string(from: date))

      """
  }

  /// The maintainer scripts. They create the kiosk's user with the package. The unit starts only if the administrator enables it, and it is
  /// stopped before its removal.
  private var scripts: [String: String] {
    let unit = "\(program.executable).service"
    return [
      "postinst": """
      #!/bin/sh
      set -e
      if [ "$1" = configure ]; then
        systemd-sysusers \(program.executable).conf
      fi
      if [ -d /run/systemd/system ]; then
        systemctl daemon-reload || true
      fi

      """,
      "prerm": """
      #!/bin/sh
      set -e
      if [ "$1" = remove ]; then
        if [ -d /run/systemd/system ]; then
          systemctl stop \(unit) || true
        fi
        systemctl disable \(unit) || true
      fi

      """,
      "postrm": """
      #!/bin/sh
      set -e
      if [ -d /run/systemd/system ]; then
        systemctl daemon-reload || true
      fi

      """,
    ]
  }

  /// Returns the installed size in KiB by Debian's rules: a file counts in whole KiB, and other entries count as one.
  private func installedSize(of root: URL) throws -> Int {
    let files = FileManager.default
    return try (files.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []).reduce(0) { sum, path in
      let attributes = try files.attributesOfItem(atPath: root.appendingPathComponent(path).path)
      guard attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? NSNumber else { return sum + 1 }
      return sum + (size.intValue + 1023) / 1024
    }
  }

  /// Returns lines of at most 78 characters, unless a word is longer.
  static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= 78 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
