import Foundation
import ToolSupport

/// Builds packages of a built program.
///
/// The bytes of a package depend only on the program, its payload and the date, if the tools on the machine are the same.
public struct Packager: Sendable {
  /// The result of a build.
  public struct Result: Equatable, Sendable {
    /// The package: for a flatpak its manifest, and for an AppImage without appimagetool the folder from which it is built.
    public let file: URL
    /// Notes for the user, in sentences.
    public let notes: [String]
  }

  public let program: Program
  public let payload: Payload
  public let architecture: Architecture
  /// The release date of the version, which is the modification time of the files.
  public let date: Date
  var toolbox: Toolbox

  /// Creates a packager. `architecture` must be the one that the payload is built for. The fraction of a second in the date is dropped.
  public init(program: Program, payload: Payload, architecture: Architecture = .host, date: Date = Packager.defaultDate) {
    self.program = program
    self.payload = payload
    self.architecture = architecture
    self.date = Date(timeIntervalSince1970: max(0, date.timeIntervalSince1970.rounded(.down)))
    toolbox = Toolbox(date: self.date)
  }

  /// The time in the environment variable `SOURCE_DATE_EPOCH`, in seconds since 1970, or the current time.
  public static var defaultDate: Date {
    ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap(Double.init).map(Date.init(timeIntervalSince1970:)) ?? Date()
  }

  /// Writes a package into a folder, which is created if it is missing. A package of the same name is replaced.
  ///
  /// Throws a `Failure` if a fact of the program is invalid for the formats, a file of the payload is missing or built for another
  /// architecture, a tool is missing or fails, or the folder can't be written. Afterwards the folder contains the complete package, or its
  /// previous contents.
  public func write(_ format: Format, into folder: URL) throws -> Result {
    if let problem = Rules.program(program) { throw Failure(problem) }
    let work = try PartialFolder(in: folder)
    defer { work.remove() }
    do {
      switch format {
      case .deb:
        let package = DebianPackage(program: program, payload: payload, architecture: architecture, date: date, toolbox: toolbox)
        let notes = try package.write(in: work)
        return Result(file: try work.finish(package.file), notes: notes)
      case .appimage:
        let image = AppImage(program: program, payload: payload, architecture: architecture, date: date, toolbox: toolbox)
        let (file, notes) = try image.write(in: work)
        return Result(file: try work.finish(file), notes: notes + kioskNotes)
      case .flatpak:
        let flatpak = Flatpak(program: program, payload: payload, architecture: architecture, date: date, toolbox: toolbox)
        let notes = try flatpak.write(in: work)
        // The manifest is moved last, so that the archive that it names exists when the manifest does.
        _ = try work.finish(flatpak.archiveFile)
        return Result(file: try work.finish(flatpak.manifestFile), notes: notes + kioskNotes)
      case .tar:
        let archive = Archive(program: program, payload: payload, architecture: architecture, date: date, toolbox: toolbox)
        let notes = try archive.write(in: work)
        return Result(file: try work.finish(archive.file), notes: notes + kioskNotes)
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("The package can't be written to \(folder.path): \(error.localizedDescription)")
    }
  }

  /// The notes for formats that can't start a program at boot.
  private var kioskNotes: [String] {
    program.isKiosk
      ? ["Only a deb starts the program at boot: start this package yourself, with --kiosk for the whole screen."] : []
  }
}
