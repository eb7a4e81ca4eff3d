import AssetSymbols
import Foundation

/// The executable that `AssetSymbolsPlugin` and `Scripts/asset-symbols` run.
@main
enum AssetSymbolsTool {
  static func main() {
    do {
      let command = try AssetSymbolsCommand(Array(CommandLine.arguments.dropFirst()))
      for warning in command.warnings { FileHandle.standardError.write(Data("asset-symbols: warning: \(warning)\n".utf8)) }
      for line in command.output { print(line) }
    } catch {
      FileHandle.standardError.write(Data("asset-symbols: \(error)\n".utf8))
      exit(1)
    }
  }
}
