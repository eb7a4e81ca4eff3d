/// The color of a part of a symbol in the multicolor rendering mode.
@usableFromInline package enum MulticolorRole: Hashable, Sendable {
  case yellow, red, green, blue, ice, cloud, moon, white
}
