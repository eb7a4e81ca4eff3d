import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T

Item {
    id: root
    property var popups: []
    property var makers: []

    /* Made when they open and destroyed when they have closed, or made once. */
    property bool isMadeAnew: false

    function settle(number, isShown) {
        if (isShown) {
            if (isMadeAnew) popups[number] = makers[number]();
            popups[number].open();
        } else {
            popups[number].close();
            if (isMadeAnew) popups[number].destroy();
        }
    }

    Component {
        id: modal
        Popup {
            property int number
            modal: true
            dim: false
            closePolicy: Popup.NoAutoClose
            padding: 0
            width: 160
            height: 80
            enter: null
            exit: null
            background: Rectangle { color: "#99cce6" }
            contentItem: Text {
                text: "Modal " + number
                textFormat: Text.PlainText
                font { family: "Inter"; pixelSize: 15 }
                color: "black"
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
            }
        }
    }

    Component {
        id: dialog
        Popup {
            property int number
            property string message
            modal: true
            closePolicy: Popup.NoAutoClose
            padding: 16
            width: 260
            height: 140
            enter: null
            exit: null
            T.Overlay.modal: Rectangle { color: "#4d000000" }
            background: Rectangle { color: "#f5f5f7"; radius: 12 }
            contentItem: ColumnLayout {
                spacing: 8
                Text {
                    text: "Modal " + number
                    textFormat: Text.PlainText
                    font { family: "Inter"; pixelSize: 17; weight: Font.DemiBold }
                    Layout.alignment: Qt.AlignHCenter
                }
                Text {
                    text: message
                    textFormat: Text.PlainText
                    font { family: "Inter"; pixelSize: 13 }
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                }
                RowLayout {
                    spacing: 8
                    Button { text: "Cancel"; Layout.fillWidth: true }
                    Button { text: "OK"; Layout.fillWidth: true }
                }
            }
        }
    }

    function make(number, left, top, message) {
        let values = { number: number, x: left, y: top };
        if (message !== "") values.message = message;
        makers.push(() => (message === "" ? modal : dialog).createObject(root, values));
        popups.push(isMadeAnew ? null : makers[number]());
    }
}
