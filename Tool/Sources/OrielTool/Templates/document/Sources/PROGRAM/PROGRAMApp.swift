import SwiftUI

@main
struct PROGRAMApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: TextDocument()) { file in
      ContentView(document: file.$document)
    }
  }
}
