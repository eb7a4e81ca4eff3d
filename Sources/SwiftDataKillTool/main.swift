import Foundation
import SwiftData

/// A test program that saves until it is killed, and prints the number of each completed save.
///
/// Its argument is the path of a store. Each save adds one entry with `parts` parts, and changes the counter of the first entry.
@Model
final class Entry {
  @Attribute(.unique) var number: Int
  var counter = 0
  @Relationship(deleteRule: .cascade, inverse: \Part.entry) var parts: [Part] = []
  init(number: Int) { self.number = number }
}

@Model
final class Part {
  var text: String
  var entry: Entry?
  init(text: String) { self.text = text }
}

let parts = 20
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: SwiftDataKillTool <store>\n".utf8))
  exit(2)
}
let container = try ModelContainer(for: Entry.self, configurations: ModelConfiguration(url: URL(fileURLWithPath: CommandLine.arguments[1])))
let context = ModelContext(container)
let first = FetchDescriptor<Entry>(predicate: #Predicate { $0.number == 0 })
var number = try context.fetchCount(FetchDescriptor<Entry>())
while true {
  let entry = Entry(number: number)
  context.insert(entry)
  entry.parts = (0..<parts).map { Part(text: "Part \($0) of \(number)") }
  try context.fetch(first).first?.counter = number
  try context.save()
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
  number += 1
}
