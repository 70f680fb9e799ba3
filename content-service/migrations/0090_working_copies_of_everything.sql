-- Everything that has modules has working copies, versions and plans: known by type and id, as its modules are.

ALTER TABLE page_drafts DROP CONSTRAINT page_drafts_page_id_fkey;
ALTER TABLE page_drafts RENAME TO drafts;
ALTER TABLE drafts RENAME COLUMN page_id TO object_id;
ALTER TABLE drafts ADD COLUMN content_type text NOT NULL DEFAULT 'page';
ALTER TABLE drafts ALTER COLUMN content_type DROP DEFAULT;
ALTER TABLE drafts DROP CONSTRAINT page_drafts_pkey;
ALTER TABLE drafts ADD PRIMARY KEY (content_type, object_id);

ALTER TABLE page_versions DROP CONSTRAINT page_versions_page_id_fkey;
DROP INDEX page_versions_page;
ALTER TABLE page_versions RENAME TO versions;
ALTER TABLE versions RENAME COLUMN page_id TO object_id;
ALTER TABLE versions ADD COLUMN content_type text NOT NULL DEFAULT 'page';
ALTER TABLE versions ALTER COLUMN content_type DROP DEFAULT;
CREATE INDEX versions_object ON versions (content_type, object_id, id);

ALTER TABLE page_schedule DROP CONSTRAINT page_schedule_page_id_fkey;
DROP INDEX page_schedule_at;
DROP INDEX page_schedule_page;
ALTER TABLE page_schedule RENAME TO planned_changes;
ALTER TABLE planned_changes RENAME COLUMN page_id TO object_id;
ALTER TABLE planned_changes ADD COLUMN content_type text NOT NULL DEFAULT 'page';
ALTER TABLE planned_changes ALTER COLUMN content_type DROP DEFAULT;
CREATE INDEX planned_changes_at ON planned_changes (at);
CREATE INDEX planned_changes_object ON planned_changes (content_type, object_id, at);

-- Who is here is forgotten within seconds.
DROP TABLE presence;
CREATE TABLE presence (
  content_type text NOT NULL,
  object_id integer NOT NULL,
  client text NOT NULL,
  username text NOT NULL,
  name text NOT NULL,
  module integer,
  seen_at timestamp with time zone NOT NULL,
  PRIMARY KEY (content_type, object_id, client)
);

-- What belongs to modules goes with what they stand on.
CREATE OR REPLACE FUNCTION remove_modules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM modules WHERE content_type = TG_ARGV[0] AND object_id = OLD.id;
  DELETE FROM drafts WHERE content_type = TG_ARGV[0] AND object_id = OLD.id;
  DELETE FROM versions WHERE content_type = TG_ARGV[0] AND object_id = OLD.id;
  DELETE FROM planned_changes WHERE content_type = TG_ARGV[0] AND object_id = OLD.id;
  DELETE FROM presence WHERE content_type = TG_ARGV[0] AND object_id = OLD.id;
  RETURN NULL;
END $$;
