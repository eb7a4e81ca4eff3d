import SwiftData
import SwiftUI

/// Models in a store, and queries that show them.
struct DataSection: View {
  @State private var container = Result { try BookShelf.make() }

  var body: some View {
    switch container {
    case .success(let container): BookPage().modelContainer(container)
    case .failure(let error):
      ContentUnavailableView("No store", systemImage: "externaldrive.badge.xmark", description: Text(verbatim: "\(error)"))
    }
  }
}

private struct BookPage: View {
  @State private var search = ""
  @State private var order = BookOrder.title
  @State private var hidesRead = false
  @Environment(\.horizontalSizeClass) private var sizeClass
  /// The scale of the text, relative to its default size.
  @ScaledMetric private var textScale: CGFloat = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 16) {
          field.frame(minWidth: 180, maxWidth: 260)
          choices
          Spacer(minLength: 0)
        }
        VStack(alignment: .leading, spacing: 10) {
          field
          choices
        }
      }
      HStack(alignment: .top, spacing: 16) {
        BookList(search: search, order: order, hidesRead: hidesRead)
        // With large text, the books need the whole width.
        if sizeClass != .compact, textScale < 1.3 { Panel("Writers") { WriterList() }.frame(width: 240) }
      }
    }
  }

  private var field: some View {
    TextField("Title or writer", text: $search).textFieldStyle(.roundedBorder).accessibilityIdentifier("data-search")
  }

  @ViewBuilder private var choices: some View {
    Picker("Order", selection: $order) {
      ForEach(BookOrder.allCases) { Text($0.title).tag($0).accessibilityIdentifier("data-\($0.rawValue)") }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .fixedSize()
    Toggle("Unread only", isOn: $hidesRead).toggleStyle(.switch).fixedSize()
  }
}

enum BookOrder: String, CaseIterable, Identifiable {
  case title, writer, length

  var id: Self { self }

  var title: String {
    switch self {
    case .title: "Title"
    case .writer: "Writer"
    case .length: "Length"
    }
  }

  var descriptors: [SortDescriptor<Book>] {
    switch self {
    case .title: [SortDescriptor(\.title)]
    case .writer: [SortDescriptor(\.writer!.name), SortDescriptor(\.title)]
    case .length: [SortDescriptor(\.pages, order: .reverse), SortDescriptor(\.title)]
    }
  }
}
