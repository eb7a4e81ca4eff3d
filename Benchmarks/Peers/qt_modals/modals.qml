import QtQuick
import QtQuick.Controls.Basic

Item {
    id: root
    property var popups: []

    function settle(number, isShown) {
        if (isShown) popups[number].open(); else popups[number].close();
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

    function make(number, left, top) {
        popups.push(modal.createObject(root, { number: number, x: left, y: top }));
    }
}
