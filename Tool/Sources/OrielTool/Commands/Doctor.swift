import ArgumentParser
import Foundation
import ToolSupport

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks what programs need on this system, and prints how to install what is missing.",
    discussion: "Exits with 1 if something is missing that every program needs.")

  func run() throws {
    let findings = Examination().findings()
    for finding in findings { print(finding.line) }
    let missing = findings.count { $0.state == .missing }
    print(
      missing == 0
        ? "\nEverything that programs need is installed."
        : "\n\(missing) \(missing == 1 ? "requirement is" : "requirements are") missing.")
    if missing > 0 { throw ExitCode(1) }
  }
}

/// The result of one check.
struct Finding: Equatable {
  enum State { case there, missing, optional }

  let state: State
  let subject: String
  /// The found version, or how to get the missing requirement.
  let detail: String

  var line: String {
    let mark =
      switch state {
      case .there: "✓"
      case .missing: "✗"
      case .optional: "–"
      }
    return "\(mark) \(subject): \(detail)"
  }
}

/// Checks the requirements of programs, tests and packages.
struct Examination {
  var environment = ProcessInfo.processInfo.environment
  /// Returns the output of a program, or `nil` if it isn't installed or fails.
  var ask: (Command) -> String? = { command in
    guard command.path != nil, let output = try? command.output(), output.status == 0 else { return nil }
    return output.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
  }
  var findSDK: () throws -> SDK = { try SDK.find() }

  func findings() -> [Finding] {
    [swift, sdk, gtk, fonts, display] + optional
  }

  private var swift: Finding {
    let wanted = "Swift 6.3"
    guard let text = ask(Command("swift", ["--version"])) else {
      return Finding(state: .missing, subject: wanted, detail: "isn't installed: https://www.swift.org/install/linux")
    }
    let version = text.firstMatch(of: /Swift version (\d+)\.(\d+)(\.\d+)?/)
    guard let version, let major = Int(version.1), let minor = Int(version.2), (major, minor) >= (6, 3) else {
      return Finding(
        state: .missing, subject: wanted,
        detail: "\(text.split(separator: "\n").first ?? "an unknown version") is too old: https://www.swift.org/install/linux")
    }
    return Finding(state: .there, subject: "Swift", detail: "\(major).\(minor)\(version.3 ?? "")")
  }

  private var sdk: Finding {
    do { return Finding(state: .there, subject: "Oriel's SDK", detail: try findSDK().root.path) } catch {
      return Finding(state: .missing, subject: "Oriel's SDK", detail: "\(error)")
    }
  }

  private var gtk: Finding {
    guard let version = ask(Command("pkg-config", ["--modversion", "gtk4"])) else {
      return Finding(
        state: .missing, subject: "GTK 4", detail: "its headers aren't installed: apt-get install libgtk-4-dev, dnf install gtk4-devel")
    }
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    guard numbers.count >= 2, numbers[0] > 4 || numbers[0] == 4 && numbers[1] >= 8 else {
      return Finding(
        state: .missing, subject: "GTK 4.8", detail: "\(version) is too old: Debian 12, Ubuntu 23.04 and Fedora 37 have a newer one")
    }
    return Finding(state: .there, subject: "GTK", detail: version)
  }

  private var fonts: Finding {
    guard let families = ask(Command("fc-list", [":", "family"])) else {
      return Finding(
        state: .missing, subject: "Fonts",
        detail: "fontconfig isn't installed: apt-get install fontconfig fonts-inter fonts-noto-color-emoji")
    }
    let lacking = [("Inter", "fonts-inter"), ("Noto Color Emoji", "fonts-noto-color-emoji")].filter { !families.contains($0.0) }
    guard lacking.isEmpty else {
      let names = lacking.map(\.0).joined(separator: " and ")
      return Finding(
        state: .optional, subject: "Fonts",
        detail: "other fonts are used instead of \(names): apt-get install \(lacking.map(\.1).joined(separator: " "))")
    }
    return Finding(state: .there, subject: "Fonts", detail: "Inter, Noto Color Emoji")
  }

  private var display: Finding {
    for name in ["WAYLAND_DISPLAY", "DISPLAY"] {
      if let value = environment[name], !value.isEmpty { return Finding(state: .there, subject: "Display", detail: "\(name)=\(value)") }
    }
    return Finding(state: .optional, subject: "Display", detail: "there is none: programs open in a browser, and tests don't need one")
  }

  /// The findings of requirements that only some commands have.
  private var optional: [Finding] {
    let tools =
      [
        ("gtk4-broadwayd", "oriel run --browser", "apt-get install libgtk-4-bin"),
        ("dpkg-deb", "oriel package --format deb", "apt-get install dpkg"),
        ("appimagetool", "oriel package --format appimage", "https://appimage.github.io; without it a folder is written"),
        ("flatpak-builder", "builds the manifest of oriel package --format flatpak", "apt-get install flatpak-builder"),
        ("desktop-file-validate", "oriel package checks desktop files with it", "apt-get install desktop-file-utils"),
        ("appstreamcli", "oriel package checks metainfo with it", "apt-get install appstream"),
      ] + WindowPicture.tools.map { ($0.0, "oriel try --picture", "apt-get install \($0.1)") }
    return tools.map { tool, purpose, source in
      Command(tool).path.map { Finding(state: .there, subject: tool, detail: $0) }
        ?? Finding(state: .optional, subject: tool, detail: "isn't installed (\(purpose)): \(source)")
    }
  }
}
