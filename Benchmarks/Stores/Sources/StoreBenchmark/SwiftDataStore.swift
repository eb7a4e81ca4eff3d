import Foundation
import SwiftData

@Model
final class Article {
  #Index<Article>([\.group])

  @Attribute(.unique) var number: Int
  var name: String
  var price: Double
  var group: Int
  var date: Date

  init(_ row: Row) {
    number = row.number
    name = row.name
    price = row.price
    group = row.group
    date = row.date
  }
}

/// Models, as an app with SwiftData uses them.
final class SwiftDataStore: StoreUnderTest {
  static let name = "SwiftData"

  private let container: ModelContainer
  private let context: ModelContext

  init(file: URL) throws {
    container = try ModelContainer(for: Article.self, configurations: ModelConfiguration(url: file))
    context = ModelContext(container)
    context.autosaveEnabled = false
  }

  func insert(_ rows: [Row]) throws {
    let context = ModelContext(container)
    for row in rows { context.insert(Article(row)) }
    try context.save()
  }

  func sum(ofGroup group: Int) throws -> (count: Int, price: Double) {
    // A new context creates every object again.
    let articles = try ModelContext(container).fetch(FetchDescriptor<Article>(predicate: #Predicate { $0.group == group }))
    return (articles.count, articles.reduce(0) { $0 + $1.price })
  }

  func setPrice(_ price: Double, ofNumber number: Int) throws {
    guard let article = try context.fetch(FetchDescriptor<Article>(predicate: #Predicate { $0.number == number })).first else { return }
    article.price = price
    try context.save()
  }
}
