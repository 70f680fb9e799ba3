-- Texts of a module as their languages last fitted each other, by field: where one was changed and the other was not.

ALTER TABLE modules ADD COLUMN in_step jsonb;
