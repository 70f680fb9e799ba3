-- Whom a form tells of its entries, what it writes to visitors, and for how many days it keeps what they sent.
-- Forms that are there keep their entries until somebody says for how long; new ones for half a year.
ALTER TABLE forms
  ADD COLUMN notification_address text NOT NULL DEFAULT '',
  ADD COLUMN confirmation_text jsonb NOT NULL DEFAULT '{"de": "", "en": ""}',
  ADD COLUMN keep_days integer CHECK (keep_days BETWEEN 1 AND 3650);
ALTER TABLE forms ALTER COLUMN keep_days SET DEFAULT 180;
CREATE INDEX form_entries_form ON form_entries (form_id, created_at);
