/// The layouts that come with Oriel, in the format of a user's files. They are in the program's own code: a library's resource
/// files are lost where a program is copied without them.
///
/// Letters are those of CLDR's exemplar sets, and stand where xkeyboard-config has them as far as a phone's rows allow. Japanese, Chinese and
/// Korean aren't here: they are written by an input method, which a table of keys can't be.
package enum BuiltInLayouts {
  /// Each id is the language's BCP-47 tag, so that a layout is found by its language without being read.
  package static let all: [(id: String, text: String)] =
    western + northern + central + cyrillicAndGreek + rightToLeft + southern
}
