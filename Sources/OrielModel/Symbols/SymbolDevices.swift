/// The drawings of devices and their parts.
///
/// The paths are in the notation of `Path.init(glyph:)`.
package enum SymbolDevices {
  /// The stroked paths.
  static let lines: [String: String] = [
    "airpod.left": """
    M 15.4 8.4 L 15.4 18.6 C 15.4 21 11.6 21 11.6 18.6 L 11.6 12 C 8.8 12 7 10.2 7 7.8 7 5.2 9.2 3.4 11.6 3.4 14.2 3.4 15.4 5.4 15.4 8.4
    Z
    """,
    "airpod.right": """
    M 8.6 8.4 L 8.6 18.6 C 8.6 21 12.4 21 12.4 18.6 L 12.4 12 C 15.2 12 17 10.2 17 7.8 17 5.2 14.8 3.4 12.4 3.4 9.8 3.4 8.6 5.4 8.6 8.4
    Z
    """,
    "airpods": """
    M 9.4 8.4 L 9.4 18.6 C 9.4 20.6 6.6 20.6 6.6 18.6 L 6.6 12 C 4.2 12 2.6 10.2 2.6 7.8 2.6 5.2 4.4 3.4 6.4 3.4 8.6 3.4 9.4 5.4 9.4 8.4
    Z M 14.6 8.4 L 14.6 18.6 C 14.6 20.6 17.4 20.6 17.4 18.6 L 17.4 12 C 19.8 12 21.4 10.2 21.4 7.8 21.4 5.2 19.6 3.4 17.6 3.4 15.4 3.4
    14.6 5.4 14.6 8.4 Z
    """,
    "airpods.chargingcase": "R 3.4 5.6 17.2 13.6 4.6 M 3.4 10.4 L 20.6 10.4",
    "airpodsmax": "M 5.4 12 L 5.4 9.6 C 5.4 5.4 8.2 2.8 12 2.8 15.8 2.8 18.6 5.4 18.6 9.6 L 18.6 12",
    "airpodspro": """
    M 10 8.4 L 8.6 18.4 C 8.2 20.2 5.8 20 6 18.2 L 6.6 12.4 C 4.4 12.2 3 10.8 2.6 8.8 L 1.8 8 C 1.2 6.6 2 5 3.4 4.8 4.6 3.4 6 3 7.4 3.6
    9.4 4.4 10.4 6.2 10 8.4 Z M 14 8.4 L 15.4 18.4 C 15.8 20.2 18.2 20 18 18.2 L 17.4 12.4 C 19.6 12.2 21 10.8 21.4 8.8 L 22.2 8 C 22.8
    6.6 22 5 20.6 4.8 19.4 3.4 18 3 16.6 3.6 14.6 4.4 13.6 6.2 14 8.4 Z
    """,
    "airtag": "O 12 12 9.3 O 12 12 5.6",
    "alternatingcurrent": "M 3 12 C 5.6 4.6 9.4 4.6 12 12 14.6 19.4 18.4 19.4 21 12",
    "appletv": "R 2.4 6.6 19.2 10.8 3 M 8 12 L 10 12 M 13 10 L 14.5 14 16 10",
    "appletvremote.gen4": "R 8 2.2 8 19.6 3 O 12 7 2.2",
    "applewatch.radiowaves.left.and.right": """
    R 8 7 8 10 2.4 M 9.4 7 L 10.2 3.4 13.8 3.4 14.6 7 M 9.4 17 L 10.2 20.6 13.8 20.6 14.6 17 M 5 9 C 4 11 4 13 5 15 M 2.4 7.4 C 0.9 10.4
    0.9 13.6 2.4 16.6 M 19 9 C 20 11 20 13 19 15 M 21.6 7.4 C 23.1 10.4 23.1 13.6 21.6 16.6
    """,
    "applewatch.side.right": """
    R 7 6.4 6.4 11.2 2.6 M 8 6.4 L 8.6 2.4 11.8 2.4 12.4 6.4 M 8 17.6 L 8.6 21.6 11.8 21.6 12.4 17.6 M 16 9.4 L 16 12
    """,
    "apps.iphone": "R 5.8 2.2 12.4 19.6 2.8",
    "av.remote": "R 7.6 2.2 8.8 19.6 2.4",
    "badge.plus.radiowaves.right": """
    M 6.6 7.6 L 6.6 16.4 M 2.2 12 L 11 12 M 13.6 7.6 C 15.8 10.2 15.8 13.8 13.6 16.4 M 17.4 4.6 C 21.4 9 21.4 15 17.4 19.4
    """,
    "beats.fit.pro": "O 6.6 14.6 3.8 M 3.6 12 C 2.8 8 5 5.4 8.4 6.4 O 17.4 14.6 3.8 M 20.4 12 C 21.2 8 19 5.4 15.6 6.4",
    "beats.fit.pro.left": "O 12 14 5 M 8 10.6 C 7 6 10 3 14 4.4",
    "beats.fit.pro.right": "O 12 14 5 M 16 10.6 C 17 6 14 3 10 4.4",
    "cable.connector": "M 12 21.8 L 12 17.4 R 7.6 9.4 8.8 8 1.6 R 9.4 2.8 5.2 6.6 0.8",
    "candybarphone": "R 7.4 4.2 9.2 17.4 2 M 9.4 4.2 L 9.4 2 R 9.8 7 4.4 3.8 0.2",
    "cpu": """
    R 5.4 5.4 13.2 13.2 2 R 9 9 6 6 0.8 M 8.4 5.4 L 8.4 2.6 M 8.4 18.6 L 8.4 21.4 M 5.4 8.4 L 2.6 8.4 M 18.6 8.4 L 21.4 8.4 M 12 5.4 L
    12 2.6 M 12 18.6 L 12 21.4 M 5.4 12 L 2.6 12 M 18.6 12 L 21.4 12 M 15.6 5.4 L 15.6 2.6 M 15.6 18.6 L 15.6 21.4 M 5.4 15.6 L 2.6 15.6
    M 18.6 15.6 L 21.4 15.6
    """,
    "desktopcomputer": "R 2.2 3.2 19.6 14 2 M 2.2 13.2 L 21.8 13.2 M 10.4 17.2 L 9.8 20.6 M 13.6 17.2 L 14.2 20.6 M 7.6 20.8 L 16.4 20.8",
    "digitalcrown.arrow.clockwise": """
    R 4 7.6 9 13 2 M 13 11 L 16 11 M 13 14 L 16 14 M 13 17 L 16 17 M 13.6 3.6 C 17.6 3.6 20.4 6 20.6 9.6 M 18 7.8 L 20.6 10 22.6 7.4
    """,
    "directcurrent": "M 3.6 9.4 L 20.4 9.4 M 3.6 14.6 L 7.2 14.6 M 10.2 14.6 L 13.8 14.6 M 16.8 14.6 L 20.4 14.6",
    "display": "R 2.2 3.6 19.6 13 2 M 12 16.6 L 12 20.4 M 7.6 20.6 L 16.4 20.6",
    "display.2": """
    M 6.2 15.8 L 3.6 15.8 C 2.7 15.8 2.2 15.2 2.2 14.4 L 2.2 5.4 C 2.2 4.5 2.8 4 3.6 4 L 14.4 4 C 15.3 4 15.8 4.6 15.8 5.4 L 15.8 6 M
    4.8 19 L 6.4 19 R 9.2 8.4 12.6 9 1.5 M 15.5 17.4 L 15.5 20.6 M 12.4 20.8 L 18.6 20.8
    """,
    "dpad": """
    M 9.4 3 L 14.6 3 C 15.3 3 15.6 3.4 15.6 4 L 15.6 8.4 20 8.4 C 20.7 8.4 21 8.8 21 9.4 L 21 14.6 C 21 15.3 20.6 15.6 20 15.6 L 15.6
    15.6 15.6 20 C 15.6 20.7 15.2 21 14.6 21 L 9.4 21 C 8.7 21 8.4 20.6 8.4 20 L 8.4 15.6 4 15.6 C 3.3 15.6 3 15.2 3 14.6 L 3 9.4 C 3
    8.7 3.4 8.4 4 8.4 L 8.4 8.4 8.4 4 C 8.4 3.3 8.8 3 9.4 3 Z
    """,
    "dpad.down.filled": """
    M 9.4 3 L 14.6 3 C 15.3 3 15.6 3.4 15.6 4 L 15.6 8.4 20 8.4 C 20.7 8.4 21 8.8 21 9.4 L 21 14.6 C 21 15.3 20.6 15.6 20 15.6 L 15.6
    15.6 15.6 20 C 15.6 20.7 15.2 21 14.6 21 L 9.4 21 C 8.7 21 8.4 20.6 8.4 20 L 8.4 15.6 4 15.6 C 3.3 15.6 3 15.2 3 14.6 L 3 9.4 C 3
    8.7 3.4 8.4 4 8.4 L 8.4 8.4 8.4 4 C 8.4 3.3 8.8 3 9.4 3 Z
    """,
    "dpad.left.filled": """
    M 9.4 3 L 14.6 3 C 15.3 3 15.6 3.4 15.6 4 L 15.6 8.4 20 8.4 C 20.7 8.4 21 8.8 21 9.4 L 21 14.6 C 21 15.3 20.6 15.6 20 15.6 L 15.6
    15.6 15.6 20 C 15.6 20.7 15.2 21 14.6 21 L 9.4 21 C 8.7 21 8.4 20.6 8.4 20 L 8.4 15.6 4 15.6 C 3.3 15.6 3 15.2 3 14.6 L 3 9.4 C 3
    8.7 3.4 8.4 4 8.4 L 8.4 8.4 8.4 4 C 8.4 3.3 8.8 3 9.4 3 Z
    """,
    "dpad.right.filled": """
    M 9.4 3 L 14.6 3 C 15.3 3 15.6 3.4 15.6 4 L 15.6 8.4 20 8.4 C 20.7 8.4 21 8.8 21 9.4 L 21 14.6 C 21 15.3 20.6 15.6 20 15.6 L 15.6
    15.6 15.6 20 C 15.6 20.7 15.2 21 14.6 21 L 9.4 21 C 8.7 21 8.4 20.6 8.4 20 L 8.4 15.6 4 15.6 C 3.3 15.6 3 15.2 3 14.6 L 3 9.4 C 3
    8.7 3.4 8.4 4 8.4 L 8.4 8.4 8.4 4 C 8.4 3.3 8.8 3 9.4 3 Z
    """,
    "dpad.up.filled": """
    M 9.4 3 L 14.6 3 C 15.3 3 15.6 3.4 15.6 4 L 15.6 8.4 20 8.4 C 20.7 8.4 21 8.8 21 9.4 L 21 14.6 C 21 15.3 20.6 15.6 20 15.6 L 15.6
    15.6 15.6 20 C 15.6 20.7 15.2 21 14.6 21 L 9.4 21 C 8.7 21 8.4 20.6 8.4 20 L 8.4 15.6 4 15.6 C 3.3 15.6 3 15.2 3 14.6 L 3 9.4 C 3
    8.7 3.4 8.4 4 8.4 L 8.4 8.4 8.4 4 C 8.4 3.3 8.8 3 9.4 3 Z
    """,
    "exclamationmark.applewatch": """
    R 6.5 6.5 11 11 3 M 8.5 6.5 L 9.5 2.5 14.5 2.5 15.5 6.5 M 8.5 17.5 L 9.5 21.5 14.5 21.5 15.5 17.5 M 12 9 L 12 12.6
    """,
    "externaldrive": "R 2.4 12.8 19.2 6.8 2 M 3.2 13.4 L 5.8 6.4 C 6.2 5.2 6.8 4.6 8 4.6 L 16 4.6 C 17.2 4.6 17.8 5.2 18.2 6.4 L 20.8 13.4",
    "externaldrive.connected.to.line.below": """
    R 4.88 8.87 14.21 5.03 1.48 M 5.47 9.32 L 7.39 4.14 C 7.69 3.25 8.13 2.8 9.02 2.8 L 14.94 2.8 C 15.83 2.8 16.27 3.25 16.57 4.14 L
    18.49 9.32 M 12 14.2 L 12 19.6 M 3 19.8 L 21 19.8
    """,
    "faxmachine": """
    M 2.4 20.6 L 2.4 10 C 2.4 9.1 3 8.6 3.8 8.6 L 6 8.6 C 6.9 8.6 7.4 9.2 7.4 10 L 7.4 20.6 Z M 7.4 12.4 L 20 12.4 C 21 12.4 21.6 13
    21.6 14 L 21.6 19 C 21.6 20 21 20.6 20 20.6 L 7.4 20.6 M 10.2 12.4 L 10.2 3.4 18.8 3.4 18.8 12.4 M 13 7 L 16 7
    """,
    "flipphone": """
    M 8.4 2.4 L 16 2.4 C 17.2 2.4 17.8 3 17.8 4.2 L 17.8 10.6 6.6 10.6 6.6 4.2 C 6.6 3 7.2 2.4 8.4 2.4 Z M 6.6 10.6 L 17.8 10.6 17.8
    19.8 C 17.8 21 17.2 21.6 16 21.6 L 8.4 21.6 C 7.2 21.6 6.6 21 6.6 19.8 Z R 9.4 5 5.6 3 0.2
    """,
    "gamecontroller": """
    M 7.2 6 L 16.8 6 C 19.6 6 20.8 7.6 21.4 10.6 L 22.2 15.4 C 22.7 18.4 19.6 19.8 17.8 17.6 L 15.8 15 8.2 15 6.2 17.6 C 4.4 19.8 1.3
    18.4 1.8 15.4 L 2.6 10.6 C 3.2 7.6 4.4 6 7.2 6 Z M 8.2 8.6 L 8.2 12.6 M 6.2 10.6 L 10.2 10.6
    """,
    "headphones": "M 4 15.6 L 4 12 C 4 7.2 7.4 3.8 12 3.8 16.6 3.8 20 7.2 20 12 L 20 15.6 R 3.1 13.4 4.4 7 1.6 R 16.5 13.4 4.4 7 1.6",
    "hifispeaker": "R 5 2.6 14 18.8 2.2 O 12 14.4 3.8",
    "hifispeaker.2": "R 2 4 9 16.4 1.6 O 6.5 14.2 2 R 13 4 9 16.4 1.6 O 17.5 14.2 2",
    "hifispeaker.and.homepodmini": """
    R 3 4 10 16.6 1.8 O 8 14.4 2.4 M 14.83 17.04 C 14.83 15.11 16.34 14.35 18.44 14.35 20.54 14.35 22.05 15.11 22.05 17.04 22.05 18.97
    20.71 19.98 18.44 19.98 16.17 19.98 14.83 18.97 14.83 17.04 Z
    """,
    "homepod.2": """
    M 2.1 8.86 C 2.1 6.26 9.66 6.26 9.66 8.86 L 10.2 13.5 C 10.42 17.17 1.34 17.17 1.56 13.5 Z M 14.3 8.86 C 14.3 6.26 21.86 6.26 21.86
    8.86 L 22.4 13.5 C 22.62 17.17 13.54 17.17 13.76 13.5 Z
    """,
    "homepod.and.homepodmini": """
    M 1.7 8.57 C 1.7 5.59 10.38 5.59 10.38 8.57 L 11 13.9 C 11.25 18.12 0.83 18.12 1.08 13.9 Z M 14.16 15.72 C 14.16 13.6 15.82 12.78
    18.12 12.78 20.42 12.78 22.08 13.6 22.08 15.72 22.08 17.84 20.6 18.94 18.12 18.94 15.64 18.94 14.16 17.84 14.16 15.72 Z
    """,
    "homepodmini": """
    M 3.4 12 C 3.4 7.4 7 5.6 12 5.6 17 5.6 20.6 7.4 20.6 12 20.6 16.6 17.4 19 12 19 6.6 19 3.4 16.6 3.4 12 Z M 8 8.4 C 10 9.6 14 9.6 16
    8.4
    """,
    "homepodmini.2": """
    M 1.37 12.24 C 1.37 9.85 3.24 8.91 5.84 8.91 8.44 8.91 10.31 9.85 10.31 12.24 10.31 14.63 8.65 15.88 5.84 15.88 3.03 15.88 1.37
    14.63 1.37 12.24 Z M 13.67 12.24 C 13.67 9.85 15.54 8.91 18.14 8.91 20.74 8.91 22.61 9.85 22.61 12.24 22.61 14.63 20.95 15.88 18.14
    15.88 15.33 15.88 13.67 14.63 13.67 12.24 Z
    """,
    "internaldrive": "R 4 3.4 16 17.2 2 M 4 14.8 L 20 14.8 M 7.6 17.7 L 11 17.7",
    "ipad.homebutton": "R 4.2 2.3 15.6 19.4 2.2 R 6.8 5 10.4 12 0.2",
    "ipod": "R 5.6 2.4 12.8 19.2 2.2 R 8.4 5.2 7.2 4.6 0.4 O 12 15.4 3.2",
    "key.radiowaves.forward": """
    O 6.4 15.6 3.8 M 9.2 12.8 L 15.4 6.6 M 13 9 L 15 11 M 17.4 13 C 18.6 14.6 18.6 17 17.4 18.6 M 20.2 11 C 22.2 14 22.2 17.6 20.2 20.6
    """,
    "keyboard": "R 1.8 5.4 20.4 13.2 2.4 M 7.4 15.2 L 16.6 15.2",
    "keyboard.chevron.compact.down": "R 1.8 2.8 20.4 13.2 2.4 M 7.4 12.6 L 16.6 12.6 M 8 19.6 L 12 21.2 16 19.6",
    "keyboard.onehanded.left": "R 2 6.4 15 11.2 2 M 6 14 L 13 14 M 21.8 8.6 L 19.4 12 21.8 15.4",
    "l.joystick": "O 12 14 6.8 M 10.4 10.8 L 10.4 17 14 17",
    "l.joystick.press.down": "O 12 14 6.8 M 10.4 10.8 L 10.4 17 14 17 M 8.6 3.4 L 12 5.4 15.4 3.4",
    "l.joystick.tilt.left": "O 12 12 6 M 10.4 8.8 L 10.4 15 14 15",
    "l.joystick.tilt.right": "O 12 12 6 M 10.4 8.8 L 10.4 15 14 15",
    "l.joystick.tilt.up": "O 12 14 6.8 M 10.4 10.8 L 10.4 17 14 17",
    "lock.applewatch": """
    R 6.5 6.5 11 11 3 M 8.5 6.5 L 9.5 2.5 14.5 2.5 15.5 6.5 M 8.5 17.5 L 9.5 21.5 14.5 21.5 15.5 17.5 M 10.6 11.6 L 10.6 10.8 C 10.6 8.8
    13.4 8.8 13.4 10.8 L 13.4 11.6
    """,
    "lock.display": """
    R 2.2 3.6 19.6 13 2 M 12 16.6 L 12 20.4 M 7.6 20.6 L 16.4 20.6 M 10.4 9.6 L 10.4 8.6 C 10.4 6.4 13.6 6.4 13.6 8.6 L 13.6 9.6
    """,
    "lock.open.display": """
    R 2.2 3.6 19.6 13 2 M 12 16.6 L 12 20.4 M 7.6 20.6 L 16.4 20.6 M 10.4 9.6 L 10.4 8.4 C 10.4 6.4 13.2 6.2 13.6 7.8
    """,
    "macbook.and.iphone": """
    M 3.6 14 L 3.6 6.6 C 3.6 5.4 4.2 4.8 5.4 4.8 L 17 4.8 C 18.2 4.8 18.8 5.4 18.8 6.6 M 1.8 18 L 13 18 R 16 9.4 6 11 1.6
    """,
    "macmini": "R 2.4 8.4 19.2 7.6 2.4 M 7 16 L 8 18 16 18 17 16",
    "macpro.gen2": "M 6.4 5 C 6.4 1.8 17.6 1.8 17.6 5 L 17.6 19 C 17.6 22.2 6.4 22.2 6.4 19 Z M 6.4 5 C 6.4 8 17.6 8 17.6 5",
    "macpro.gen3": "R 5.4 4.6 13.2 15.4 1.4 M 8 4.6 L 8 2.6 M 16 4.6 L 16 2.6 M 8 20 L 8 21.6 M 16 20 L 16 21.6",
    "macstudio": "R 3 6.4 18 11.2 2.2 M 6.6 13.6 L 8.6 13.6 M 11 13.6 L 13 13.6",
    "memorychip": """
    R 2.4 6.2 19.2 9.4 1.8 M 5.4 15.6 L 5.4 18.8 M 8.7 15.6 L 8.7 18.8 M 12 15.6 L 12 18.8 M 15.3 15.6 L 15.3 18.8 M 18.6 15.6 L 18.6
    18.8 R 6 9.2 4 3.4 0.4 R 14 9.2 4 3.4 0.4
    """,
    "network": """
    O 12 12 9.3 M 2.7 12 L 21.3 12 M 12 2.7 L 12 21.3 M 12 2.7 C 6.2 7.4 6.2 16.6 12 21.3 17.8 16.6 17.8 7.4 12 2.7 M 5 6.2 C 8.8 8.8
    15.2 8.8 19 6.2 M 5 17.8 C 8.8 15.2 15.2 15.2 19 17.8
    """,
    "network.badge.shield.half.filled": """
    M 12 21.3 C 6.9 21.3 2.7 17.1 2.7 12 2.7 6.9 6.9 2.7 12 2.7 16 2.7 19.4 5.2 20.7 8.8 M 2.7 12 L 11 12 M 12 2.7 C 6.2 7.4 6.2 16.6 12
    21.3 M 12 2.7 C 13.8 4.2 15 6 15.7 8 M 17.6 10.6 L 22 12.2 22 16 C 22 18.8 20.2 20.8 17.6 21.8 15 20.8 13.2 18.8 13.2 16 L 13.2 12.2
    Z
    """,
    "opticaldisc": "O 12 12 9.3 O 12 12 2.6 M 6.2 12 C 6.2 8.8 8.8 6.2 12 6.2",
    "opticaldiscdrive": "R 2.2 5 19.6 14 2.2 O 9.6 12 4.6 M 17.6 15.8 L 18.6 15.8",
    "pc": "R 6 2.4 12 19.2 1.8 M 9.2 6 L 14.8 6 M 9.2 9.4 L 14.8 9.4",
    "personalhotspot": "R 2 8.6 11.6 6.8 3.4 R 10.4 8.6 11.6 6.8 3.4",
    "platter.filled.bottom.and.arrow.down.iphone": "R 6.3 2.2 11.4 19.6 2.8 M 12 5 L 12 11 M 9.8 9 L 12 11.2 14.2 9",
    "platter.filled.bottom.iphone": "R 6.3 2.2 11.4 19.6 2.8",
    "platter.filled.top.and.arrow.up.iphone": "R 6.3 2.2 11.4 19.6 2.8 M 12 19 L 12 13 M 9.8 15 L 12 12.8 14.2 15",
    "platter.filled.top.iphone": "R 6.3 2.2 11.4 19.6 2.8",
    "poweroutlet.type.b": "R 3.4 3.4 17.2 17.2 3.2 M 8.6 8 L 8.6 11.4 M 15.4 8 L 15.4 11.4",
    "printer": """
    M 6.4 17 L 4.6 17 C 3.2 17 2.4 16.2 2.4 14.8 L 2.4 10.2 C 2.4 8.8 3.2 8 4.6 8 L 19.4 8 C 20.8 8 21.6 8.8 21.6 10.2 L 21.6 14.8 C
    21.6 16.2 20.8 17 19.4 17 L 17.6 17 M 6.4 8 L 6.4 4.4 C 6.4 3.5 6.9 3 7.8 3 L 16.2 3 C 17.1 3 17.6 3.5 17.6 4.4 L 17.6 8 R 6.4 13
    11.2 8 1.2
    """,
    "projector": "R 2.2 7.4 19.6 9 2 O 8.4 11.9 2.8 M 15.6 11.9 L 18 11.9 M 5.4 16.4 L 5.4 18.4 M 18.6 16.4 L 18.6 18.4",
    "r.joystick": "O 12 14 6.8 M 9.8 17 L 9.8 10.8 12 10.8 C 14.6 10.8 14.6 14.2 12 14.2 L 9.8 14.2 M 12 14.2 L 14.4 17",
    "r.joystick.press.down": """
    O 12 14 6.8 M 9.8 17 L 9.8 10.8 12 10.8 C 14.6 10.8 14.6 14.2 12 14.2 L 9.8 14.2 M 12 14.2 L 14.4 17 M 8.6 3.4 L 12 5.4 15.4 3.4
    """,
    "r.joystick.tilt.left": "O 12 12 6 M 9.8 15 L 9.8 8.8 12 8.8 C 14.6 8.8 14.6 12.2 12 12.2 L 9.8 12.2 M 12 12.2 L 14.4 15",
    "r.joystick.tilt.right": "O 12 12 6 M 9.8 15 L 9.8 8.8 12 8.8 C 14.6 8.8 14.6 12.2 12 12.2 L 9.8 12.2 M 12 12.2 L 14.4 15",
    "r.joystick.tilt.up": "O 12 14 6.8 M 9.8 17 L 9.8 10.8 12 10.8 C 14.6 10.8 14.6 14.2 12 14.2 L 9.8 14.2 M 12 14.2 L 14.4 17",
    "rectangle.connected.to.line.below": "R 5 4 14 8.6 1.6 M 12 12.6 L 12 19.6 M 3 19.8 L 21 19.8",
    "safari": "O 12 12 9.3",
    "scanner": """
    M 3.4 9.4 L 18.6 3.6 M 4.4 20 L 19.6 20 C 20.8 20 21.6 19.2 21.6 18 L 21.6 14.2 C 21.6 13 20.8 12.2 19.6 12.2 L 4.4 12.2 C 3.2 12.2
    2.4 13 2.4 14.2 L 2.4 18 C 2.4 19.2 3.2 20 4.4 20 Z M 6 16.1 L 12 16.1
    """,
    "sensor": """
    R 6.4 6.4 11.2 11.2 2.2 R 9.8 9.8 4.4 4.4 0.6 M 3 8 L 3 5.4 C 3 4 4 3 5.4 3 L 8 3 M 16 3 L 18.6 3 C 20 3 21 4 21 5.4 L 21 8 M 21 16
    L 21 18.6 C 21 20 20 21 18.6 21 L 16 21 M 8 21 L 5.4 21 C 4 21 3 20 3 18.6 L 3 16
    """,
    "sensor.tag.radiowaves.forward": "R 3.4 7.6 8.4 13 3 M 14.6 8 C 16.8 9 17.8 11.2 17.2 13.6 M 14.8 3.8 C 19.4 5 22 9.4 20.8 14.2",
    "server.rack": """
    R 2.4 3 19.2 5.2 1.5 R 2.4 9.4 19.2 5.2 1.5 R 2.4 15.8 19.2 5.2 1.5 M 5.8 5.6 L 10 5.6 M 5.8 12 L 10 12 M 5.8 18.4 L 10 18.4
    """,
    "terminal": "R 2.4 4 19.2 16 2.6 M 6.4 8.4 L 10 11.6 6.4 14.8 M 11.4 15.4 L 16 15.4",
    "tv": "R 2.2 4.6 19.6 13 2 M 8 20.8 L 16 20.8",
    "tv.and.hifispeaker.fill": "R 2 6.6 13.4 9.6 1.6 M 6 19.4 L 11.4 19.4",
    "tv.and.mediabox": "R 2.4 3.4 19.2 11.4 1.8 R 5.4 17.6 13.2 3.4 1",
    "web.camera": "O 12 9.6 6.8 O 12 9.6 2.6 M 7.4 14.6 L 4.6 20.6 19.4 20.6 16.6 14.6",
    "wifi.router": "R 2.6 14 18.8 6.4 1.8 M 18 14 L 18 9.6 M 14.8 6.6 C 16.6 5 19.4 5 21.2 6.6",
  ]

  /// The paths that are always filled.
  static let solids: [String: String] = [
    "airpods.chargingcase": "O 12 14.4 1",
    "airpodsmax": "R 2.6 11.4 5.2 9.4 2.4 R 16.2 11.4 5.2 9.4 2.4",
    "appletvremote.gen4": "O 10.4 12.4 0.8 O 13.6 12.4 0.8 O 10.4 15.4 0.8 O 13.6 15.4 0.8",
    "apps.iphone": """
    R 8.6 5.6 2.8 2.8 0.6 R 12.6 5.6 2.8 2.8 0.6 R 8.6 9.8 2.8 2.8 0.6 R 12.6 9.8 2.8 2.8 0.6 R 8.6 14 2.8 2.8 0.6 R 12.6 14 2.8 2.8 0.6
    """,
    "av.remote": "O 10.4 5.8 0.9 O 13.6 5.8 0.9 O 12 10.6 2.2 O 10.4 15 0.8 O 13.6 15 0.8 O 10.4 18 0.8 O 13.6 18 0.8",
    "beats.fit.pro": "O 6.6 14.6 1.1 O 17.4 14.6 1.1",
    "beats.fit.pro.left": "O 12 14 1.4",
    "beats.fit.pro.right": "O 12 14 1.4",
    "candybarphone": "O 9.8 14 0.8 O 12 14 0.8 O 14.2 14 0.8 O 9.8 17.2 0.8 O 12 17.2 0.8 O 14.2 17.2 0.8",
    "dpad.down.filled": "R 8.4 15.6 7.2 5.4 0.8",
    "dpad.left.filled": "R 3 8.4 5.4 7.2 0.8",
    "dpad.right.filled": "R 15.6 8.4 5.4 7.2 0.8",
    "dpad.up.filled": "R 8.4 3 7.2 5.4 0.8",
    "exclamationmark.applewatch": "O 12 15 0.9",
    "externaldrive": "O 17.8 16.2 1.1",
    "externaldrive.connected.to.line.below": "O 16.27 11.39 0.81",
    "faxmachine": "O 11.4 16.5 1 O 14.6 16.5 1 O 17.8 16.5 1",
    "flipphone": "O 9.7 14.2 0.8 O 12.2 14.2 0.8 O 14.7 14.2 0.8 O 9.7 17.6 0.8 O 12.2 17.6 0.8 O 14.7 17.6 0.8",
    "gamecontroller": "O 15 12 1.1 O 17 9.4 1.1",
    "headphones": "R 3.1 13.4 4.4 7 1.6 R 16.5 13.4 4.4 7 1.6",
    "hifispeaker": "O 12 14.4 1.2 O 12 6.6 1.3",
    "hifispeaker.2": "O 6.5 8 1 O 17.5 8 1",
    "hifispeaker.and.homepodmini": "O 8 8 1.1",
    "internaldrive": "O 16.6 17.7 1",
    "ipad.homebutton": "O 12 19.3 1",
    "keyboard": """
    O 5.2 8.8 0.9 O 8.6 8.8 0.9 O 12 8.8 0.9 O 15.4 8.8 0.9 O 18.8 8.8 0.9 O 5.2 12 0.9 O 8.6 12 0.9 O 12 12 0.9 O 15.4 12 0.9 O 18.8 12
    0.9 O 4.8 15.2 0.9 O 19.2 15.2 0.9
    """,
    "keyboard.chevron.compact.down": """
    O 5.2 6.2 0.9 O 8.6 6.2 0.9 O 12 6.2 0.9 O 15.4 6.2 0.9 O 18.8 6.2 0.9 O 5.2 9.4 0.9 O 8.6 9.4 0.9 O 12 9.4 0.9 O 15.4 9.4 0.9 O
    18.8 9.4 0.9 O 4.8 12.6 0.9 O 19.2 12.6 0.9
    """,
    "keyboard.onehanded.left": "O 5.2 9.6 0.8 O 8.2 9.6 0.8 O 11.2 9.6 0.8 O 14 9.6 0.8",
    "l.joystick.tilt.left": "M 2.6 12 L 5 9.6 5 14.4 Z",
    "l.joystick.tilt.right": "M 21.4 12 L 19 9.6 19 14.4 Z",
    "l.joystick.tilt.up": "M 12 2.6 L 9.6 5 14.4 5 Z",
    "lock.applewatch": "R 9.4 11.6 5.2 3.8 0.8",
    "lock.display": "R 9 9.6 6 4.4 0.9",
    "lock.open.display": "R 9 9.6 6 4.4 0.9",
    "macmini": "O 18 12.2 0.9",
    "macpro.gen3": "O 9.6 9 1 O 14.4 9 1 O 12 11.4 1 O 9.6 13.8 1 O 14.4 13.8 1 O 12 16.2 1",
    "macstudio": "O 17.6 13.6 0.9",
    "network.badge.shield.half.filled": "M 17.6 10.6 L 13.2 12.2 13.2 16 C 13.2 18.8 15 20.8 17.6 21.8 Z",
    "opticaldiscdrive": "O 9.6 12 1.3",
    "pc": "O 12 17 1.2",
    "platter.filled.bottom.and.arrow.down.iphone": "R 8.4 14 7.2 5.6 1.2",
    "platter.filled.bottom.iphone": "R 8.4 14 7.2 5.6 1.2",
    "platter.filled.top.and.arrow.up.iphone": "R 8.4 4.4 7.2 5.6 1.2",
    "platter.filled.top.iphone": "R 8.4 4.4 7.2 5.6 1.2",
    "poweroutlet.type.b": "O 12 15.6 1.5",
    "printer": "O 18.4 10.8 0.9",
    "r.joystick.tilt.left": "M 2.6 12 L 5 9.6 5 14.4 Z",
    "r.joystick.tilt.right": "M 21.4 12 L 19 9.6 19 14.4 Z",
    "r.joystick.tilt.up": "M 12 2.6 L 9.6 5 14.4 5 Z",
    "safari": "M 16.8 7.2 L 13.7 13.7 7.2 16.8 10.3 10.3 Z O 12 12 1.2",
    "scanner": "O 18 16.1 1",
    "server.rack": "O 18 5.6 0.9 O 18 12 0.9 O 18 18.4 0.9",
    "tv.and.hifispeaker.fill": "R 17.2 5.4 5 14 1.2",
    "wifi.router": "O 6.4 17.2 1 O 10 17.2 1",
  ]

  /// The paths that the filled variant fills, for symbols where it isn't the area that the lines enclose.
  static let bodies: [String: String] = [
    "airpods.chargingcase": "R 3.4 5.6 17.2 13.6 4.6",
    "airtag": "O 12 12 9.3",
    "appletv": "R 2.4 6.6 19.2 10.8 3",
    "av.remote": "R 7.6 2.2 8.8 19.6 2.4",
    "cpu": "R 5.4 5.4 13.2 13.2 2",
    "digitalcrown.arrow.clockwise": "R 4 7.6 9 13 2",
    "externaldrive": """
    R 2.4 12.8 19.2 6.8 2 M 3.2 12.4 L 5.8 6.4 C 6.2 5.2 6.8 4.6 8 4.6 L 16 4.6 C 17.2 4.6 17.8 5.2 18.2 6.4 L 20.8 12.4 Z
    """,
    "externaldrive.connected.to.line.below": """
    R 4.88 8.87 14.21 5.03 1.48 M 5.47 8.58 L 7.39 4.14 C 7.69 3.25 8.13 2.8 9.02 2.8 L 14.94 2.8 C 15.83 2.8 16.27 3.25 16.57 4.14 L
    18.49 8.58 Z
    """,
    "gamecontroller": """
    M 7.2 6 L 16.8 6 C 19.6 6 20.8 7.6 21.4 10.6 L 22.2 15.4 C 22.7 18.4 19.6 19.8 17.8 17.6 L 15.8 15 8.2 15 6.2 17.6 C 4.4 19.8 1.3
    18.4 1.8 15.4 L 2.6 10.6 C 3.2 7.6 4.4 6 7.2 6 Z
    """,
    "hifispeaker": "R 5 2.6 14 18.8 2.2",
    "hifispeaker.2": "R 2 4 9 16.4 1.6 R 13 4 9 16.4 1.6",
    "hifispeaker.and.homepodmini": """
    R 3 4 10 16.6 1.8 M 14.83 17.04 C 14.83 15.11 16.34 14.35 18.44 14.35 20.54 14.35 22.05 15.11 22.05 17.04 22.05 18.97 20.71 19.98
    18.44 19.98 16.17 19.98 14.83 18.97 14.83 17.04 Z
    """,
    "homepodmini": "M 3.4 12 C 3.4 7.4 7 5.6 12 5.6 17 5.6 20.6 7.4 20.6 12 20.6 16.6 17.4 19 12 19 6.6 19 3.4 16.6 3.4 12 Z",
    "homepodmini.2": """
    M 1.37 12.24 C 1.37 9.85 3.24 8.91 5.84 8.91 8.44 8.91 10.31 9.85 10.31 12.24 10.31 14.63 8.65 15.88 5.84 15.88 3.03 15.88 1.37
    14.63 1.37 12.24 Z M 13.67 12.24 C 13.67 9.85 15.54 8.91 18.14 8.91 20.74 8.91 22.61 9.85 22.61 12.24 22.61 14.63 20.95 15.88 18.14
    15.88 15.33 15.88 13.67 14.63 13.67 12.24 Z
    """,
    "internaldrive": "R 4 3.4 16 17.2 2",
    "keyboard": "R 1.8 5.4 20.4 13.2 2.4",
    "keyboard.chevron.compact.down": "R 1.8 2.8 20.4 13.2 2.4",
    "l.joystick": "O 12 14 6.8",
    "l.joystick.press.down": "O 12 14 6.8",
    "l.joystick.tilt.left": "O 12 12 6",
    "l.joystick.tilt.right": "O 12 12 6",
    "l.joystick.tilt.up": "O 12 14 6.8",
    "macmini": "R 2.4 8.4 19.2 7.6 2.4",
    "macstudio": "R 3 6.4 18 11.2 2.2",
    "memorychip": "R 2.4 6.2 19.2 9.4 1.8",
    "opticaldisc": "O 12 12 9.3 O 12 12 2.6",
    "opticaldiscdrive": "R 2.2 5 19.6 14 2.2",
    "poweroutlet.type.b": "R 3.4 3.4 17.2 17.2 3.2",
    "printer": """
    M 6.4 17 L 4.6 17 C 3.2 17 2.4 16.2 2.4 14.8 L 2.4 10.2 C 2.4 8.8 3.2 8 4.6 8 L 19.4 8 C 20.8 8 21.6 8.8 21.6 10.2 L 21.6 14.8 C
    21.6 16.2 20.8 17 19.4 17 L 17.6 17 17.6 13 6.4 13 Z M 6.4 6.4 L 6.4 4.4 C 6.4 3.5 6.9 3 7.8 3 L 16.2 3 C 17.1 3 17.6 3.5 17.6 4.4 L
    17.6 6.4 Z R 8 14.6 8 5 0.6
    """,
    "projector": "R 2.2 7.4 19.6 9 2",
    "r.joystick": "O 12 14 6.8",
    "r.joystick.press.down": "O 12 14 6.8",
    "r.joystick.tilt.left": "O 12 12 6",
    "r.joystick.tilt.right": "O 12 12 6",
    "r.joystick.tilt.up": "O 12 14 6.8",
    "rectangle.connected.to.line.below": "R 5 4 14 8.6 1.6",
    "safari": "O 12 12 9.3",
    "scanner": "R 2.4 12.2 19.2 7.8 2",
    "sensor": "R 6.4 6.4 11.2 11.2 2.2",
    "sensor.tag.radiowaves.forward": "R 3.4 7.6 8.4 13 3",
    "terminal": "R 2.4 4 19.2 16 2.6",
    "tv": "R 2.2 4.6 19.6 13 2",
    "web.camera": "O 12 9.6 6.8",
    "wifi.router": "R 2.6 14 18.8 6.4 1.8",
  ]

  /// The strokes that the filled variant cuts out.
  static let cuts: [String: String] = [
    "airpods.chargingcase": "M 3.4 10.2 L 20.6 10.2",
    "airtag": "O 12 12 5.6",
    "appletv": "M 8 12 L 10 12 M 13 10 L 14.5 14 16 10",
    "cpu": "R 9.2 9.2 5.6 5.6 0.8",
    "externaldrive": "M 2.6 12.6 L 21.4 12.6",
    "externaldrive.connected.to.line.below": "M 5.02 8.72 L 18.94 8.72",
    "gamecontroller": "M 8.2 8.6 L 8.2 12.6 M 6.2 10.6 L 10.2 10.6",
    "hifispeaker": "O 12 14.4 3.4",
    "hifispeaker.2": "O 6.5 14.2 2 O 17.5 14.2 2",
    "hifispeaker.and.homepodmini": "O 8 14.4 2.4",
    "homepodmini": "M 8 8.4 C 10 9.6 14 9.6 16 8.4",
    "internaldrive": "M 4 14.8 L 20 14.8 M 7.6 17.7 L 11 17.7",
    "keyboard": "M 7.4 15.2 L 16.6 15.2",
    "keyboard.chevron.compact.down": "M 7.4 12.6 L 16.6 12.6",
    "l.joystick": "M 10.4 10.8 L 10.4 17 14 17",
    "l.joystick.press.down": "M 10.4 10.8 L 10.4 17 14 17",
    "l.joystick.tilt.left": "M 10.4 8.8 L 10.4 15 14 15",
    "l.joystick.tilt.right": "M 10.4 8.8 L 10.4 15 14 15",
    "l.joystick.tilt.up": "M 10.4 10.8 L 10.4 17 14 17",
    "macstudio": "M 6.6 13.6 L 8.6 13.6 M 11 13.6 L 13 13.6",
    "memorychip": "R 6 9.2 4 3.4 0.4 R 14 9.2 4 3.4 0.4",
    "opticaldisc": "M 6.6 12 C 6.6 9 9 6.6 12 6.6",
    "opticaldiscdrive": "O 9.6 12 4.4 M 17.6 15.8 L 18.6 15.8",
    "poweroutlet.type.b": "M 8.6 8 L 8.6 11.4 M 15.4 8 L 15.4 11.4",
    "projector": "O 8.4 11.9 2.6 M 15.6 11.9 L 18 11.9",
    "r.joystick": "M 9.8 17 L 9.8 10.8 12 10.8 C 14.6 10.8 14.6 14.2 12 14.2 L 9.8 14.2 M 12 14.2 L 14.4 17",
    "r.joystick.press.down": "M 9.8 17 L 9.8 10.8 12 10.8 C 14.6 10.8 14.6 14.2 12 14.2 L 9.8 14.2 M 12 14.2 L 14.4 17",
    "r.joystick.tilt.left": "M 9.8 15 L 9.8 8.8 12 8.8 C 14.6 8.8 14.6 12.2 12 12.2 L 9.8 12.2 M 12 12.2 L 14.4 15",
    "r.joystick.tilt.right": "M 9.8 15 L 9.8 8.8 12 8.8 C 14.6 8.8 14.6 12.2 12 12.2 L 9.8 12.2 M 12 12.2 L 14.4 15",
    "r.joystick.tilt.up": "M 9.8 17 L 9.8 10.8 12 10.8 C 14.6 10.8 14.6 14.2 12 14.2 L 9.8 14.2 M 12 14.2 L 14.4 17",
    "scanner": "M 6 16.1 L 12 16.1",
    "sensor": "R 10 10 4 4 0.6",
    "terminal": "M 6.4 8.4 L 10 11.6 6.4 14.8 M 11.4 15.4 L 16 15.4",
    "web.camera": "O 12 9.6 2.6",
  ]

  /// The symbols whose solid parts the filled variant cuts out.
  static let holes: Set<String> = [
    "airpods.chargingcase", "av.remote", "externaldrive", "externaldrive.connected.to.line.below", "gamecontroller", "hifispeaker",
    "hifispeaker.2", "hifispeaker.and.homepodmini", "internaldrive", "keyboard", "keyboard.chevron.compact.down", "macmini", "macstudio",
    "opticaldiscdrive", "poweroutlet.type.b", "printer", "safari", "scanner", "wifi.router",
  ]

  /// The symbols without a filled variant.
  static let unfillable: Set<String> = [
    "airpod.left", "airpod.right", "airpods", "airpodsmax", "airpodspro", "alternatingcurrent", "appletvremote.gen4",
    "applewatch.radiowaves.left.and.right", "applewatch.side.right", "apps.iphone", "badge.plus.radiowaves.right", "beats.fit.pro",
    "beats.fit.pro.left", "beats.fit.pro.right", "cable.connector", "candybarphone", "desktopcomputer", "directcurrent", "display",
    "display.2", "dpad.down.filled", "dpad.left.filled", "dpad.right.filled", "dpad.up.filled", "exclamationmark.applewatch",
    "faxmachine", "flipphone", "headphones", "ipad.homebutton", "ipod", "key.radiowaves.forward", "keyboard.onehanded.left",
    "lock.applewatch", "lock.display", "lock.open.display", "macbook.and.iphone", "macpro.gen2", "macpro.gen3", "network",
    "network.badge.shield.half.filled", "pc", "personalhotspot", "platter.filled.bottom.and.arrow.down.iphone",
    "platter.filled.bottom.iphone", "platter.filled.top.and.arrow.up.iphone", "platter.filled.top.iphone", "server.rack",
    "tv.and.hifispeaker.fill",
  ]
}
