extension StandIn {
  private static let places = """
    def place(latitude, longitude, accuracy, altitude='-1e400', speed='-1', heading='-1', stamp='0'):
        numbers = dict(Latitude=latitude, Longitude=longitude, Accuracy=accuracy, Altitude=altitude, Speed=speed, Heading=heading)
        values = {name: GLib.Variant('d', max(float(number), -1.7976931348623157e308)) for name, number in numbers.items()}
        values['Timestamp'] = GLib.Variant('(tt)', (int(stamp), 500000))
        return values

    """

  /// Starts a stand-in for the machine's location service. It sends locations to each client that has called `Start`.
  ///
  /// Acts: `move LATITUDE LONGITUDE ACCURACY [ALTITUDE SPEED HEADING SECONDS]`, `refuse`.
  package static func geoClue(on bus: BusDaemon, hasCreateClient: Bool = true) throws -> StandIn {
    try StandIn(
      of: "org.freedesktop.GeoClue2", on: bus,
      script: places + """
        base, clients, locations, refuses = '/org/freedesktop/GeoClue2', {}, [0], [False]
        manager = '''<interface name="org.freedesktop.GeoClue2.Manager"><method name="\(hasCreateClient ? "CreateClient" : "GetClient")">
          <arg type="o" direction="out"/></method><method name="DeleteClient"><arg type="o" direction="in"/></method></interface>'''
        client = '''<interface name="org.freedesktop.GeoClue2.Client"><method name="Start"/><method name="Stop"/></interface>'''
        properties = '''<interface name="org.freedesktop.DBus.Properties">
          <method name="Set"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="in"/></method>
          <method name="GetAll"><arg type="s" direction="in"/><arg type="a{sv}" direction="out"/></method></interface>'''
        def create(method, arguments):
            if method == 'DeleteClient': return note('delete')
            path = '%s/Client/%d' % (base, len(clients) + 1)
            clients[path] = False
            def called(method, arguments):
                if method == 'Start' and refuses[0]: raise Exception('no')
                clients[path] = method == 'Start'
                note(method.lower())
            register(path, client, called)
            register(path, properties, lambda method, arguments: note('set %s %s' % (arguments[1], arguments[2])))
            return GLib.Variant('(o)', (path,))
        def move(*numbers):
            locations[0] += 1
            path, values = '%s/Location/%d' % (base, locations[0]), place(*numbers)
            register(path, properties, lambda method, arguments: GLib.Variant('(a{sv})', (values,)))
            for client, tells in clients.items():
                if tells: emit(client, 'org.freedesktop.GeoClue2.Client', 'LocationUpdated', GLib.Variant('(oo)', ('/', path)))
        def refuse(): refuses[0] = True
        acts.update(move=move, refuse=refuse)
        register(base + '/Manager', manager, create)
        """)
  }

  /// Starts a stand-in for the portal that reports the location.
  ///
  /// Acts: `answer CODE`, the user's answer to the request of the portal, and `move …` as for `geoClue`.
  package static func locationPortal(on bus: BusDaemon) throws -> StandIn {
    try StandIn(
      of: "org.freedesktop.portal.Desktop", on: bus,
      script: places + """
        path, name, sessions, asked = '/org/freedesktop/portal/desktop', 'org.freedesktop.portal.Location', [], []
        xml = '''<interface name="org.freedesktop.portal.Location">
          <method name="CreateSession"><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
          <method name="Start"><arg type="o" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
          <property name="version" type="u" access="read"/></interface>'''
        session = '''<interface name="org.freedesktop.portal.Session"><method name="Close"/></interface>'''
        def called(method, arguments):
            if method == 'CreateSession':
                options = arguments[0]
                note('session distance %d accuracy %d' % (options['distance-threshold'], options['accuracy']))
                own = path + '/session/test/' + options['session_handle_token']
                sessions.append(own)
                def close(method, arguments):
                    sessions.remove(own)
                    note('close')
                register(own, session, close)
                return GLib.Variant('(o)', (own,))
            asked.append(arguments[2]['handle_token'])
            note('start')
            return GLib.Variant('(o)', (path + '/request/test/' + asked[-1],))
        def answer(code):
            # The program's own name isn't known here: signals of requests go to whoever hears the token.
            for sender in senders:
                request = path + '/request/' + sender[1:].replace('.', '_') + '/' + asked[-1]
                emit(request, 'org.freedesktop.portal.Request', 'Response', GLib.Variant('(ua{sv})', (int(code), {})))
        def move(*numbers):
            for own in sessions: emit(path, name, 'LocationUpdated', GLib.Variant('(oa{sv})', (own, place(*numbers))))
        senders = []
        acts.update(answer=answer, move=move, owner=lambda own: senders.append(own))
        register(path, xml, called, lambda property: GLib.Variant('u', 1))
        """)
  }
}
