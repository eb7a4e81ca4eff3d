/// What a part of a symbol is coloured with where its colours are to be natural.
@usableFromInline package enum SymbolColor: Hashable, Sendable {
  case yellow, red, green, blue, ice, cloud, moon, white
}
