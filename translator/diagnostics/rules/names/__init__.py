"""WB1xxx: names, headers and what the preprocessor decides."""
