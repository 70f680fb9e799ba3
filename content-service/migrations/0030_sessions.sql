-- What users see of their own sessions: since when, when last used, in what kind of browser.
ALTER TABLE sessions
  ADD COLUMN created_at timestamp with time zone NOT NULL DEFAULT now(),
  ADD COLUMN seen_at timestamp with time zone NOT NULL DEFAULT now(),
  ADD COLUMN client text NOT NULL DEFAULT '';
