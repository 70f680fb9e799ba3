-- An entry that is sent again, because its answer was lost, is the same entry.
ALTER TABLE form_entries ADD COLUMN idempotency_key text UNIQUE;
-- Fields that are asked only of those who gave certain answers before.
ALTER TABLE form_fields
  ADD COLUMN depends_on text NOT NULL DEFAULT '',
  ADD COLUMN depends_on_values jsonb NOT NULL DEFAULT '[]';
