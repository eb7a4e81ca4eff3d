/// Has the names of the keyboard's notifications from `UIResponder`, as some programs spell them. Mirrors UIKit's `UIApplication` as far
/// as that goes.
public class UIApplication: UIResponder {}
