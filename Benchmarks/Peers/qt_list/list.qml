import QtQuick

ListView {
    model: 1000000
    reuseItems: true
    interactive: false
    delegate: Item {
        required property int index
        width: ListView.view.width
        height: 44
        Text {
            x: 16; y: 5
            text: "Row " + parent.index
            textFormat: Text.PlainText
            font { family: "Inter"; pixelSize: 15 }
            color: "black"
        }
        Text {
            x: 16; y: 25
            text: "Detail of row " + parent.index
            textFormat: Text.PlainText
            font { family: "Inter"; pixelSize: 11 }
            color: "#808080"
        }
    }
}
