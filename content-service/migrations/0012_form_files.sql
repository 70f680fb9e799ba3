-- Files of forms. Without an entry they wait for one, for a day at most.
CREATE TABLE form_files (
  id text PRIMARY KEY NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  mime text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  entry_id integer REFERENCES form_entries (id) ON DELETE CASCADE
);
CREATE INDEX form_files_entry ON form_files (entry_id);
