"""What a reader would stumble over in the texts, found without reading them: forms, numbers, quotes, lengths."""
