import Testing

@testable import OrielGTK

@Suite("Who sees a key first")
struct KeyRouteTests {
  @Test("While nothing takes text, the content alone")
  func noText() {
    for isTextKey in [true, false] {
      #expect(KeyRoute(takesText: false, isComposing: false, isTextKey: isTextKey) == .contentOnly)
    }
  }

  @Test("Text goes to the input method, commands and navigation to the content")
  func text() {
    #expect(KeyRoute(takesText: true, isComposing: false, isTextKey: true) == .inputMethodFirst)
    #expect(KeyRoute(takesText: true, isComposing: false, isTextKey: false) == .contentFirst)
  }

  @Test("A composition owns every key")
  func composing() {
    #expect(KeyRoute(takesText: true, isComposing: true, isTextKey: true) == .inputMethodFirst)
    #expect(KeyRoute(takesText: true, isComposing: true, isTextKey: false) == .inputMethodFirst)
  }
}

@Suite("What input methods measure in")
struct TextInputTests {
  @Test("A deletion around the caret has a part before it and a part after it")
  func deletion() {
    #expect(SurroundingDeletion(offset: -3, count: 3).before == 3)
    #expect(SurroundingDeletion(offset: -3, count: 3).after == 0)
    #expect(SurroundingDeletion(offset: -2, count: 5).before == 2)
    #expect(SurroundingDeletion(offset: -2, count: 5).after == 3)
    #expect(SurroundingDeletion(offset: 0, count: 1).before == 0)
    #expect(SurroundingDeletion(offset: 0, count: 1).after == 1)
  }

  @Test("A caret counted in code points is an offset in UTF-8")
  func offset() {
    #expect("aé漢😀b".utf8Offset(ofCharacter: 0) == 0)
    #expect("aé漢😀b".utf8Offset(ofCharacter: 2) == 3)
    #expect("aé漢😀b".utf8Offset(ofCharacter: 4) == 10)
    #expect("aé漢😀b".utf8Offset(ofCharacter: 99) == 11)
    #expect("abc".utf8Offset(ofCharacter: -1) == 0)
  }
}
