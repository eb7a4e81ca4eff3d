import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@Observable
private final class Choice {
  var language = "de_DE"
}

/// An app that formats its numbers in the chosen locale, on a screen of a stack or outside of one.
private struct Chosen: App {
  let choice = Choice()
  var hasStack = true

  var body: some Scene { WindowGroup { Page(choice: choice, hasStack: hasStack) } }

  private struct Page: View {
    let choice: Choice
    let hasStack: Bool

    private var content: some View { Text(verbatim: "content").navigationTitle(Text(5_678, format: .number)) }

    var body: some View {
      Group {
        if hasStack { NavigationStack { content } } else { content }
      }
      .environment(\.locale, Locale(identifier: choice.language))
    }
  }
}

@MainActor @Suite("The user's language in windows")
struct UserLanguageInWindowsTests {
  private struct LocaleName: View {
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar

    var body: some View { Text(verbatim: "\(locale.identifier) \(calendar.locale?.identifier ?? "none")") }
  }

  private struct Count: App {
    var body: some Scene {
      WindowGroup(Text(1_234, format: .number)) { Text(5_678, format: .number).navigationTitle(Text(5_678, format: .number)) }
    }
  }

  /// Calls `body` with the language of the environment variables. It has no suspension point, so that no other test on the main actor
  /// observes the change.
  private func speaking(_ environment: EnvironmentVariables, _ body: () -> Void) {
    let old = UserLanguage.current
    UserLanguage.current = UserLanguage(environment: environment)
    defer { UserLanguage.current = old }
    body()
  }

  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-strings-\(UUID().uuidString).resources")
    let url = folder.appendingPathComponent("de.lproj/Localizable.strings")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(#""Hello" = "Hallo";"#.utf8).write(to: url)
    return try #require(Bundle(path: folder.path))
  }

  @Test("Words, dates and numbers are in the user's language if the app sets no locale")
  func words() throws {
    let bundle = try bundle()
    let date = Date(timeIntervalSinceReferenceDate: 10 * 3600)
    speaking(["LANG": "de_DE.UTF-8"]) {
      let stage = Stage(
        VStack {
          Text("Hello", bundle: bundle)
          Text(date, format: .dateTime.day().month(.wide))
          Text("\(1_234)")
          LocaleName()
        })
      #expect(stage.texts == ["Hallo", "1. Januar", "1.234", "de_DE de_DE"])
      #expect(String(localized: "Hello", bundle: bundle) == "Hallo")
      let resource = LocalizedStringResource("Hello", bundle: .atURL(bundle.bundleURL))
      #expect(String(localized: resource) == "Hallo")
    }
  }

  @Test("A locale that the app sets overrides the user's, and words are looked up in its language only")
  func explicit() throws {
    let bundle = try bundle()
    speaking(["LANGUAGE": "fr:de", "LANG": "de_DE.UTF-8"]) {
      let stage = Stage(
        VStack {
          Text("Hello", bundle: bundle)
          VStack {
            Text("Hello", bundle: bundle)
            Text("\(1_234)")
          }
          .environment(\.locale, Locale(identifier: "en_US"))
        })
      #expect(stage.texts == ["Hallo", "Hello", "1,234"])
      #expect(String(localized: "Hello", bundle: bundle, locale: Locale(identifier: "it")) == "Hello")
    }
  }

  @Test("The title of a window is in the user's language, whether a scene or a view sets it")
  func titles() {
    speaking(["LANG": "de_DE.UTF-8"]) {
      let platform = StubPlatform()
      let host = AppHost(Count(), platform: platform)
      #expect(platform.windows[0].options.title == "1.234")
      platform.windows[0].render()
      #expect(platform.windows[0].title == "5.678")
      withExtendedLifetime(host) {}
    }
  }

  @Test("The title of a window is in the locale of the view that sets it and follows its changes", arguments: [true, false])
  func localeOfTitle(_ hasStack: Bool) {
    let app = Chosen(hasStack: hasStack)
    let platform = StubPlatform()
    let host = AppHost(app, platform: platform)
    platform.windows[0].render()
    #expect(platform.windows[0].title == "5.678")
    app.choice.language = "en_US"
    for _ in 0..<2 { platform.windows[0].render() }
    #expect(platform.windows[0].title == "5,678")
    withExtendedLifetime(host) {}
  }

  @Test("The software keyboard lists the layouts of the user's languages first")
  func keyboards() {
    speaking(["LANGUAGE": "ru:en", "LANG": "C.UTF-8"]) {
      #expect(KeyboardLayouts().inUse().map(\.id) == ["ru", "en-US"])
    }
  }

  @Test("A test host keeps its own locale")
  func host() {
    speaking(["LANG": "de_DE.UTF-8"]) {
      let host = TestHost(size: CGSize(width: 100, height: 50)) { Text(1_234, format: .number) }
      #expect(host.exists(text: "1,234"))
    }
  }
}
