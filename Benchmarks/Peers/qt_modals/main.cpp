// Qt Quick's Popups, which come and go. Usage as in modal_script.h; MODALS_QML names modals.qml; with
// MODALS_QT=anew in the environment a popup is made when it opens and destroyed when it has closed, else once.
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickView>
#include <QTimer>
#include <QUrl>
#include <unistd.h>

#include <vector>

#include "modal_script.h"

int main(int argc, char **argv) {
  ModalScript script;
  if (!modal_script_begin(&script, argc, argv)) return 2;
  QGuiApplication application(argc, argv);
  QQuickView view;
  view.setResizeMode(QQuickView::SizeRootObjectToView);
  view.resize(LIST_WIDTH, LIST_HEIGHT);
  view.setSource(QUrl::fromLocalFile(qEnvironmentVariable("MODALS_QML", "modals.qml")));
  if (view.status() != QQuickView::Ready) return 1;
  QObject *root = view.rootObject();
  root->setProperty("isMadeAnew", qEnvironmentVariable("MODALS_QT") == "anew");
  std::vector<bool> shown(static_cast<size_t>(modal_script_boxes(&script)));
  for (int number = 0; number < modal_script_boxes(&script); number++) {
    QMetaObject::invokeMethod(
        root, "make", Q_ARG(QVariant, number), Q_ARG(QVariant, modal_script_left(number)), Q_ARG(QVariant, modal_script_top(number)),
        Q_ARG(QVariant, QString(script.is_dialog ? DIALOG_MESSAGE : "")));
  }
  auto settle = [&] {
    for (int number = 0; number < modal_script_boxes(&script); number++) {
      bool isShown = modal_script_shows(&script, number) != 0;
      if (shown[static_cast<size_t>(number)] == isShown) continue;
      shown[static_cast<size_t>(number)] = isShown;
      QMetaObject::invokeMethod(root, "settle", Q_ARG(QVariant, number), Q_ARG(QVariant, isShown));
    }
  };

  // The software renderer waits for no display, so a timer gives it the sixty frames a second that the others have.
  QTimer clock;
  clock.setTimerType(Qt::PreciseTimer);
  clock.setInterval(16);
  bool isRunning = false, isMoveDrawn = true;
  QObject::connect(&view, &QQuickWindow::frameSwapped, &application, [&] {
    modal_script_drew(&script);
    isMoveDrawn = true;
    if (isRunning) return;
    isRunning = true;
    if (!modal_script_first_frame(&script)) _exit(0);
    clock.start();
  });
  QObject::connect(&clock, &QTimer::timeout, &application, [&] {
    // A move that hasn't been drawn yet gets its frame before the next one.
    if (!isMoveDrawn) return;
    switch (modal_script_tick(&script)) {
      case LIST_REST: break;
      case LIST_MOVE:
        // The first one may have nothing to show.
        isMoveDrawn = script.moved == 0;
        settle();
        break;
      case LIST_END: _exit(0);
    }
  });
  view.show();
  return application.exec();
}
