-- What the nightly checks found on what visitors see: one line for each page, event, article … on which something is wrong.

CREATE TABLE site_findings (
  content_type text NOT NULL,
  object_id integer NOT NULL,
  title text NOT NULL,
  findings jsonb NOT NULL,
  errors integer NOT NULL,
  checked_at timestamp with time zone NOT NULL,
  PRIMARY KEY (content_type, object_id)
);
