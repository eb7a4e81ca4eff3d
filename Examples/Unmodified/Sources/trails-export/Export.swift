import ArgumentParser
import Foundation
import Trails
import UniformTypeIdentifiers

@main
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "trails-export", abstract: "Writes the trails to a file.")

  @Argument(help: "The file; its extension tells the format.")
  var file: String

  func run() throws {
    let url = URL(fileURLWithPath: file)
    guard let type = UTType(filenameExtension: url.pathExtension) else { throw ValidationError("The file needs an extension.") }
    if type.conforms(to: .json) {
      try JSONEncoder().encode(Trail.samples).write(to: url)
    } else if type.conforms(to: .commaSeparatedText) {
      let lines = Trail.samples.map { "\($0.name),\($0.region),\($0.length)" }
      try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
    } else {
      throw ValidationError("No trails can be written as \(type.preferredMIMEType ?? type.identifier).")
    }
  }
}
