import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Oriel Gallery") {
      VStack(spacing: 12) {
        Text("Hello, Oriel").font(.largeTitle).bold()
        Text("SwiftUI on Linux").foregroundStyle(.secondary)
        HStack { Color.red.frame(width: 40, height: 40); Circle().fill(.blue).frame(width: 40, height: 40) }
      }
      .padding()
      .background(Color.yellow.opacity(0.3), in: RoundedRectangle(cornerRadius: 16))
    }
    .defaultSize(width: 900, height: 640)
  }
}
