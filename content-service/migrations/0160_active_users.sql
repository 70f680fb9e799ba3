-- An account that nobody may log in with for a time, or no longer: its name stays with what it wrote.

ALTER TABLE users ADD COLUMN is_active boolean NOT NULL DEFAULT true;
