import SwiftData

/// A store in memory, which contains the same books at every launch of the Gallery.
@MainActor
enum BookShelf {
  private static let contents: [(writer: String, books: [(title: String, pages: Int, isRead: Bool)])] = [
    ("Tove Jansson", [("The Summer Book", 166, true), ("The True Deceiver", 181, false), ("Fair Play", 100, false)]),
    ("Italo Calvino", [("Invisible Cities", 165, true), ("The Baron in the Trees", 217, true), ("Mr Palomar", 126, false)]),
    ("Ursula K. Le Guin", [("The Dispossessed", 387, true), ("Always Coming Home", 523, false)]),
    ("W. G. Sebald", [("The Rings of Saturn", 296, false), ("Austerlitz", 415, true)]),
    ("Émile Zola", [("The Ladies’ Paradise", 438, false), ("Germinal", 525, false)]),
  ]

  /// Creates the container. Autosaving is disabled, so that changes can be rolled back.
  static func make() throws -> ModelContainer {
    let container = try ModelContainer(for: Writer.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = container.mainContext
    context.autosaveEnabled = false
    for (name, books) in contents {
      let writer = Writer(name: name)
      context.insert(writer)
      for book in books { context.insert(Book(title: book.title, pages: book.pages, isRead: book.isRead, writer: writer)) }
    }
    try context.save()
    return container
  }
}
