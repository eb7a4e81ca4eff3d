import Foundation
import SwiftUI

/// `WebPages` is a program with a page in its window, which says what happens to it. `WebPages facts` uses pages without views, and says what they are.
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

/// Written at once, for whoever reads along.
@MainActor
func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
