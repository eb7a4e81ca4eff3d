/// A frame that is drawn around a text field. The style of the field provides a subclass.
@MainActor
class TextFrameBox: WrapperBox {}
