import Foundation
import ToolSupport

/// The Debian packages that contain the libraries which a payload requires.
struct DebianDependencies {
  let libraries: SystemLibraries
  let architecture: Architecture
  let toolbox: Toolbox

  /// Returns dependencies in the format of a control file, and notes for the user. Throws a `Failure` that names the libraries without a
  /// package.
  ///
  /// dpkg-shlibdeps determines the minimum version from the symbols that the payload uses. Without it only the names of packages are used.
  func dependencies(of payload: Payload, staged folder: URL, workspace: URL) throws -> (list: [String], notes: [String]) {
    let packages = try packages()
    guard toolbox.has("dpkg-shlibdeps") else {
      return (packages, ["dpkg-shlibdeps isn't installed, so the package depends on any versions of its libraries: install dpkg-dev."])
    }
    let known = try versioned(payload, staged: folder, workspace: workspace)
    let names = Set(known.flatMap { $0.split(separator: "|").map(Self.name) })
    return (known + packages.filter { !names.contains($0) }, [])
  }

  private static func name(_ dependency: some StringProtocol) -> String {
    String(dependency.drop { $0 == " " }.prefix { !" :(".contains($0) })
  }

  /// Returns the names of the packages that contain the libraries, according to dpkg.
  private func packages() throws -> [String] {
    if libraries.names.isEmpty { return [] }
    let known = try installed()
    var candidates: [String: [String]] = [:]
    for name in libraries.names {
      let paths = libraries.folders.map { "\($0)/\(name)" }.filter { FileManager.default.fileExists(atPath: $0) } + (known[name] ?? [])
      // dpkg lists a file with the path in its package, which can be on either side of the links from /lib to /usr/lib.
      candidates[name] = paths.flatMap { path -> [String] in
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return [path, real].flatMap { [$0, $0.hasPrefix("/usr/") ? String($0.dropFirst(4)) : "/usr\($0)"] }
      }
    }
    let output = try toolbox.command("dpkg-query", ["-S"] + candidates.values.joined().sorted()).output().standardOutput
    var owners: [String: String] = [:]
    for line in output.split(separator: "\n") where !line.hasPrefix("diversion by ") {
      guard let separator = line.firstRange(of: ": ") else { continue }
      owners[String(line[separator.upperBound...])] = Self.name(line[..<separator.lowerBound].prefix { $0 != "," })
    }
    var names: Set<String> = []
    var missing: [String] = []
    for name in libraries.names {
      if let owner = candidates[name, default: []].lazy.compactMap({ owners[$0] }).first {
        names.insert(owner)
      } else {
        missing.append(name)
      }
    }
    guard missing.isEmpty else {
      let list = missing.joined(separator: ", ")
      throw Failure(
        "No installed Debian package contains \(list), which the program is linked to: install the package, bundle the library with the "
          + "program, or link it statically."
      )
    }
    return names.sorted()
  }

  /// Returns the paths of the libraries in the dynamic linker's cache, by their names.
  private func installed() throws -> [String: [String]] {
    let text = try toolbox.command("ldconfig", ["-p"]).text("The libraries of the system can't be listed:")
    var paths: [String: [String]] = [:]
    for line in text.split(separator: "\n") {
      // A line has the form "name (kind) => path".
      guard let arrow = line.firstRange(of: " => "), let name = line[..<arrow.lowerBound].split(whereSeparator: \.isWhitespace).first else {
        continue
      }
      let path = String(line[arrow.upperBound...])
      guard libraries.names.contains(String(name)) else { continue }
      if (try? ELFFile(URL(fileURLWithPath: path)))?.architecture == architecture { paths[String(name), default: []].append(path) }
    }
    return paths
  }

  private func versioned(_ payload: Payload, staged folder: URL, workspace: URL) throws -> [String] {
    // dpkg-shlibdeps requires the description of a source package.
    try "Source: program\n\nPackage: program\nArchitecture: any\n".write(
      creatingFolderFor: workspace.appendingPathComponent("debian/control"))
    defer { try? FileManager.default.removeItem(at: workspace.appendingPathComponent("debian")) }
    let own = folder.appendingPathComponent("lib")
    let files = [payload.executable.path] + payload.libraries.map { own.appendingPathComponent($0.lastPathComponent).path }
    let options = ["-O", "--ignore-missing-info", "--warnings=0", "-l\(own.path)"] + files.map { "-e\($0)" }
    let text = try toolbox.command("dpkg-shlibdeps", options, environment: ["DEB_HOST_ARCH": architecture.rawValue], directory: workspace)
      .text("The packages that the program depends on can't be determined:")
    let line = text.split(separator: "\n").first { $0.hasPrefix("shlibs:Depends=") }?.drop { $0 != "=" }.dropFirst() ?? ""
    return line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
