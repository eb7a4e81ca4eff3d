extension ViewGraph {
  /// The rows that contain running animations.
  var animatedRows: Set<ObjectIdentifier> {
    var rows: Set<ObjectIdentifier> = []
    for animator in animations.running {
      var node = animator.animatedNode
      while let current = node {
        if let row = current.asRow { rows.insert(ObjectIdentifier(row)) }
        node = current.parent
      }
    }
    return rows
  }
}
