import Coverage
import Foundation

/// The program that `Scripts/coverage` and `Scripts/doc-coverage` run.
@main
enum CoverageTool {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if arguments.first == "documentation" {
        let command = try DocumentationCommand(Array(arguments.dropFirst()))
        print(command.text, terminator: "")
        exit(command.isSufficient ? 0 : 1)
      }
      print(try CoverageCommand.output(arguments), terminator: "")
    } catch {
      FileHandle.standardError.write(Data("coverage: \(error)\n".utf8))
      exit(1)
    }
  }
}
