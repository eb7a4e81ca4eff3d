import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor
@Suite("Localized strings and resources")
struct LocalizedStringResourceTests {
  private let german = Locale(identifier: "de")

  private func bundle() throws -> Bundle {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("oriel-strings-\(UUID().uuidString).resources")
    let url = folder.appendingPathComponent("de.lproj/Localizable.strings")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(#""Hello" = "Hallo **du**"; "greeting" = "Tag, %@"; "%lld boats" = "%lld Boote";"#.utf8).write(to: url)
    return try #require(Bundle(path: folder.path))
  }

  @Test("String(localized:) returns the translation verbatim, or the key or the default value without one")
  func strings() throws {
    let bundle = try bundle()
    #expect(String(localized: "x", comment: "c") == "x")
    #expect(String(localized: "Hello", bundle: bundle, locale: german) == "Hallo **du**")
    #expect(String(localized: "\(1234) boats", bundle: bundle, locale: german) == "1.234 Boote")
    #expect(String(localized: "100% \(2.5, specifier: "%.1f")", bundle: bundle, locale: german) == "100% 2.5")
    #expect(String(localized: "greeting", defaultValue: "Hello, \("Ann")", bundle: bundle, locale: german) == "Tag, Ann")
    #expect(String(localized: "farewell", defaultValue: "Bye, \("Ann")", bundle: bundle, locale: german, comment: "c") == "Bye, Ann")
  }

  @Test("A percent sign in a string without interpolation is literal")
  func percentSigns() {
    #expect(String(localized: "50% off") == "50% off")
    #expect(String(localized: "sale", defaultValue: "20% discount, %d, %%") == "20% discount, %d, %%")
    #expect(String(AttributedString(localized: "**50% off**").characters) == "50% off")
    let resource: LocalizedStringResource = "100% sure"
    #expect(String(localized: resource) == "100% sure")
    #expect(Text(resource).string(in: german) == "100% sure")
  }

  @Test("AttributedString(localized:) parses the translation's Markdown but not that of interpolated values")
  func attributedStrings() throws {
    let bundle = try bundle()
    let hello = AttributedString(localized: "Hello", bundle: bundle, locale: german)
    #expect(String(hello.characters) == "Hallo du")
    #expect(hello.runs.map { $0.inlinePresentationIntent } == [nil, .stronglyEmphasized])
    let boats = AttributedString(localized: "\(1234) boats", bundle: bundle, locale: german)
    #expect(String(boats.characters) == "1.234 Boote")
    let greeting = AttributedString(localized: "greeting", defaultValue: "Hello, \("**Ann**")", bundle: bundle, locale: german)
    #expect(String(greeting.characters) == "Tag, **Ann**")
    let link = AttributedString(localized: "[there](https://swift.org)")
    #expect(String(link.characters) == "there")
    #expect(link.runs.map { $0.link?.absoluteString } == ["https://swift.org"])
    let resource = LocalizedStringResource("\(2) boats", locale: german, bundle: .atURL(bundle.bundleURL))
    #expect(String(AttributedString(localized: resource).characters) == "2 Boote")
  }

  @Test("A text looks its resource up in the locale of the environment")
  func resources() throws {
    let bundle = try bundle()
    var resource = LocalizedStringResource("greeting", defaultValue: "Hello, \("Ann")", bundle: .atURL(bundle.bundleURL))
    #expect(resource.key == "greeting")
    resource.locale = german
    #expect(String(localized: resource) == "Tag, Ann")
    #expect(Text(resource).string(in: Locale(identifier: "fr")) == "Hello, Ann")
    #expect(Text(resource).string(in: german) == "Tag, Ann")
    let (literal, number): (LocalizedStringResource, LocalizedStringResource) = ("plain", "\(3) boats")
    #expect(String(localized: literal) == "plain")
    #expect(String(localized: "of \(number)") == "of 3 boats")
    let value: String.LocalizationValue = "x \(1)"
    #expect(value == String.LocalizationValue("x \(1)"))
    #expect(literal.bundle == LocalizedStringResource.BundleDescription.main)
  }

  /// A view with controls, rows and titles that are named by resources.
  private struct Titled: View {
    let title: (Int) -> LocalizedStringResource

    var body: some View {
      NavigationStack {
        Form {
          Section(title(101)) {
            Button(title(102)) {}
            Button(title(103), systemImage: "plus", role: .cancel) {}
            Toggle(title(104), isOn: .constant(true))
            Label(title(105), systemImage: "star")
          }
          Picker(title(106), selection: .constant(1)) { Text(verbatim: "one").tag(1) }
          LabeledContent(title(107), value: "value")
          TextField(title(108), text: .constant(""))
          Menu(title(109)) { Text(verbatim: "entry") }
          NavigationLink(title(110)) { Text(verbatim: "there") }
          Color.red.accessibilityElement().accessibilityLabel(title(111))
        }
        .navigationTitle(title(112))
        .help(title(113))
      }
    }
  }

  @Test("Controls, rows and titles look their resources up in the locale of the environment")
  func titles() throws {
    let url = try bundle().bundleURL
    let host = TestHost(size: CGSize(width: 500, height: 1400)) {
      Titled { LocalizedStringResource("\($0) boats", bundle: .atURL(url)) }.environment(\.locale, Locale(identifier: "de"))
    }
    try host.settle()
    for number in 101...112 { #expect(host.exists(text: "\(number) Boote"), "\(number)") }
  }

  @Test("A string literal as a title is a localization key")
  func literals() {
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      VStack {
        Button("**Bold** \(1)") {}
        Label("Title", systemImage: "star").badge("2")
      }
    }
    #expect(host.exists("Bold 1") && host.exists("Title"))
  }
}
