import Foundation
import SwiftData
import Testing

@Suite struct RelationshipTests {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    container = try makeContainer()
    context = ModelContext(container)
  }

  @Test func bothSidesOfARelationshipChangeTogether() throws {
    let ann = Person(email: "a", name: "Ann")
    let bob = Person(email: "b", name: "Bob")
    let rex = Pet(name: "Rex")
    context.insert(ann)
    context.insert(bob)
    ann.pets.append(rex)
    #expect(rex.owner === ann && rex.modelContext == context)
    rex.owner = bob
    #expect(ann.pets.isEmpty && bob.pets == [rex])
    ann.pets = [rex]
    #expect(bob.pets.isEmpty && rex.owner === ann)
    ann.pets.removeAll()
    #expect(rex.owner == nil)
    rex.owner = bob
    try context.save()
    let fresh = ModelContext(container)
    let pet = try #require(try fresh.fetch(FetchDescriptor<Pet>()).first)
    #expect(pet.owner?.name == "Bob")
    #expect(pet.owner?.pets.first === pet)
  }

  @Test func insertingOneModelInsertsTheGraph() throws {
    let root = Node(name: "root")
    var last = root
    for number in 0..<2000 {
      let next = Node(name: "\(number)")
      last.children = [next]
      last = next
    }
    context.insert(root)
    #expect(last.modelContext == context && last.parent?.children?.first === last)
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Node>()) == 2001)
    context.delete(root)
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Node>()) == 0)
  }

  @Test func manyToManyIsKeptFromEitherSide() throws {
    let ann = Person(email: "a", name: "Ann")
    let bob = Person(email: "b", name: "Bob")
    let chess = Club(name: "Chess", town: "Bern")
    let go = Club(name: "Go", town: "Bern")
    ann.clubs = [chess, go]
    context.insert(ann)
    context.insert(bob)
    chess.members.append(bob)
    #expect(bob.clubs == [chess] && Set(chess.members) == [ann, bob])
    try context.save()
    let fresh = ModelContext(container)
    let read = try fresh.fetch(FetchDescriptor<Club>(sortBy: [SortDescriptor(\.name)]))
    #expect(read.map { $0.members.map(\.name).sorted() } == [["Ann", "Bob"], ["Ann"]])
    let person = try #require(try fresh.fetch(FetchDescriptor<Person>(predicate: #Predicate { $0.email == "a" })).first)
    person.clubs.removeAll { $0.name == "Chess" }
    #expect(read[0].members.map(\.name) == ["Bob"])
    try fresh.save()
    #expect(try context.fetch(FetchDescriptor<Club>(sortBy: [SortDescriptor(\.name)])).map(\.members.count) == [1, 1])
    context.delete(go)
    try context.save()
    #expect(ann.clubs.isEmpty)
    let last = ModelContext(container)
    #expect(try last.fetch(FetchDescriptor<Person>()).map(\.clubs.count).reduce(0, +) == 1)
  }

  @Test func oneToOneMovesWithItsPartner() throws {
    let (ann, bob) = (Employee(name: "Ann"), Employee(name: "Bob"))
    let (one, two) = (Badge(number: 1), Badge(number: 2))
    for model in [ann, bob] { context.insert(model) }
    ann.badge = one
    bob.badge = two
    #expect(one.employee === ann)
    ann.badge = two
    #expect(two.employee === ann && bob.badge == nil && one.employee == nil)
    try context.save()
    let fresh = ModelContext(container)
    let employees = try fresh.fetch(FetchDescriptor<Employee>(sortBy: [SortDescriptor(\.name)]))
    #expect(employees.map { $0.badge?.number } == [2, nil])
    #expect(employees[0].badge?.employee === employees[0])
  }

  @Test func cascadeDeletesAndNullifyForgets() throws {
    let ann = Person(email: "a", name: "Ann")
    ann.pets = [Pet(name: "Rex"), Pet(name: "Tom")]
    ann.clubs = [Club(name: "Chess", town: "Bern")]
    context.insert(ann)
    try context.save()
    let rex = ann.pets[0]
    context.delete(rex)
    #expect(ann.pets.count == 1)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Pet>()) == 1)
    let club = ann.clubs[0]
    context.delete(ann)
    #expect(club.members.isEmpty)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Pet>()) == 0)
    #expect(try context.fetchCount(FetchDescriptor<Club>()) == 1)
  }

  @Test func denyKeepsAModelWhileOthersNeedIt() throws {
    let department = Department(name: "A")
    let employee = Employee(name: "Ann")
    context.insert(department)
    department.employees = [employee]
    try context.save()
    context.delete(department)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Department>()) == 1)
    context.delete(employee)
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Department>()) == 0)
  }

  @Test func countsOutsideTheLimitsAreRefused() throws {
    let album = Album(title: "A")
    context.insert(album)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    album.tracks = [Track(title: "1"), Track(title: "2")]
    try context.save()
    album.tracks.append(Track(title: "3"))
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    album.tracks.removeFirst()
    try context.save()
    let fresh = ModelContext(container)
    let read = try #require(try fresh.fetch(FetchDescriptor<Album>()).first)
    #expect(read.tracks.map(\.title).sorted() == ["2", "3"])
  }

  /// Applies random changes to a graph and to a plain model of it. After each step both sides agree, and after each save so does a new
  /// context.
  @Test(arguments: [UInt64](1...8)) func randomChangesKeepBothSidesAndTheStoreInStep(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var people: [Person] = []
    var pets: [Pet] = []
    var clubs: [Club] = []
    var owners: [String: String] = [:]
    var members: Set<[String]> = []
    var number = 0
    func check(_ step: Int) {
      for pet in pets {
        #expect(pet.owner?.email == owners[pet.name], "seed \(seed), step \(step)")
        if let owner = pet.owner { #expect(owner.pets.filter { $0 === pet }.count == 1, "seed \(seed), step \(step)") }
      }
      for person in people {
        #expect(Set(person.pets.map(\.name)) == Set(owners.filter { $0.value == person.email }.keys), "seed \(seed), step \(step)")
        #expect(
          Set(person.clubs.map(\.name)) == Set(members.filter { $0[0] == person.email }.map { $0[1] }), "seed \(seed), step \(step)")
      }
      for club in clubs {
        #expect(Set(club.members.map(\.email)) == Set(members.filter { $0[1] == club.name }.map { $0[0] }), "seed \(seed), step \(step)")
      }
    }
    for step in 0..<500 {
      number += 1
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        let person = Person(email: "p\(number)", name: "P")
        people.append(person)
        context.insert(person)
      case 1, 2:
        let pet = Pet(name: "pet\(number)")
        pets.append(pet)
        context.insert(pet)
      case 3:
        let club = Club(name: "club\(number)", town: "T")
        clubs.append(club)
        context.insert(club)
      case 4, 5:
        guard let pet = pets.randomElement(using: &random) else { continue }
        let owner = Bool.random(using: &random) ? people.randomElement(using: &random) : nil
        pet.owner = owner
        owners[pet.name] = owner?.email
      case 6:
        guard let person = people.randomElement(using: &random) else { continue }
        let chosen = pets.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
        person.pets = chosen
        for (name, email) in owners where email == person.email { owners[name] = nil }
        for pet in chosen { owners[pet.name] = person.email }
      case 7:
        guard let person = people.randomElement(using: &random), let club = clubs.randomElement(using: &random) else { continue }
        if person.clubs.contains(club) {
          person.clubs.removeAll { $0 === club }
          members.remove([person.email, club.name])
        } else {
          person.clubs.append(club)
          members.insert([person.email, club.name])
        }
      case 8:
        guard let club = clubs.randomElement(using: &random) else { continue }
        let chosen = people.filter { _ in Bool.random(using: &random) }
        club.members = chosen
        members = members.filter { $0[1] != club.name }.union(chosen.map { [$0.email, club.name] })
      case 9:
        guard people.count > 2, let index = people.indices.randomElement(using: &random) else { continue }
        let person = people.remove(at: index)
        let gone = Set(owners.filter { $0.value == person.email }.keys)
        pets.removeAll { gone.contains($0.name) }
        for name in gone { owners[name] = nil }
        members = members.filter { $0[0] != person.email }
        context.delete(person)
      case 10:
        guard let index = pets.indices.randomElement(using: &random) else { continue }
        let pet = pets.remove(at: index)
        owners[pet.name] = nil
        context.delete(pet)
      default:
        try context.save()
        let fresh = ModelContext(container)
        let read = try fresh.fetch(FetchDescriptor<Person>())
        #expect(Set(read.map(\.email)) == Set(people.map(\.email)), "seed \(seed), step \(step)")
        for person in read {
          #expect(Set(person.pets.map(\.name)) == Set(owners.filter { $0.value == person.email }.keys), "seed \(seed), step \(step)")
          #expect(
            Set(person.clubs.map(\.name)) == Set(members.filter { $0[0] == person.email }.map { $0[1] }), "seed \(seed), step \(step)")
        }
        // From here on the test uses the objects of another context, whose relationships aren't read yet.
        if step % 3 == 0 {
          let all = try context.fetch(FetchDescriptor<Person>())
          people = all.filter { person in people.contains { $0.email == person.email } }
        }
      }
      check(step)
      // Queries include unsaved changes.
      #expect(try context.fetchCount(FetchDescriptor<Pet>()) == pets.count, "seed \(seed), step \(step)")
      if let person = people.randomElement(using: &random) {
        let email = person.email
        let owned = try context.fetchCount(FetchDescriptor<Pet>(predicate: #Predicate { $0.owner?.email == email }))
        #expect(owned == owners.values.filter { $0 == email }.count, "seed \(seed), step \(step)")
      }
    }
  }
}

/// A random number generator whose numbers depend only on the seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
