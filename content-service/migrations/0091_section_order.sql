-- The parts of an event's or a production's page, from top to bottom; empty: as the settings of the house say.

ALTER TABLE events ADD COLUMN section_order text[] NOT NULL DEFAULT '{}';
ALTER TABLE productions ADD COLUMN section_order text[] NOT NULL DEFAULT '{}';
