import Foundation

/// The AppStream file, with which software centers present a program.
struct Metainfo {
  let program: Program
  let date: Date
  /// Indicates whether a service file for the message bus is installed as well.
  let isActivatable: Bool

  var text: String {
    let id = program.identifier.escapedForXML
    let developer = program.maintainer.split(separator: "<")[0].trimmingCharacters(in: .whitespaces)
    let developerID = program.identifier.split(separator: ".").dropLast().joined(separator: ".").lowercased()
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<component type=\"desktop-application\">",
      "  <id>\(id)</id>",
      "  <metadata_license>CC0-1.0</metadata_license>",
      "  <project_license>\((program.license ?? "LicenseRef-proprietary").escapedForXML)</project_license>",
      "  <name>\(program.name.escapedForXML)</name>",
      "  <summary>\(summary.escapedForXML)</summary>",
      "  <description>",
    ]
    for paragraph in program.details.isEmpty ? [summary + "."] : program.details { lines.append("    <p>\(paragraph.escapedForXML)</p>") }
    lines += [
      "  </description>",
      "  <launchable type=\"desktop-id\">\(id).desktop</launchable>",
      "  <icon type=\"stock\">\(id)</icon>",
    ]
    lines.append("  <categories>")
    for category in program.menuCategories { lines.append("    <category>\(category.escapedForXML)</category>") }
    lines.append("  </categories>")
    if let homepage = program.homepage { lines.append("  <url type=\"homepage\">\(homepage.escapedForXML)</url>") }
    lines += [
      "  <developer id=\"\(developerID.escapedForXML)\">",
      "    <name>\(developer.escapedForXML)</name>",
      "  </developer>",
      "  <provides>",
      "    <binary>\(program.executable.escapedForXML)</binary>",
    ]
    for type in program.mimeTypes { lines.append("    <mediatype>\(type.escapedForXML)</mediatype>") }
    if isActivatable { lines.append("    <dbus type=\"user\">\(id)</dbus>") }
    lines += [
      "  </provides>",
      "  <content_rating type=\"oars-1.1\"/>",
      "  <releases>",
      "    <release version=\"\(program.version.escapedForXML)\" date=\"\(date.formatted(.iso8601.year().month().day()))\"/>",
      "  </releases>",
      "</component>",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The summary without a period, as AppStream requires.
  private var summary: String { program.summary.hasSuffix(".") ? String(program.summary.dropLast()) : program.summary }
}
