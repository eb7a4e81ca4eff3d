import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Switch {
  var isOn = false
}

private struct Moving: View {
  let model: Switch

  var body: some View {
    Color.red.frame(width: 10, height: 10).accessibilityLabel("Dot").offset(x: model.isOn ? 50 : 0)
  }
}

private struct Word: View {
  let model: Switch

  var body: some View { Text(model.isOn ? "on" : "off") }
}

private struct Phase: View {
  @Environment(\.scenePhase) private var phase

  var body: some View { Text("\(phase)") }
}

private struct Settings: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View { Text(verbatim: "\(scheme) \(locale.identifier) \(direction) \(typeSize)") }
}

@MainActor
struct HostTests {
  @Test func timeAdvancesOnlyOnRequest() throws {
    let model = Switch()
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Moving(model: model) }
    let start = try host.find("Dot").frame.minX
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.render()
    #expect(try host.find("Dot").frame.minX == start)
    host.advance(by: 0.5)
    #expect(abs(try host.find("Dot").frame.minX - start - 25) < 2)
    try host.settle(within: 2)
    #expect(try host.find("Dot").frame.minX == start + 50)
    #expect(host.leftovers().isEmpty)
  }

  @Test func endlessMotionDoesNotSettle() {
    let model = Switch()
    let host = TestHost { Moving(model: model) }
    withAnimation(.linear(duration: 0.1).repeatForever()) { model.isOn = true }
    #expect(#expect(throws: HostError.self) { try host.settle(within: 1) }?.reason == .doesNotSettle)
    #expect(!host.leftovers().isEmpty)
    host.close()
  }

  @Test func sceneGoesToTheBackgroundAndBack() {
    let host = TestHost { Phase() }
    #expect(host.exists("active"))
    host.suspend()
    #expect(host.exists("background"))
    host.resume()
    #expect(host.exists("active"))
  }

  @Test func settingsReachTheEnvironmentAndCanChange() {
    let host = TestHost(colorScheme: .dark, locale: Locale(identifier: "de_DE"), layoutDirection: .rightToLeft, dynamicTypeSize: .xLarge) {
      Settings()
    }
    #expect(host.exists("dark de_DE rightToLeft xLarge"))
    host.colorScheme = .light
    host.layoutDirection = .leftToRight
    host.locale = Locale(identifier: "fr_FR")
    host.dynamicTypeSize = .small
    host.render()
    #expect(host.exists("light fr_FR leftToRight small"))
  }

  @Test func theDirectionCanChangeAtAnyTime() throws {
    let host = TestHost(size: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 20).accessibilityLabel("Dot")
        Spacer(minLength: 0)
      }
    }
    #expect(try host.find("Dot").frame.minX == 0)
    host.layoutDirection = .rightToLeft
    host.render()
    #expect(try host.find("Dot").frame.minX == 70)
    host.layoutDirection = .leftToRight
    host.render()
    #expect(try host.find("Dot").frame.minX == 0)
  }

  @Test func safeAreaKeepsContentClear() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
      Color.red.accessibilityLabel("Red")
    }
    #expect(try host.find("Red").frame.height >= 70)
    host.resize(to: CGSize(width: 50, height: 60))
    #expect(try host.find("Red").frame.width == 50)
  }

  @Test func snapshotsContainTheDrawing() throws {
    let host = TestHost(size: CGSize(width: 20, height: 20), scale: 2) { Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10) }
    let picture = host.snapshot()
    #expect(picture.width == 40 && picture.height == 40)
    #expect(picture.pixel(20, 20) == .init(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(picture.pixel(2, 2).green > 200)

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let golden = folder.appendingPathComponent("square.png")
    #expect(#expect(throws: HostError.self) { try picture.compare(to: golden) }?.reason == .snapshotDiffers)
    try picture.pngData.write(to: golden)
    try picture.compare(to: golden)
    let other = TestHost(size: CGSize(width: 20, height: 20), scale: 2) { Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10) }
    #expect(throws: HostError.self) { try other.snapshot().compare(to: golden) }
  }

  @Test func workIsCountedFromAMark() {
    let model = Switch()
    let host = TestHost { Moving(model: model) }
    let mark = host.mark()
    host.advance(by: 0.1)
    #expect(host.work(since: mark) == Work())
    model.isOn = true
    host.advance(by: 0.1)
    #expect(host.work(since: mark).bodies == 1)
    #expect(host.work(since: mark).placed == 0)
  }

  @Test func waitingForRealTimeHasATimeout() async throws {
    let model = Switch()
    let host = TestHost { Word(model: model) }
    Task { @MainActor in
      try await Task.sleep(for: .milliseconds(20))
      model.isOn = true
    }
    try await host.waitForRealTime { host.exists("on") }
    await #expect(throws: HostError.self) { try await host.waitForRealTime(timeout: 0.05) { false } }
  }

  @Test func closingLeavesNoViewBehind() {
    let host = TestHost {
      VStack { ForEach(0..<20) { Text("\($0)") } }
    }
    #expect(host.liveNodeCount > 20)
    host.close()
    #expect(host.leftovers().isEmpty)
    #expect(host.liveNodeCount == 0)
  }
}
