/// A reference that doesn't own its object, for objects that outlive it. Debug builds check each read; release builds don't.
///
/// A checked unowned reference adds a reference count operation to each use. The engine reads a node's graph and a box's node and parent
/// many times for each view in each pass, so that the counting would dominate.
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

/// An optional reference that doesn't own its object. The reference must be set to `nil` before its object is deallocated.
struct UnownedOptional<Object: AnyObject> {
  #if DEBUG
    private unowned var stored: Object?
    /// The identifier of the object. It stays valid when the object no longer exists.
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

  /// Returns a Boolean value that indicates whether the reference refers to the object, which may be in its deinitializer.
  @inline(__always)
  func refers(to object: Object) -> Bool {
    #if DEBUG
      identifier == ObjectIdentifier(object)
    #else
      stored === object
    #endif
  }
}
