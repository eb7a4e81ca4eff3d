/// The files that start a program at boot on its own screen: a systemd unit and the user that it runs as.
struct KioskUnit {
  let program: Program

  /// The name of the user: lowercase, with the characters of user names, and at most 31 characters.
  var user: String {
    let name = String(program.executable.lowercased().map { $0.isASCIILetter || $0.isASCIIDigit ? $0 : "-" }.prefix(31))
    return name.first!.isASCIIDigit ? String("kiosk-\(name)".prefix(31)) : name
  }

  var home: String { "/var/lib/\(program.executable)" }

  /// The unit that cage's wiki documents, for the first console. `systemctl enable` starts it at boot.
  var text: String {
    """
    [Unit]
    Description=\(program.name.escapedForUnit) on the whole screen
    # After logins are permitted and the splash screen has quit.
    After=systemd-user-sessions.service plymouth-quit-wait.service
    Before=graphical.target
    # Not started on a machine without virtual consoles.
    ConditionPathExists=/dev/tty0
    # logind provides the screen and the input devices.
    Wants=dbus.socket systemd-logind.service
    After=dbus.socket systemd-logind.service
    Conflicts=getty@tty1.service
    After=getty@tty1.service
    # A program that exits at once is restarted without a limit.
    StartLimitIntervalSec=0

    [Service]
    Type=simple
    ExecStart=/usr/bin/cage -s -- /usr/bin/\(program.executable) --kiosk
    Restart=always
    RestartSec=1
    User=\(user)
    StateDirectory=\(program.executable)
    WorkingDirectory=\(home)
    # Lists the user in w and who.
    UtmpIdentifier=tty1
    UtmpMode=user
    TTYPath=/dev/tty1
    TTYReset=yes
    TTYVHangup=yes
    TTYVTDisallocate=yes
    StandardInput=tty-fail
    StandardOutput=journal
    StandardError=journal
    # cage needs a full session of the user.
    PAMName=login

    [Install]
    WantedBy=graphical.target
    Alias=display-manager.service

    """
  }

  /// The configuration for sysusers.d.
  var userText: String {
    "u \(user) - \"\(program.name.filter { $0 != "\"" && $0 != ":" && $0 != "\\" }.escapedForUnit)\" \(home)\n"
  }
}
