import SwiftData
import SwiftUI

/// The books that match a query.
struct BookList: View {
  @Environment(\.modelContext) private var context
  @Query private var books: [Book]
  @State private var added = 0
  @State private var failure: String?

  init(search: String, order: BookOrder, hidesRead: Bool) {
    let filter = #Predicate<Book> { book in
      (search.isEmpty || book.title.localizedStandardContains(search) || (book.writer?.name.localizedStandardContains(search) ?? false))
        && (!hidesRead || !book.isRead)
    }
    _books = Query(filter: filter, sort: order.descriptors, animation: .default)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      List {
        ForEach(books) { BookRow(book: $0) }
          .onDelete { offsets in for index in offsets { context.delete(books[index]) } }
      }
      .listStyle(.plain)
      .overlay { if books.isEmpty { ContentUnavailableView.search } }
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 12) {
          actions
          Spacer(minLength: 8)
          count
        }
        VStack(alignment: .leading, spacing: 8) {
          HStack(spacing: 12) { actions }
          count
        }
        VStack(alignment: .leading, spacing: 8) {
          actions
          count
        }
      }
    }
  }

  private var actions: some View {
    Group {
      Button("Add", systemImage: "plus") { add() }
      Button("Save") { save() }
      Button("Revert") { context.rollback() }
    }
    .buttonStyle(.bordered)
    .fixedSize()
  }

  private var count: some View {
    Text(failure ?? (books.count == 1 ? "1 book" : "\(books.count) books"))
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .accessibilityIdentifier("data-count")
  }

  private func add() {
    added += 1
    let name = "Unknown"
    let writer = try? context.fetch(FetchDescriptor<Writer>(predicate: #Predicate { $0.name == name })).first
    context.insert(Book(title: "A new book \(added)", pages: 100 + added, writer: writer ?? Writer(name: name)))
  }

  private func save() {
    do {
      try context.save()
      failure = nil
    } catch {
      failure = "\(error)"
    }
  }
}

private struct BookRow: View {
  @Bindable var book: Book
  /// The scale of the text, relative to its default size.
  @ScaledMetric private var textScale: CGFloat = 1

  private var hasPagesBeside: Bool { textScale < 1.3 }
  private var pages: Text { Text("\(book.pages) p.") }

  var body: some View {
    HStack(spacing: 12) {
      Button {
        withAnimation { book.isRead.toggle() }
      } label: {
        Image(systemName: book.isRead ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(book.isRead ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      }
      .buttonStyle(.plain)
      .accessibilityLabel(book.isRead ? "Read" : "Unread")
      VStack(alignment: .leading, spacing: 2) {
        Text(book.title)
        if let writer = book.writer { Text(writer.name).font(.caption).foregroundStyle(.secondary) }
        if !hasPagesBeside { pages.font(.caption).foregroundStyle(.secondary) }
      }
      Spacer(minLength: 8)
      if hasPagesBeside { pages.monospacedDigit().foregroundStyle(.secondary) }
    }
    .accessibilityElement(children: .combine)
  }
}

/// The writers and the numbers of their unread books.
struct WriterList: View {
  @Query(sort: [SortDescriptor(\Writer.name)], animation: .default) private var writers: [Writer]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(writers) { WriterRow(writer: $0) }
    }
  }
}

private struct WriterRow: View {
  let writer: Writer

  var body: some View {
    let unread = writer.books.count { !$0.isRead }
    HStack {
      Text(writer.name).lineLimit(1)
      Spacer(minLength: 8)
      Text(unread == 0 ? "all read" : "\(unread) of \(writer.books.count)").monospacedDigit().foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}
