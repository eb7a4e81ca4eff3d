/// The frame that is drawn around a text field. The style of the field has a subclass.
@MainActor
class TextFrameBox: WrapperBox {}
