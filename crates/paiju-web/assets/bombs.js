// bombs
