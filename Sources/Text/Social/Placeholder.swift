// Social
