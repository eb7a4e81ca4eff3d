/// The names of symbols that public programs use beside the most used ones, in descending order of use.
enum UsedSymbols {
  static let names = """
    arrow.up.left.and.arrow.down.right antenna.radiowaves.left.and.right gearshape.2 hand.raised clock.fill trash.fill speaker.wave.2
    speaker.slash arrow.down.circle.fill arrow.up.circle rectangle.on.rectangle list.bullet.rectangle clock.arrow.circlepath
    doc.text.magnifyingglass line.3.horizontal.decrease captions.bubble hourglass.bottomhalf.fill hourglass.tophalf.fill book.closed
    record.circle externaldrive plus.square.on.square bubble.left.and.bubble.right dot.radiowaves.left.and.right
    arrow.counterclockwise.circle clock.arrow.2.circlepath photo.on.rectangle.angled lock.shield line.3.horizontal.decrease.circle.fill
    arrow.forward arrow.triangle.branch stop.circle.fill sun.min testtube.2 bell.badge.fill icloud.slash paperplane.fill slash.circle
    lock.open.fill terminal.fill arrow.up.right.square folder.badge.plus puzzlepiece.extension arrow.down.doc internaldrive stop.circle
    2.circle.fill arrowshape.turn.up.left.fill exclamationmark.bubble hand.tap speaker.wave.1 speaker.wave.3 square.dashed
    play.rectangle arrow.down.right.and.arrow.up.left icloud line.horizontal.3.decrease.circle pencil.line person.badge.key.fill
    questionmark.app 1.circle.fill arrow.up.forward.app arrow.uturn.forward doc.plaintext folder.badge.gearshape
    list.bullet.rectangle.fill memorychip rectangle.stack.fill stop switch.2 wifi.exclamationmark hare iphone.slash lock.rotation
    person.badge.key app.badge.fill character.textbox chevron.down.circle.fill contextualmenu.and.cursorarrow flask photo.badge.plus
    selection.pin.in.out gobackward sidebar.trailing chart.xyaxis.line apps.iphone arrow.clockwise.circle battery.0 infinity wallet.pass
    waveform.path.ecg x.circle.fill antenna.radiowaves.left.and.right.slash largecircle.fill.circle bubble.left.and.text.bubble.right
    cloud.sun display eject exclamationmark.octagon.fill externaldrive.fill hand.draw ladybug light.max network.badge.shield.half.filled
    pencil.circle person.badge.minus person.crop.circle.badge.xmark play.rectangle.on.rectangle powerplug.fill speaker.wave.3.fill
    textformat.abc xmark.octagon hand.draw.fill moon.circle.fill quote.bubble rectangle.connected.to.line.below app.fill
    arrow.right.circle arrow.up.to.line checklist cloud.rain dial.min display.2 flask.fill gearshape.2.fill icloud.and.arrow.up
    iphone.radiowaves.left.and.right list.bullet.clipboard list.clipboard network.slash pencil.circle.fill person.fill.badge.plus
    rectangle.3.group rectangle.dashed rectangle.portrait.and.arrow.forward x.circle xmark.bin arrow.up.arrow.down.circle.fill
    cloud.sun.rain location.north plus.square.fill.on.square.fill scope flipphone 1.circle arrow.down.to.line arrow.left.and.right
    arrow.triangle.2.circlepath.circle captions.bubble.fill character.book.closed clear delete.left doc.richtext gear.circle icloud.fill
    keyboard.fill list.bullet.indent magnifyingglass.circle paintbrush.pointed pause.circle pin.slash rectangle.expand.vertical
    square.and.arrow.up.trianglebadge.exclamationmark timeline.selection tv.and.mediabox aqi.medium arrow.up.forward.square
    dot.radiowaves.right gauge.with.needle signpost.right.and.left arrow.up.and.down.and.arrow.left.and.right arrow.up.forward
    arrowshape.turn.up.left.circle.fill battery.100.bolt checkmark.shield.fill point.3.connected.trianglepath.dotted
    arrowtriangle.down.fill bookmark.slash books.vertical.fill circle.dashed clock.badge.checkmark cpu.fill exclamationmark.octagon
    icloud.and.arrow.down macwindow opticaldisc play.square.stack text.append text.line.first.and.arrowtriangle.forward tray.full
    externaldrive.connected.to.line.below play.square.stack.fill sensor syringe.fill applescript.fill aqi.high aqi.low
    arrow.triangle.swap arrow.up.doc bell.slash.fill calendar.badge.clock clock.badge cloud.snow doc.on.doc.fill flashlight.off.fill
    flashlight.on.fill gauge.with.dots.needle.67percent gearshape.arrow.triangle.2.circlepath gobackward.15 goforward.15
    hand.point.up.braille icloud.and.arrow.down.fill keyboard.chevron.compact.down person.2.badge.gearshape
    person.crop.circle.badge.exclamationmark play.rectangle.fill playpause.fill point.3.filled.connected.trianglepath.dotted
    questionmark.folder.fill quote.opening rectangle.split.3x1 slider.horizontal.below.rectangle speaker square.split.2x1
    square.stack.3d.down.forward target tortoise waveform.path xmark.app dot.radiowaves.up.forward envelope.arrow.triangle.branch
    lines.measurement.horizontal wifi.router 3.circle.fill app app.badge app.connected.to.app.below.fill applewatch.slash
    arrow.clockwise.circle.fill arrow.down.forward.and.arrow.up.backward arrow.up.to.line.compact arrow.uturn.left arrowshape.left.fill
    arrowshape.right.fill bolt.circle book.pages calendar.badge.checkmark camera.viewfinder character.book.closed.fill
    character.cursor.ibeam chart.bar.xaxis checkerboard.rectangle checklist.unchecked chevron.up.circle chevron.up.circle.fill
    circle.circle circle.grid.3x3.fill circle.grid.cross circle.lefthalf.fill circle.slash circlebadge.fill computermouse
    computermouse.fill cube.box.fill cube.transparent delete.left.fill display.trianglebadge.exclamationmark
    exclamationmark.arrow.triangle.2.circlepath exclamationmark.bubble.fill exclamationmark.magnifyingglass eye.slash.circle eyedropper
    film.stack folder.fill.badge.person.crop forward gauge.with.dots.needle.33percent goforward.10 hand.tap.fill
    hourglass.bottomhalf.filled infinity.circle.fill iphone.landscape key.viewfinder ladybug.fill leaf.arrow.circlepath line.diagonal
    line.horizontal.3.decrease.circle.fill lines.measurement.vertical list.bullet.clipboard.fill list.bullet.rectangle.portrait
    lock.circle.fill macwindow.badge.plus memories minus.rectangle newspaper.fill number.square paperclip.circle.fill
    pencil.and.list.clipboard pencil.and.outline person.badge.shield.checkmark person.crop.circle.badge.checkmark
    person.crop.circle.fill.badge.checkmark person.crop.square person.fill.checkmark person.icloud person.slash photo.tv pin.circle
    pip.swap platter.filled.bottom.iphone play.slash play.tv playpause point.topleft.down.curvedto.point.bottomright.up
    qrcode.viewfinder questionmark.app.dashed questionmark.folder record.circle.fill rectangle.and.hand.point.up.left
    rectangle.bottomthird.inset.filled rectangle.compress.vertical rectangle.topthird.inset.filled repeat.1 shield.lefthalf.fill
    sidebar.leading sidebar.right signature sparkle.magnifyingglass speaker.3.fill speaker.fill speaker.wave.1.fill
    square.and.arrow.down.fill star.slash stethoscope sun.haze sun.max.circle.fill text.below.photo text.magnifyingglass text.viewfinder
    textformat.size trash.slash tray.2 tv.slash water.waves wave.3.right wrench wrench.and.screwdriver.fill xmark.rectangle
    xmark.seal.fill applewatch.radiowaves.left.and.right bird key.slash powerplug arrowshape.turn.up.right.circle.fill battery.25
    battery.75 chevron.compact.right goforward mappin.and.ellipse.circle sensor.fill shield.checkered tablecells thermometer.medium
    viewfinder.circle viewfinder.circle.fill arrow.up.arrow.down.circle battery.50 box.truck cross.vial.fill figure.walk.motion
    internaldrive.fill key.slash.fill light.min line.horizontal.3 lock.open.trianglebadge.exclamationmark.fill mappin.slash mug
    pip.enter scroll sensor.tag.radiowaves.forward.fill speedometer storefront.fill sun.haze.fill ant.circle
    antenna.radiowaves.left.and.right.circle.fill app.dashed arrow.2.circlepath arrow.down.circle.dotted arrow.left.and.right.square
    arrow.up.and.down.text.horizontal arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
    autostartstop.trianglebadge.exclamationmark badge.plus.radiowaves.right bird.fill bubble.left.and.exclamationmark.bubble.right
    building.columns building.columns.fill cable.connector.horizontal chart.bar.doc.horizontal cylinder.split.1x2 delete.forward.fill
    dial.max diamond.fill dice.fill e.square externaldrive.badge.minus externaldrive.badge.plus externaldrive.fill.badge.person.crop
    eyedropper.full figure figure.hiking figure.walk.circle flag.checkered folder.fill.badge.gearshape hand.point.right.fill highlighter
    icloud.and.arrow.up.fill increase.indent keyboard.badge.eye l.joystick.tilt.left.fill l.joystick.tilt.right
    l.rectangle.roundedbottom list.bullet.below.rectangle location.north.circle location.north.circle.fill location.north.line.fill
    location.slash location.slash.circle.fill lock.rotation.open lock.slash.fill megaphone opticaldiscdrive opticaldiscdrive.fill
    person.2.slash person.crop.rectangle.fill person.crop.rectangle.stack person.line.dotted.person person.text.rectangle
    poweroutlet.type.b.fill rectangle.and.pencil.and.ellipsis rectangle.inset.bottomright.filled rectangle.landscape.rotate
    rectangle.on.rectangle.slash rectangle.portrait.rotate rectangle.split.2x1 restart signpost.left signpost.right
    square.3.layers.3d.middle.filled square.grid.3x2.fill sun.rain.fill triangle.circle.fill waveform.path.ecg.rectangle web.camera
    xmark.bin.fill 2.circle 3.circle 3.square 4.circle.fill 4k.tv a.square a.square.fill airpod.gen3.left airpod.gen3.right airpods.gen3
    airpods.gen3.chargingcase.wireless airpods.gen3.chargingcase.wireless.fill ant ant.fill app.badge.checkmark app.gift apple.logo
    appletvremote.gen4 applewatch.side.right arrow.2.circlepath.circle arrow.3.trianglepath arrow.circlepath arrow.clockwise.icloud
    arrow.counterclockwise.circle.fill arrow.down.doc.fill arrow.down.forward arrow.down.right arrow.down.right.circle
    arrow.down.right.circle.fill arrow.down.square arrow.down.to.line.compact arrow.forward.to.line
    arrow.left.and.line.vertical.and.arrow.right arrow.left.and.right.square.fill arrow.left.arrow.right.square arrow.left.circle.fill
    arrow.left.to.line arrow.right.square arrow.right.to.line arrow.swap arrow.triangle.2.circlepath.circle.fill arrow.triangle.pull
    arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill arrow.turn.down.left arrow.turn.down.right
    arrow.turn.left.down arrow.up.arrow.down.square arrow.up.left arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
    arrow.up.right.circle arrow.up.right.circle.fill arrow.up.square arrow.uturn.backward.circle arrow.uturn.backward.circle.fill
    arrow.uturn.down arrow.uturn.left.circle arrow.uturn.left.circle.badge.ellipsis arrow.uturn.right arrowshape.down
    arrowshape.turn.up.forward.fill arrowshape.turn.up.right arrowshape.up arrowshape.zigzag.right arrowtriangle.backward.fill
    arrowtriangle.down arrowtriangle.down.circle arrowtriangle.forward.fill arrowtriangle.right.and.line.vertical.and.arrowtriangle.left
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.right.circle.fill arrowtriangle.up
    arrowtriangle.up.circle arrowtriangle.up.fill arrowtriangle.up.square aspectratio.fill av.remote backward backward.end
    backward.end.alt.fill backward.end.circle.fill bandage battery.25percent battery.75percent beats.fit.pro beats.fit.pro.chargingcase
    beats.fit.pro.chargingcase.fill beats.fit.pro.left beats.fit.pro.right bed.double bell.and.waves.left.and.right bell.square.fill
    binoculars binoculars.fill bird.circle bolt.car bolt.horizontal.circle.fill bolt.horizontal.fill bolt.horizontal.icloud
    bolt.horizontal.icloud.fill bolt.ring.closed bolt.trianglebadge.exclamationmark.fill bonjour book.circle bookmark.slash.fill brain
    brain.head.profile brazilianrealsign.circle brazilianrealsign.circle.fill brazilianrealsign.square brazilianrealsign.square.fill
    bubble bubble.left.and.bubble.right.fill bubble.right.fill bubbles.and.sparkles bus.doubledecker.fill
    button.angledbottom.horizontal.right button.horizontal button.horizontal.fill calendar.badge.minus calendar.badge.plus
    calendar.day.timeline.left camera.filters camera.macro camera.macro.circle camera.macro.circle.fill camera.metering.center.weighted
    camera.on.rectangle camera.shutter.button capsule.fill capsule.portrait.fill cart.circle cart.circle.fill cellularbars character
    character.bubble character.bubble.fill checklist.checked checkmark.rectangle checkmark.rectangle.fill chevron.compact.down
    chevron.left.2 chevron.left.slash.chevron.right chevron.right.2 chevron.right.circle.fill circle.and.line.horizontal circle.dotted
    circle.grid.2x1 circle.grid.2x2.fill circle.grid.cross.left.fill circle.inset.filled circle.lefthalf.filled.inverse circlebadge
    clear.fill clipboard clipboard.fill clock.badge.exclamationmark clock.badge.fill clock.badge.xmark cloud.bolt cloud.bolt.rain
    cloud.drizzle cloud.heavyrain cloud.heavyrain.fill cloud.moon cloud.moon.bolt cloud.moon.rain cloud.sleet cloud.sun.bolt
    cloud.sun.rain.fill cross.case cross.vial cube.transparent.fill cup.and.saucer cursorarrow.click cursorarrow.click.2
    cursorarrow.motionlines cylinder.fill decrease.indent dial.low dial.low.fill dial.medium.fill dice digitalcrown.arrow.clockwise.fill
    digitalcrown.arrow.counterclockwise.fill directcurrent doc.badge.gearshape.fill doc.circle doc.plaintext.fill door.left.hand.closed
    door.left.hand.open dots.and.line.vertical.and.cursorarrow.rectangle dpad dpad.right.fill drop.circle drop.circle.fill
    drop.triangle.fill ear.badge.waveform ellipsis.message.fill envelope.circle.fill equal.square.fill exclamationmark.2
    exclamationmark.3 exclamationmark.applewatch exclamationmark.icloud exclamationmark.icloud.fill exclamationmark.shield
    exclamationmark.shield.fill exclamationmark.square externaldrive.badge.checkmark externaldrive.badge.exclamationmark
    externaldrive.badge.person.crop externaldrive.badge.xmark eye.circle face.dashed face.smiling.inverse faxmachine figure.run
    figure.run.circle figure.stand.line.dotted.figure.stand figure.wave figure.wave.circle filemenu.and.cursorarrow
    filemenu.and.selection film.fill flip.horizontal flip.horizontal.fill folder.badge.gear folder.badge.minus folder.badge.person.crop
    folder.fill.badge.plus forward.end forward.end.circle.fill g.square gauge gauge.with.dots.needle.0percent
    gauge.with.dots.needle.100percent gauge.with.dots.needle.50percent gauge.with.dots.needle.bottom.50percent
    gauge.with.dots.needle.bottom.50percent.badge.plus gear.badge gear.circle.fill globe.americas.fill globe.europe.africa gobackward.10
    gobackward.30 gobackward.5 gobackward.minus goforward.30 goforward.5 goforward.plus gyroscope h.square hammer.circle
    hand.raised.slash hand.thumbsdown.fill hand.wave.fill hands.sparkles hare.fill heart.text.square heart.text.square.fill hifispeaker
    hifispeaker.and.homepodmini hifispeaker.and.homepodmini.fill hockey.puck.circle homepod.and.homepodmini homepod.and.homepodmini.fill
    homepodmini.2 homepodmini.2.fill homepodmini.fill hourglass.badge.plus hourglass.tophalf.filled humidity infinity.circle info.bubble
    ipad.and.iphone ipad.badge.play ipad.homebutton.badge.play ipad.homebutton.landscape.badge.play ipad.landscape.badge.play
    iphone.badge.play iphone.homebutton.badge.play iphone.homebutton.landscape ipodtouch.landscape key.horizontal.fill key.icloud
    keyboard.badge.ellipsis keyboard.onehanded.left keyboard.onehanded.left.fill laptopcomputer.trianglebadge.exclamationmark
    lasso.and.sparkles laurel.leading lifepreserver.fill light.beacon.max.fill lightbulb.circle lightbulb.led lightbulb.led.fill
    lightspectrum.horizontal lightswitch.on line.horizontal.3.decrease link.circle.fill link.icloud list.bullet.circle
    list.bullet.rectangle.portrait.fill list.dash.header.rectangle list.star list.triangle location.square.fill lock.applewatch lock.doc
    lock.icloud lock.open.display lock.slash lock.square lock.square.stack.fill lock.trianglebadge.exclamationmark m.square
    m.square.fill macbook.and.iphone macbook.gen2 macpro.gen2 macpro.gen3 macwindow.on.rectangle mail.stack.fill megaphone.fill
    memories.badge.plus memorychip.fill mic.circle mic.circle.fill minus.square.fill moon.stars.fill moonphase.first.quarter
    moonphase.full.moon moonphase.last.quarter moonphase.new.moon moonphase.waning.crescent moonphase.waning.gibbous
    moonphase.waxing.crescent moonphase.waxing.gibbous move.3d movieclapper mug.fill multiply multiply.square music.mic
    music.note.tv.fill music.quarternote.3 number.circle number.circle.fill octagon opticid oval.portrait paperclip.circle party.popper
    pause.rectangle pc pencil.and.scribble pencil.slash person.3.sequence person.and.arrow.left.and.arrow.right
    person.and.background.dotted person.crop.circle.badge.minus person.crop.circle.badge.moon person.crop.rectangle
    person.crop.rectangle.stack.fill person.fill.and.arrow.left.and.arrow.right person.fill.badge.minus person.fill.xmark
    phone.connection phone.down.fill photo.artframe photo.circle.fill pin.circle.fill pip pip.exit
    platter.filled.bottom.and.arrow.down.iphone platter.filled.top.and.arrow.up.iphone platter.filled.top.iphone play.laptopcomputer
    play.rectangle.on.rectangle.fill play.tv.fill playpause.circle.fill plus.bubble plus.rectangle plus.rectangle.on.folder
    plus.rectangle.on.rectangle plusminus.circle point.topleft.down.to.point.bottomright.curvepath
    point.topleft.filled.down.to.point.bottomright.curvepath power.circle poweroutlet.type.b puzzlepiece.extension.fill
    questionmark.diamond questionmark.diamond.fill questionmark.video quote.bubble.fill r.square rectangle.3.offgrid.fill
    rectangle.and.paperclip rectangle.badge.person.crop rectangle.dashed.badge.record rectangle.fill.badge.person.crop
    rectangle.fill.on.rectangle.fill rectangle.inset.filled rectangle.inset.filled.on.rectangle rectangle.inset.topleft.fill
    rectangle.leadinghalf.filled rectangle.on.rectangle.angled rectangle.portrait rectangle.portrait.fill rectangle.split.3x3
    rectangle.stack.badge.minus rectangle.topthird.inset rectangle.topthird.inset.fill rectangle.trailinghalf.filled
    rectangle.trailinghalf.inset.filled.arrow.trailing repeat.1.circle repeat.1.circle.fill repeat.circle repeat.circle.fill return
    road.lanes road.lanes.curved.right rotate.3d rotate.right ruler ruler.fill s.square safari.fill scale.3d scalemass scalemass.fill
    scissors.badge.ellipsis shield.checkerboard shield.lefthalf.filled shield.slash.fill shippingbox.and.arrow.backward shuffle.circle
    shuffle.circle.fill skew slash.circle.fill slider.horizontal.2.gobackward slider.vertical.3 smallcircle.filled.circle smiley snow
    space sparkles.square.filled.on.square speaker.1.fill speaker.2.fill speaker.square speaker.wave.2.bubble spigot
    square.3.layers.3d.down.backward square.3.layers.3d.down.forward square.3.layers.3d.down.left square.3.layers.3d.down.left.slash
    square.3.layers.3d.down.right square.3.layers.3d.down.right.slash square.3.layers.3d.top.filled square.3.stack.3d.slash
    square.and.arrow.down.on.square square.and.arrow.up.on.square square.bottomthird.inset.filled square.dashed.inset.filled
    square.fill.on.circle.fill square.filled.on.square square.grid.3x2 square.grid.3x3.fill.square square.grid.4x3.fill
    square.leadingthird.inset.filled square.on.circle square.on.square.dashed square.split.2x2 square.split.bottomrightquarter
    square.stack.3d.down.right.fill square.stack.fill square.text.square square.trailingthird.inset.filled squares.leading.rectangle
    stairs star.leadinghalf.fill star.slash.fill staroflife.fill storefront suitcase sun.dust sun.max.trianglebadge.exclamationmark.fill
    sunglasses.fill sunrise sunset swiftdata syringe text.alignright text.badge.star text.book.closed text.bubble.fill text.insert
    text.justify text.justify.leading text.justify.left text.justify.right text.justify.trailing text.justifyleft text.quote
    textformat.alt textformat.size.larger textformat.size.smaller textformat.subscript textformat.superscript thermometer
    thermometer.snowflake togglepower train.side.front.car tram.tunnel.fill trash.circle trash.circle.fill tray.2.fill
    tray.and.arrow.down tray.and.arrow.down.fill tray.and.arrow.up.fill tree tv.circle.fill v.square video.slash view.3d
    viewfinder.rectangular visionpro.slash wand.and.rays wave.3.right.circle waveform.badge.magnifyingglass waveform.badge.plus
    waveform.circle waveform.circle.fill wifi.router.fill window.shade.closed window.shade.open wineglass wrench.fill x.squareroot
    xmark.diamond.fill xmark.shield zzz
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
