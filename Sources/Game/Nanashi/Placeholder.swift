// Nanashi
