/// A value that a modifier attaches for the container around.
package protocol LayoutTraitKey {
  associatedtype Value
}
