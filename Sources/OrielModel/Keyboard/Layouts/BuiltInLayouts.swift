/// The built-in layouts, in the format of layout files. They are compiled into the program, because a library's resource files are lost if
/// a program is copied without them.
///
/// The letters are those of CLDR's exemplar sets. Their positions are those of xkeyboard-config, as far as a phone's rows allow. Japanese,
/// Chinese and Korean aren't included: they require an input method instead of a table of keys.
package enum BuiltInLayouts {
  /// The identifier and the text of each layout. The identifier is the BCP 47 tag of the language, so that a layout is found by its
  /// language without parsing it.
  package static let all: [(id: String, text: String)] =
    western + northern + central + cyrillicAndGreek + rightToLeft + southern
}
