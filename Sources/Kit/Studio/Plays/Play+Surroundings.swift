import Stage

extension Play {
    /// Whether its actor draws something around what it shows, a window or a device, and a picture of it has that shape.
    var hasOwnShape: Bool { isTerminal || drawsDevices }

    /// Whether a terminal is shown.
    var isTerminal: Bool { ["terminal", "cast"].contains(game.value) }

    /// Whether its actor draws devices.
    var drawsDevices: Bool { game.value == "screens" }

    /// Whether it draws one, and no second one is wanted.
    var hasDevice: Bool { drawsDevices && settings["device"]?.value != ["bare"] }
}
