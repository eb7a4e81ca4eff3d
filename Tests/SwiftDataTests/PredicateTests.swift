import Foundation
import SwiftData
import Testing

/// Tests that each predicate selects the same models in SQL as in Foundation's evaluation in memory.
@Suite struct PredicateTests {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    container = try makeContainer()
    context = ModelContext(container)
    let clubs = [Club(name: "Chess", town: "Bern"), Club(name: "Go", town: "Basel"), Club(name: "Bridge", town: "Bern")]
    for club in clubs { context.insert(club) }
    for number in 0..<40 {
      let person = Person(
        email: "p\(number)@x.org", name: ["Ann", "Bob", "ann", "Éva", ""][number % 5] + (number % 7 == 0 ? " Smith" : ""), age: number % 13,
        joined: Date(timeIntervalSinceReferenceDate: Double(number) * 86400))
      person.height = number % 3 == 0 ? nil : 1.5 + Double(number) / 100
      person.isActive = number % 2 == 0
      person.role = number % 4 == 0 ? .admin : .member
      person.nickname = number % 3 == 1 ? nil : "nick\(number % 6)"
      person.tags = number % 2 == 0 ? ["a", "b\(number % 3)"] : []
      context.insert(person)
      for pet in 0..<(number % 4) { person.pets.append(Pet(name: ["Rex", "Tom", "Kim"][pet])) }
      person.clubs = clubs.enumerated().filter { number % ($0.offset + 2) == 0 }.map(\.element)
    }
    context.insert(Pet(name: "Stray"))
    try context.save()
  }

  private func check(_ predicate: Predicate<Person>, _ location: SourceLocation = #_sourceLocation) throws {
    let all = try context.fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.email)]))
    let expected = try all.filter(predicate.evaluate).map(\.email)
    let descriptor = FetchDescriptor<Person>(predicate: predicate, sortBy: [SortDescriptor(\.email)])
    #expect(try context.fetch(descriptor).map(\.email) == expected, sourceLocation: location)
    #expect(try ModelContext(container).fetchCount(descriptor) == expected.count, sourceLocation: location)
    #expect(
      !expected.isEmpty && expected.count < all.count, "The predicate should select some models and not others", sourceLocation: location)
  }

  @Test func comparisonsAndLogic() throws {
    let age = 5
    try check(#Predicate { $0.age == age })
    try check(#Predicate { $0.age != age && $0.age >= 3 })
    try check(#Predicate { !($0.age < age) || $0.age > 10 })
    try check(#Predicate { $0.isActive })
    try check(#Predicate { !$0.isActive && $0.age <= 6 })
    try check(#Predicate { $0.isActive == false })
    try check(#Predicate { (3..<7).contains($0.age) })
    try check(#Predicate { (3...7).contains($0.age) })
    let range = 2..<5
    try check(#Predicate { range.contains($0.age) })
  }

  @Test func arithmeticAndConditions() throws {
    try check(#Predicate { $0.age * 2 + 1 > 11 })
    try check(#Predicate { $0.age % 3 == 1 })
    try check(#Predicate { $0.age / 2 == 3 })
    try check(#Predicate { -$0.age < -4 })
    try check(#Predicate { ($0.isActive ? $0.age : 0) > 4 })
    try check(#Predicate { ($0.height ?? 0) / 2 > 0.9 })
  }

  @Test func optionals() throws {
    try check(#Predicate { $0.height == nil })
    try check(#Predicate { $0.height != nil })
    let height: Double? = 1.52
    try check(#Predicate { $0.height != height })
    try check(#Predicate { ($0.height ?? 2) > 1.8 })
    try check(#Predicate { $0.nickname == "nick2" })
    try check(#Predicate { $0.nickname != "nick2" })
    try check(#Predicate { $0.nickname?.contains("k2") ?? false })
    try check(#Predicate { $0.nickname?.contains("k2") == true })
    try check(#Predicate { $0.nickname?.contains("k2") != true })
    try check(#Predicate { !($0.nickname?.starts(with: "nick") ?? true) || $0.age == 3 })
    try check(
      #Predicate { person in
        if let height = person.height { return height > 1.7 } else { return person.age > 9 }
      })
  }

  @Test func text() throws {
    try check(#Predicate { $0.name.contains("nn") })
    try check(#Predicate { $0.name.starts(with: "An") })
    try check(#Predicate { $0.name.isEmpty })
    try check(#Predicate { $0.name.count > 4 })
    try check(#Predicate { $0.name < "C" })
    try check(#Predicate { $0.name == "Éva" })
    let part = "100%_'"
    #expect(try context.fetch(FetchDescriptor<Person>(predicate: #Predicate { $0.name.contains(part) })).isEmpty)
  }

  @Test func textByALanguage() throws {
    let (part, equal, before) = ("EV", ComparisonResult.orderedSame, ComparisonResult.orderedAscending)
    try check(#Predicate { $0.name.localizedStandardContains(part) })
    try check(#Predicate { $0.nickname?.localizedStandardContains("K2") ?? false })
    try check(#Predicate { $0.nickname?.localizedStandardContains("K2") != true })
    try check(#Predicate { $0.name.caseInsensitiveCompare("ANN") == equal })
    try check(#Predicate { $0.name.localizedCompare("az") == before })
    try check(#Predicate { $0.pets.contains { $0.name.localizedStandardContains("REX") } })
  }

  @Test func orderByALanguage() throws {
    func names(_ sort: SortDescriptor<Person>) throws -> [String] {
      let byEmail = SortDescriptor(\Person.email, comparator: .lexical)
      let fetched = try context.fetch(FetchDescriptor<Person>(sortBy: [sort, byEmail]))
      let inMemory = try context.fetch(FetchDescriptor<Person>()).sorted(using: [sort, byEmail])
      #expect(fetched.map(\.email) == inMemory.map(\.email))
      return fetched.map(\.name).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    let all = ["", " Smith", "ann", "Ann", "ann Smith", "Ann Smith", "Bob", "Bob Smith", "Éva", "Éva Smith"]
    #expect(try names(SortDescriptor(\.name)) == all)
    #expect(try names(SortDescriptor(\.name, comparator: .localizedStandard, order: .reverse)) == all.reversed())
    #expect(try names(SortDescriptor(\.name, comparator: .localized)) == all)
    #expect(try names(SortDescriptor(\.name, comparator: .lexical)).last == "Éva Smith")
    _ = try names(SortDescriptor(\.nickname))
    let ages = try context.fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.email)])).prefix(4).map(\.email)
    #expect(ages == ["p0@x.org", "p1@x.org", "p2@x.org", "p3@x.org"], "Numbers are ordered by their values")
    let pets = try context.fetch(FetchDescriptor<Pet>(sortBy: [SortDescriptor(\.owner!.name, comparator: .localizedStandard)]))
    #expect(pets.first?.owner == nil && pets.last?.owner?.name.hasPrefix("Éva") == true)
  }

  @Test func capturedCollections() throws {
    let ages = [1, 4, 7]
    try check(#Predicate { ages.contains($0.age) })
    let emails = Set((0..<1000).map { "p\($0 * 2)@x.org" })
    try check(#Predicate { emails.contains($0.email) })
    let none: [Int] = []
    #expect(try context.fetch(FetchDescriptor<Person>(predicate: #Predicate { none.contains($0.age) })).isEmpty)
    let heights: [Double?] = [nil, 1.52]
    try check(#Predicate { heights.contains($0.height) })
    let roles = [Person.Role.admin]
    try check(#Predicate { roles.contains($0.role) })
  }

  @Test func datesAndEnumerations() throws {
    let date = Date(timeIntervalSinceReferenceDate: 10 * 86400)
    try check(#Predicate { $0.joined >= date })
    let role = Person.Role.admin
    try check(#Predicate { $0.role == role })
    try check(#Predicate { $0.role.rawValue == "member" })
  }

  @Test func relationshipsToMany() throws {
    try check(#Predicate { $0.pets.isEmpty })
    try check(#Predicate { !$0.pets.isEmpty && $0.age > 3 })
    try check(#Predicate { $0.pets.count >= 2 })
    try check(#Predicate { $0.pets.contains { $0.name == "Tom" } })
    try check(#Predicate { $0.pets.allSatisfy { $0.name == "Rex" } })
    try check(#Predicate { $0.pets.filter { $0.name != "Rex" }.count == 1 })
    try check(#Predicate { $0.pets.filter { $0.name != "Rex" }.isEmpty })
    try check(#Predicate { $0.clubs.contains { $0.town == "Basel" } })
    try check(#Predicate { $0.clubs.count > 1 })
    try check(#Predicate { person in person.pets.contains { pet in pet.name.count < person.age } })
    try check(#Predicate { $0.clubs.contains { $0.members.contains { $0.age == 12 } } && $0.age < 12 })
  }

  @Test func relationshipsToOneAndIdentifiers() throws {
    let owner = try #require(try context.fetch(FetchDescriptor<Person>(predicate: #Predicate { $0.email == "p3@x.org" })).first)
    let identifier = owner.persistentModelID
    #expect(try context.fetchCount(FetchDescriptor<Pet>(predicate: #Predicate { $0.owner?.age == 3 })) > 0)
    #expect(try context.fetchCount(FetchDescriptor<Pet>(predicate: #Predicate { $0.owner?.persistentModelID == identifier })) == 3)
    #expect(try context.fetchCount(FetchDescriptor<Pet>(predicate: #Predicate { $0.owner == nil })) == 1)
    #expect(try context.fetchCount(FetchDescriptor<Pet>(predicate: #Predicate { $0.owner != nil })) == 60)
    #expect(try context.fetchCount(FetchDescriptor<Pet>(predicate: #Predicate { ($0.owner?.age ?? 99) > 90 })) == 1)
    #expect(
      try context.fetchCount(
        FetchDescriptor<Pet>(predicate: #Predicate { $0.owner.flatMap { $0.clubs.contains { $0.name == "Go" } } ?? false })) > 0)
    #expect(try context.fetchCount(FetchDescriptor<Person>(predicate: #Predicate { $0.persistentModelID == identifier })) == 1)
    let several = try context.fetchIdentifiers(FetchDescriptor<Person>(predicate: #Predicate { $0.age == 3 }))
    #expect(
      try context.fetchCount(FetchDescriptor<Person>(predicate: #Predicate { several.contains($0.persistentModelID) })) == several.count)
    let pets = try context.fetch(FetchDescriptor<Pet>(sortBy: [SortDescriptor(\.owner!.email, order: .reverse), SortDescriptor(\.name)]))
    #expect(pets.first?.owner?.email == "p39@x.org" && pets.last?.owner == nil)
  }

  @Test func unsupportedPredicatesAreNamedInTheError() throws {
    let regex = try Regex("A.*")
    #expect { try context.fetch(FetchDescriptor<Person>(predicate: #Predicate { $0.name.contains(regex) })) } throws: { error in
      (error as? SwiftDataError) == .unsupportedPredicate && "\(error)".contains("Regex")
    }
    #expect(throws: SwiftDataError.unsupportedKeyPath) {
      try context.fetch(FetchDescriptor<Person>(predicate: #Predicate { $0.selected }))
    }
    #expect(throws: SwiftDataError.unsupportedSortDescriptor) {
      try context.fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.name.count)]))
    }
  }
}
