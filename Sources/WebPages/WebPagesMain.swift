import Foundation
import SwiftUI

/// A program that shows a page in a window and prints its events. `WebPages facts` uses pages without views, and prints their behavior.
@main
@MainActor
enum WebPagesMain {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "facts": FactsApp.main()
    default: ReaderApp.main()
    }
  }
}

/// Prints a line without buffering, so that a test can read it immediately.
@MainActor
func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
