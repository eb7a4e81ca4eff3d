import Foundation
import ToolSupport

/// The manifest for flatpak-builder, and an archive with the files of the program beside it.
struct Flatpak {
  let program: Program
  let payload: Payload
  let architecture: Architecture
  let date: Date
  let toolbox: Toolbox

  /// The version of the runtime org.gnome.Platform.
  static let runtimeVersion = "48"

  var manifestFile: String { "\(program.identifier).yml" }
  var archiveFile: String { "\(program.identifier).tar.gz" }

  /// Writes the two files and returns notes for the user.
  func write(in work: PartialFolder) throws -> [String] {
    let parts = program.identifier.split(separator: ".")
    guard parts.count >= 3, parts.dropLast().allSatisfy({ !$0.contains("-") }) else {
      throw Failure(
        "The identifier \"\(program.identifier)\" isn't valid for a flatpak: use at least three parts, as in com.example.Notes, with \"-\" "
          + "only in the last one."
      )
    }
    let libraries = try SystemLibraries(payload, architecture: architecture)
    let folder = program.identifier
    let tree = try StagedTree(program, payload, in: work.appending(folder), layout: .flatpak(program), date: date, toolbox: toolbox)
    try StagedTree.normalize(tree.root, date: date)
    try Tarball(toolbox: toolbox).write(folder, as: archiveFile, in: work.url)
    try manifest.write(creatingFolderFor: work.appending(manifestFile))
    return tree.notes
      + [
        libraries.note,
        "\(archiveFile) must be next to the manifest: `flatpak-builder --user --install build \(manifestFile)` builds the flatpak from "
          + "both.",
        "A program that uses the network needs `- --share=network` in finish-args.",
      ].compactMap { $0 }
  }

  var manifest: String {
    """
    id: \(program.identifier.quotedForYAML)
    runtime: org.gnome.Platform
    runtime-version: '\(Self.runtimeVersion)'
    sdk: org.gnome.Sdk
    command: \(program.executable.quotedForYAML)
    # Files, printers and other services are accessed through portals, which need no permission here.
    finish-args:
      - --socket=wayland
      - --socket=fallback-x11
      - --share=ipc
      - --device=dri
    modules:
      - name: \(program.executable.quotedForYAML)
        buildsystem: simple
        # The program is packaged as built.
        build-options:
          strip: false
          no-debuginfo: true
        build-commands:
          - cp -a bin lib share "$FLATPAK_DEST/"
        sources:
          - type: archive
            path: \(archiveFile.quotedForYAML)
            only-arches:
              - \(architecture.machineName)

    """
  }
}
