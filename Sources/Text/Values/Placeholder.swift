// Values
