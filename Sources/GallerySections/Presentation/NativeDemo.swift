import SwiftUI

/// SwiftUI's presentations, without any other API.
public struct NativeDemo: View {
  @State private var news = "Nothing chosen yet"
  @Environment(\.isWideLayout) private var isWide
  @Environment(\.horizontalSizeClass) private var sizeClass
  /// The scale of the text, relative to its default size.
  @ScaledMetric private var textScale: CGFloat = 1

  /// Creates the demo.
  public init() {}

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        if isWide, sizeClass != .compact, textScale < 1.5 {
          HStack(alignment: .top, spacing: 14) {
            VStack(spacing: 14) {
              SheetButtons(news: $news)
              NewsPanel(news: news)
            }
            VStack(spacing: 14) {
              PopoverButtons()
              QuestionButtons(news: $news)
            }
          }
        } else {
          SheetButtons(news: $news)
          PopoverButtons()
          QuestionButtons(news: $news)
          NewsPanel(news: news)
        }
      }
      .frame(maxWidth: .infinity, alignment: .topLeading)
    }
    .scrollBounceBehavior(.basedOnSize)
  }
}

extension EnvironmentValues {
  /// Indicates whether panels are side by side.
  fileprivate var isWideLayout: Bool {
    get { self[WideLayoutKey.self] }
    set { self[WideLayoutKey.self] = newValue }
  }
}

private enum WideLayoutKey: EnvironmentKey { static let defaultValue = true }

/// The same demo on a phone, where sheets are at the bottom and have detents.
public struct NativePhone: View {
  /// Creates the demo.
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Presentations").font(.largeTitle).fontWeight(.bold)
      NativeDemo().environment(\.isWideLayout, false)
    }
    .padding(.horizontal, 16)
    .padding(.top, 20)
  }
}

/// The result of the last presentation.
private struct NewsPanel: View {
  let news: String

  var body: some View {
    PresentPanel("Last answer") {
      Text(news)
        .font(.callout)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("news")
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: 70, alignment: .topLeading)
    }
  }
}

/// A row of a panel, with a title and a note.
struct PresentRow: View {
  let title: String
  let note: String
  let symbol: String
  let color: Color
  let action: @MainActor () -> Void
  @State private var isHovered = false

  init(_ title: String, _ note: String, symbol: String, color: Color, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.note = note
    self.symbol = symbol
    self.color = color
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        Image(systemName: symbol)
          .font(.system(size: 16))
          .foregroundStyle(.white)
          .frame(width: 30, height: 30)
          .background(color.gradient, in: RoundedRectangle(cornerRadius: 8))
        VStack(alignment: .leading, spacing: 1) {
          Text(title).fontWeight(.medium)
          Text(note).font(.caption).foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.leading)
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward").font(.caption).foregroundStyle(.tertiary)
      }
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .frame(minHeight: 46)
      .background(Color.primary.opacity(isHovered ? 0.05 : 0), in: RoundedRectangle(cornerRadius: 9))
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .onHover { isHovered = $0 }
    .accessibilityIdentifier(title)
  }
}

/// A panel that fills the available width.
struct PresentPanel<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.headline).padding(.horizontal, 8)
      content
    }
    .padding(.vertical, 12)
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 14))
  }
}
