extension StandIn {
  /// Starts a stand-in for the desktop environment's screen saver. It notes `inhibit PROGRAM REASON` and `uninhibit COOKIE`.
  package static func screenSaver(on bus: BusDaemon) throws -> StandIn {
    try StandIn(
      of: "org.freedesktop.ScreenSaver", on: bus,
      script: """
        cookies = [40]
        xml = '''<interface name="org.freedesktop.ScreenSaver"><method name="Inhibit"><arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="u" direction="out"/></method><method name="UnInhibit"><arg type="u" direction="in"/></method></interface>'''
        def called(method, arguments):
            if method == 'UnInhibit': return note('uninhibit %d' % arguments[0])
            cookies[0] += 1
            note('inhibit %s, %s' % (arguments[0] != '', arguments[1]))
            return GLib.Variant('(u)', (cookies[0],))
        register('/org/freedesktop/ScreenSaver', xml, called)

        """)
  }

  /// Starts a stand-in for the portal that prevents the session from becoming idle. It notes `inhibit FLAGS REASON` and `close`.
  package static func inhibitPortal(on bus: BusDaemon) throws -> StandIn {
    try StandIn(
      of: "org.freedesktop.portal.Desktop", on: bus,
      script: """
        request = '/org/freedesktop/portal/desktop/request/1'
        xml = '''<interface name="org.freedesktop.portal.Inhibit"><method name="Inhibit"><arg type="s" direction="in"/><arg type="u" direction="in"/>
          <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method></interface>'''
        def called(method, arguments):
            note('inhibit %d, %s' % (arguments[1], arguments[2]['reason']))
            return GLib.Variant('(o)', (request,))
        register('/org/freedesktop/portal/desktop', xml, called)
        register(request, '<interface name="org.freedesktop.portal.Request"><method name="Close"/></interface>', lambda method, arguments: note('close'))

        """)
  }
}
