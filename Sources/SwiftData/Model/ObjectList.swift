/// Searches in lists of objects by identity, as fast as in lists of numbers: relationships may be long.
enum ObjectList {
  /// The list as one of objects whose class doesn't matter. Arrays of classes have one layout.
  static func objects<Model: AnyObject>(_ models: [Model]) -> [AnyObject] { unsafeBitCast(models, to: [AnyObject].self) }

  /// The other way round; the objects must be of the class `Model`.
  static func models<Model: AnyObject>(_ objects: [AnyObject]) -> [Model] { unsafeBitCast(objects, to: [Model].self) }

  static func index(of object: AnyObject, in objects: [AnyObject]) -> Int? {
    let word = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return withWords(objects) { $0.firstIndex(of: word) }
  }

  /// What left and what joined a list, each once.
  static func difference(_ before: [AnyObject], _ after: [AnyObject]) -> (removed: [AnyObject], added: [AnyObject]) {
    let start = withWords(before) { before in
      withWords(after) { after in
        var common = 0
        while common < before.count, common < after.count, before[common] == after[common] { common += 1 }
        return common
      }
    }
    // Adding one at the end and removing one are the most common changes.
    if start == before.count, start + 1 == after.count {
      return ([], index(of: after[start], in: before) == nil ? [after[start]] : [])
    }
    if after.count + 1 == before.count,
      withWords(before, { before in withWords(after) { $0[start...].elementsEqual(before[(start + 1)...]) } })
    {
      return (index(of: before[start], in: after) == nil ? [before[start]] : [], [])
    }
    let old = Set(before.lazy.map { ObjectIdentifier($0) })
    let new = Set(after.lazy.map { ObjectIdentifier($0) })
    var seen: Set<ObjectIdentifier> = []
    return (
      before.filter { !new.contains(ObjectIdentifier($0)) },
      after.filter { !old.contains(ObjectIdentifier($0)) && seen.insert(ObjectIdentifier($0)).inserted }
    )
  }

  private static func withWords<Result>(_ objects: [AnyObject], _ body: (UnsafeBufferPointer<UInt>) -> Result) -> Result {
    objects.withUnsafeBufferPointer { objects in
      objects.withMemoryRebound(to: UInt.self, body)
    }
  }
}
