/// The service file with which the session's message bus starts a program.
struct BusService {
  let program: Program
  /// The path of the installed program.
  let path: String

  var text: String {
    """
    [D-BUS Service]
    Name=\(program.identifier)
    Exec=\(path) --gapplication-service

    """
  }
}
