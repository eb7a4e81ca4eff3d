extension StandIn {
  /// Starts a stand-in for a notification daemon. It notes each shown notification as a line of JSON.
  ///
  /// Acts: `press ID KEY`, `close ID REASON`, `token ID TEXT`, with `last` for the newest notification.
  package static func notificationDaemon(
    on bus: BusDaemon, capabilities: [String] = ["actions", "body", "body-markup", "persistence", "sound"]
  ) throws -> StandIn {
    try StandIn(
      of: "org.freedesktop.Notifications", on: bus,
      script: """
        import json
        path, name, shown, count = '/org/freedesktop/Notifications', 'org.freedesktop.Notifications', {}, [0]
        xml = '''<interface name="org.freedesktop.Notifications">
          <method name="GetCapabilities"><arg type="as" direction="out"/></method>
          <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
            <arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
            <arg type="u" direction="out"/></method>
          <method name="CloseNotification"><arg type="u" direction="in"/></method></interface>'''
        def close(id, reason):
            if shown.pop(id, None) is not None: emit(path, name, 'NotificationClosed', GLib.Variant('(uu)', (id, reason)))
        def called(method, arguments):
            if method == 'GetCapabilities':
                return GLib.Variant('(as)', (\(capabilities),))
            if method == 'CloseNotification':
                note('close %d' % arguments[0])
                return close(arguments[0], 3)
            app, replaced, icon, summary, body, actions, hints, timeout = arguments
            if not replaced: count[0] += 1
            id = replaced or count[0]
            shown[id] = arguments
            note('show ' + json.dumps(dict(id=id, replaced=replaced, app=app, summary=summary, body=body, actions=actions, hints=hints), sort_keys=True))
            return GLib.Variant('(u)', (id,))
        number = lambda id: count[0] if id == 'last' else int(id)
        acts['press'] = lambda id, key: emit(path, name, 'ActionInvoked', GLib.Variant('(us)', (number(id), key)))
        acts['token'] = lambda id, token: emit(path, name, 'ActivationToken', GLib.Variant('(us)', (number(id), token)))
        acts['close'] = lambda id, reason: close(number(id), int(reason))
        acts['quit'] = lambda: loop.quit()
        register(path, xml, called)
        """)
  }

  /// Starts a stand-in for the portal that shows notifications. It notes each shown notification as a line of JSON, with the first bytes of
  /// pictures only.
  ///
  /// Acts: `press ID ACTION TARGET`.
  package static func notificationPortal(on bus: BusDaemon, version: Int) throws -> StandIn {
    try StandIn(
      of: "org.freedesktop.portal.Desktop", on: bus,
      script: """
        import json
        path, name = '/org/freedesktop/portal/desktop', 'org.freedesktop.portal.Notification'
        xml = '''<interface name="org.freedesktop.portal.Notification">
          <method name="AddNotification"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/></method>
          <method name="RemoveNotification"><arg type="s" direction="in"/></method>
          <property name="version" type="u" access="read"/></interface>'''
        def called(method, arguments):
            if method == 'RemoveNotification': return note('remove ' + arguments[0])
            values = dict(arguments[1])
            if 'icon' in values: values['icon'] = [values['icon'][0], bytes(values['icon'][1][:8]).hex()]
            note('show ' + json.dumps(dict(id=arguments[0], **values), sort_keys=True))
        def press(id, action, target):
            extra = [GLib.Variant('s', target)] if target else []
            if \(version) > 1: extra.append(GLib.Variant('a{sv}', {'activation-token': GLib.Variant('s', 'token')}))
            emit(path, name, 'ActionInvoked', GLib.Variant('(ssav)', (id, action, extra)))
        acts['press'] = press
        register(path, xml, called, lambda property: GLib.Variant('u', \(version)))
        """)
  }
}
