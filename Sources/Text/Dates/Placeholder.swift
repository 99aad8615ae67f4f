// Dates
