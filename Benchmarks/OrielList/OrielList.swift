import ListScriptDriver
import Oriel
import SwiftUI

@MainActor let driver = ListScriptDriver()

/// The list of `Benchmarks/README.md`, as an app would write it.
@main
struct OrielList: App {
  init() { _ = driver }

  var body: some Scene {
    WindowGroup { Rows().onAppear { driver.attach() } }.defaultSize(width: 400, height: 800)
  }
}

struct Rows: View {
  var body: some View {
    ScrollViewReader { proxy in
      driver.scroll = { proxy.scrollTo(y: $0) }
      return ScrollView(showsIndicators: false) {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000_000) { Row(number: $0) }
        }
      }
    }
    .background(Color.white)
  }
}

struct Row: View {
  let number: Int

  var body: some View {
    driver.rowsBuilt += 1
    return VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "Row \(number)").font(.system(size: 15)).foregroundStyle(Color.black).padding(.top, 5)
      Text(verbatim: "Detail of row \(number)").font(.system(size: 11)).foregroundStyle(Color(white: 0.5)).padding(.top, 1)
    }
    .padding(.leading, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: 44, alignment: .top)
  }
}
