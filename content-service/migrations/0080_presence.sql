-- Who has which page open to edit it, and where they are. Lines that are not renewed mean nothing after some seconds.

CREATE TABLE presence (
  page_id integer NOT NULL REFERENCES pages (id) ON DELETE CASCADE,
  client text NOT NULL,
  username text NOT NULL,
  name text NOT NULL,
  module integer,
  seen_at timestamp with time zone NOT NULL,
  PRIMARY KEY (page_id, client)
);
