import Foundation
import ToolSupport

/// Makes packages of a program that was built.
///
/// The bytes of a package depend on the program, its payload and the date alone, as long as the tools on the machine stay the same.
public struct Packager: Sendable {
  /// What was written.
  public struct Result: Equatable, Sendable {
    /// The package; for a flatpak its manifest, for an AppImage without appimagetool the folder that it is made of.
    public let file: URL
    /// Sentences that the user should read.
    public let notes: [String]
  }

  public let program: Program
  public let payload: Payload
  public let architecture: Architecture
  /// When the version was released; the files have it as their time.
  public let date: Date
  var toolbox: Toolbox

  /// `architecture` needs to be the one that the payload is built for. The date's fractions of a second are dropped.
  public init(program: Program, payload: Payload, architecture: Architecture = .host, date: Date = Packager.defaultDate) {
    self.program = program
    self.payload = payload
    self.architecture = architecture
    self.date = Date(timeIntervalSince1970: max(0, date.timeIntervalSince1970.rounded(.down)))
    toolbox = Toolbox(date: self.date)
  }

  /// The time that `SOURCE_DATE_EPOCH` has in the environment, in seconds since 1970, or else now.
  public static var defaultDate: Date {
    ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap(Double.init).map(Date.init(timeIntervalSince1970:)) ?? Date()
  }

  /// Writes a package into a folder, which is made where it is missing. A package of the same name is replaced.
  ///
  /// Throws a `Failure` where a fact of the program isn't fit for the formats, a file of the payload is missing or built for another architecture, a tool
  /// is missing or fails, or the folder can't be written. The folder has the whole package afterwards, or what it had before.
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
        // The manifest comes last: where it is, the archive that it names is.
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
      throw Failure("The package can't be written into \(folder.path): \(error.localizedDescription)")
    }
  }

  /// For the formats that can't start a program with the machine.
  private var kioskNotes: [String] {
    program.isKiosk
      ? ["A deb alone starts the program with the machine: this package is started by hand, with --kiosk for the whole screen."] : []
  }
}
