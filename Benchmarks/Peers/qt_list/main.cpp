// Qt Quick's ListView over the same rows. Usage: qt_list idle | scroll [FRAMES] | jump [FRAMES] | show [OFFSET]; LIST_QML names
// list.qml, or grid.qml where LIST_IS_GRID is set.
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickView>
#include <QTimer>
#include <QUrl>
#include <unistd.h>

#include "list_script.h"

int main(int argc, char **argv) {
  ListScript script;
  if (!list_script_begin(&script, argc, argv)) return 2;
  if (qEnvironmentVariableIsSet("LIST_IS_GRID")) script.extent = GRID_EXTENT;
  QGuiApplication application(argc, argv);
  QQuickView view;
  view.setResizeMode(QQuickView::SizeRootObjectToView);
  view.resize(LIST_WIDTH, LIST_HEIGHT);
  view.setSource(QUrl::fromLocalFile(qEnvironmentVariable("LIST_QML", "list.qml")));
  if (view.status() != QQuickView::Ready) return 1;

  // The software renderer waits for no display, so a timer gives it the sixty frames a second that the others have.
  QTimer clock;
  clock.setTimerType(Qt::PreciseTimer);
  clock.setInterval(16);
  bool isRunning = false, isMoveDrawn = true;
  QObject::connect(&view, &QQuickWindow::frameSwapped, &application, [&] {
    list_script_drew(&script);
    isMoveDrawn = true;
    if (isRunning) return;
    isRunning = true;
    if (!list_script_first_frame(&script)) _exit(0);
    clock.start();
  });
  QObject::connect(&clock, &QTimer::timeout, &application, [&] {
    // A move that hasn't been drawn yet gets its frame before the next one.
    if (!isMoveDrawn) return;
    switch (list_script_tick(&script)) {
      case LIST_REST: break;
      case LIST_MOVE:
        isMoveDrawn = false;
        view.rootObject()->setProperty("contentY", script.offset);
        break;
      case LIST_END: _exit(0);
    }
  });
  view.show();
  return application.exec();
}
