import Testing

@testable import OrielGTK

@Suite("Routes of keys")
struct KeyRouteTests {
  @Test("Without text input, only the content receives keys")
  func noText() {
    for isTextKey in [true, false] {
      #expect(KeyRoute(takesText: false, isComposing: false, isTextKey: isTextKey) == .contentOnly)
    }
  }

  @Test("Text keys go to the input method first, and commands and navigation to the content first")
  func text() {
    #expect(KeyRoute(takesText: true, isComposing: false, isTextKey: true) == .inputMethodFirst)
    #expect(KeyRoute(takesText: true, isComposing: false, isTextKey: false) == .contentFirst)
  }

  @Test("A composition receives all keys first")
  func composing() {
    #expect(KeyRoute(takesText: true, isComposing: true, isTextKey: true) == .inputMethodFirst)
    #expect(KeyRoute(takesText: true, isComposing: true, isTextKey: false) == .inputMethodFirst)
  }
}

@Suite("Units of input methods")
struct TextInputTests {
  @Test("A deletion around the insertion point has a part before and a part after it")
  func deletion() {
    #expect(SurroundingDeletion(offset: -3, count: 3).before == 3)
    #expect(SurroundingDeletion(offset: -3, count: 3).after == 0)
    #expect(SurroundingDeletion(offset: -2, count: 5).before == 2)
    #expect(SurroundingDeletion(offset: -2, count: 5).after == 3)
    #expect(SurroundingDeletion(offset: 0, count: 1).before == 0)
    #expect(SurroundingDeletion(offset: 0, count: 1).after == 1)
  }

  @Test("An insertion point in code points converts to a UTF-8 offset")
  func offset() {
    #expect("aé漢😀b".utf8Offset(ofCharacter: 0) == 0)
    #expect("aé漢😀b".utf8Offset(ofCharacter: 2) == 3)
    #expect("aé漢😀b".utf8Offset(ofCharacter: 4) == 10)
    #expect("aé漢😀b".utf8Offset(ofCharacter: 99) == 11)
    #expect("abc".utf8Offset(ofCharacter: -1) == 0)
  }
}
