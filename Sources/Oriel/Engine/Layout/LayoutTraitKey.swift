/// The key of a value that a modifier attaches for the enclosing container.
package protocol LayoutTraitKey {
  associatedtype Value
}
