import SwiftData

/// A book on the shelf.
@Model
final class Book {
  var title: String
  var pages: Int
  var isRead: Bool
  var writer: Writer?

  init(title: String, pages: Int, isRead: Bool = false, writer: Writer? = nil) {
    self.title = title
    self.pages = pages
    self.isRead = isRead
    self.writer = writer
  }
}

/// A writer of books on the shelf.
@Model
final class Writer {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \Book.writer) var books: [Book] = []

  init(name: String) { self.name = name }
}
