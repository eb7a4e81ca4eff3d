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
        "The identifier \"\(program.identifier)\" can't be one of a flatpak: write three parts at least, as in com.example.Notes, with \"-\" in the last alone."
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
        "\(archiveFile) belongs beside the manifest: `flatpak-builder --user --install build \(manifestFile)` makes the flatpak of both.",
        "A program that uses the network has `- --share=network` under finish-args.",
      ].compactMap { $0 }
  }

  var manifest: String {
    """
    id: \(program.identifier.quotedForYAML)
    runtime: org.gnome.Platform
    runtime-version: '\(Self.runtimeVersion)'
    sdk: org.gnome.Sdk
    command: \(program.executable.quotedForYAML)
    # Files, printers and the like come through portals, which need nothing here.
    finish-args:
      - --socket=wayland
      - --socket=fallback-x11
      - --share=ipc
      - --device=dri
    modules:
      - name: \(program.executable.quotedForYAML)
        buildsystem: simple
        # The program comes as it was built.
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
