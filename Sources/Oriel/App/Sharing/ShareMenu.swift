import Foundation
import OrielModel

/// The menu of a share link. Its actions outlive the menu, which is dismissed before a dialog appears.
struct ShareMenu: View {
  let subject: Text?
  let message: Text?
  let makeItems: () -> [SharedItem]
  @Environment(\.graphReference) private var reference
  @Environment(\.locale) private var locale

  init(subject: Text?, message: Text?, items makeItems: @escaping () -> [SharedItem]) {
    self.subject = subject
    self.message = message
    self.makeItems = makeItems
  }

  var body: some View {
    let items = makeItems()
    Section {
      if !items.isEmpty {
        if items.allSatisfy(\.canBeMailed), canMail {
          Button(.own(.email), systemImage: "envelope") { mail(items) }
        }
        Button(.own(.copy), systemImage: "doc.on.doc") { reference?.graph?.input.copy(items.map(\.provider)) }
        if items.allSatisfy(\.canBeSaved) {
          Button(.own(.saveAs), systemImage: "square.and.arrow.down") { save(items) }
        }
      }
    } header: {
      ShareHeading(items: items)
    }
  }

  // MARK: Mail

  private static let anyMail = URL(string: "mailto:")

  private var canMail: Bool { Self.anyMail.flatMap { reference?.graph?.surface?.canOpen($0) } ?? false }

  private func mail(_ items: [SharedItem]) {
    let (subject, message) = (subject?.string(in: locale), message?.string(in: locale))
    Task { @MainActor [reference] in
      var lines = message.map { [$0] } ?? []
      for item in items {
        do { lines.append(try await item.provider.load(String.self)) } catch { Self.report(error) }
      }
      guard let url = Self.mail(subject: subject, body: lines.joined(separator: "\n")) else { return }
      if reference?.graph?.surface?.open(url) != true { Report.once("share-mail", "ShareLink: no email app is available.") }
    }
  }

  /// Returns the URL of an email without a recipient, by RFC 6068. Lines end with CR and LF, and all characters other than letters, digits
  /// and a few signs are escaped.
  static func mail(subject: String?, body: String) -> URL? {
    func escaped(_ text: String) -> String {
      text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n").addingPercentEncoding(withAllowedCharacters: unescaped) ?? ""
    }
    let fields = subject.map { ["subject=\(escaped($0))"] } ?? []
    return URL(string: "mailto:?" + (fields + ["body=\(escaped(body))"]).joined(separator: "&"))
  }

  private static let unescaped = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  // MARK: Files

  private func save(_ items: [SharedItem]) {
    let names = items.map { $0.fileName(in: locale, else: subject?.string(in: locale)) }
    let isFolder = items.count > 1
    var request = FileRequest(isFolder ? .folder(several: false) : .save(name: names[0]))
    if !isFolder { request.types = items[0].types }
    let dialog = reference?.graph?.surface?.chooseFiles(request) { urls in
      guard let place = urls?.first else { return }
      Task { @MainActor in
        for (item, name) in zip(items, names) {
          do { try await item.write(to: place, isFolder: isFolder, name: name) } catch { Self.report(error) }
        }
      }
    }
    if dialog == nil { Report.once("file-dialogs", "This window can't show a file dialog; the request is canceled.") }
  }

  private static func report(_ error: any Error) { Report.once("share-\(error)", "ShareLink: an item couldn't be shared: \(error)") }
}

/// A heading that describes the shared items by a picture, a title, and their number.
private struct ShareHeading: View {
  let items: [SharedItem]

  init(items: [SharedItem]) { self.items = items }

  var body: some View {
    if let item = items.first {
      HStack(spacing: 10) {
        if let picture = item.picture {
          picture.resizable().scaledToFill().frame(width: 32, height: 32).clipShape(.rect(cornerRadius: 6)).accessibilityHidden(true)
        }
        VStack(alignment: .leading, spacing: 2) {
          if let title = item.title ?? item.words.map({ Text(verbatim: $0) }) { title.lineLimit(2) }
          if items.count > 1 { Text(.own(.items, items.count)).fontWeight(.regular) }
        }
      }
      .frame(maxWidth: 280, alignment: .leading)
    }
  }
}
