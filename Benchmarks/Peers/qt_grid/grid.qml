import QtQuick

GridView {
    model: 1000000
    reuseItems: true
    interactive: false
    cellWidth: 100
    cellHeight: 100
    delegate: Item {
        required property int index
        width: 100
        height: 100
        Rectangle {
            anchors { fill: parent; margins: 4 }
            radius: 8
            color: ["#d6e8fa", "#dff2e1", "#fbe8d3"][parent.index % 3]
            Text {
                anchors.centerIn: parent
                text: "Cell " + parent.parent.index
                textFormat: Text.PlainText
                font { family: "Inter"; pixelSize: 13 }
                color: "black"
            }
        }
    }
}
