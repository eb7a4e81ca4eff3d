import Testing

@testable import OrielGTK

@Suite("File names of preview pictures")
struct PictureNamesTests {
  @Test("Names of pictures are readable and unique")
  func names() {
    var names = PictureNames()
    #expect(names.name("Empty list", in: "Notes") == "Notes/Empty-list")
    #expect(names.name("empty: list!", in: "Notes") == "Notes/empty-list-2")
    #expect(names.name("Empty list", in: "Other") == "Other/Empty-list")
    #expect(names.name("../..", in: "Notes") == "Notes/Preview")
    #expect(names.name("Größe 2.0", in: "Notes") == "Notes/Größe-2.0")
    #expect(names.name(String(repeating: "a", count: 500), in: "Notes").count == 86)
  }

  @Test("The pictures of an entry's further previews are named after the preview or its index")
  func parts() {
    var names = PictureNames()
    let entry = names.name("Card", in: "Notes")
    #expect(names.name(entry, part: nil, index: 0) == "Notes/Card")
    #expect(names.name(entry, part: "Small one", index: 1) == "Notes/Card-Small-one")
    #expect(names.name(entry, part: "Small one", index: 2) == "Notes/Card-Small-one-2")
    #expect(names.name(entry, part: nil, index: 3) == "Notes/Card-4")
  }
}
