/// A reference that doesn't own its object, which outlives it: in release builds without any check, in debug builds checked whenever it is read.
///
/// A checked reference of this kind counts another reference for each use. The engine reads a node's graph and a box's node and parent many
/// times for each view in each pass, where that counting is most of the work.
struct Unowned<Object: AnyObject> {
  #if DEBUG
    private unowned let stored: Object
    let identifier: ObjectIdentifier
  #else
    private unowned(unsafe) let stored: Object
  #endif

  @inline(__always)
  init(_ object: Object) {
    stored = object
    #if DEBUG
      identifier = ObjectIdentifier(object)
    #endif
  }

  @inline(__always)
  var object: Object { stored }
}

/// The same where there may be none. Who goes says so by setting it to nil.
struct UnownedOptional<Object: AnyObject> {
  #if DEBUG
    private unowned var stored: Object?
    /// Tells the object even where it is gone.
    private(set) var identifier: ObjectIdentifier?
  #else
    private unowned(unsafe) var stored: Object?
  #endif

  @inline(__always)
  init(_ object: Object? = nil) {
    stored = object
    #if DEBUG
      identifier = object.map(ObjectIdentifier.init)
    #endif
  }

  @inline(__always)
  var object: Object? {
    get { stored }
    set { self = UnownedOptional(newValue) }
  }

  /// Whether this is the object, which may be on its way out.
  @inline(__always)
  func refers(to object: Object) -> Bool {
    #if DEBUG
      identifier == ObjectIdentifier(object)
    #else
      stored === object
    #endif
  }
}
