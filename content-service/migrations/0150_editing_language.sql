-- What language somebody edits in, where they have chosen one that is not that of the rest of their interface.

ALTER TABLE users ADD COLUMN editing_language text;
