// Highlighting
