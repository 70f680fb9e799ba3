-- What a file that is imported calls an event: a second import knows it by that.
ALTER TABLE events ADD COLUMN external_id text;
CREATE UNIQUE INDEX events_external_id ON events (external_id);
