// hand
