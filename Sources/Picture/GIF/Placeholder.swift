// GIF
