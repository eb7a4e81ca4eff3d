import Coverage
import Foundation

/// The program that `Scripts/coverage` runs.
@main
enum CoverageTool {
  static func main() {
    do {
      print(try CoverageCommand.output(Array(CommandLine.arguments.dropFirst())), terminator: "")
    } catch {
      FileHandle.standardError.write(Data("coverage: \(error)\n".utf8))
      exit(1)
    }
  }
}
