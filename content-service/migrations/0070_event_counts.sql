-- Lists of the programme at any size: they are counted without reading events, and read in the order of time by every filter.

-- When the event of a tag begins, so that one index serves a tag's list. Kept by triggers; whoever writes tags need not know it.
ALTER TABLE event_tags ADD COLUMN date_start timestamp with time zone;
UPDATE event_tags SET date_start = events.date_start FROM events WHERE events.id = event_id;

CREATE FUNCTION event_tag_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A change of the date that is under way in another transaction is waited for. While an archive is restored the event may come later.
  NEW.date_start := coalesce((SELECT date_start FROM events WHERE id = NEW.event_id FOR SHARE), NEW.date_start);
  RETURN NEW;
END $$;
CREATE TRIGGER date BEFORE INSERT OR UPDATE OF event_id ON event_tags FOR EACH ROW EXECUTE FUNCTION event_tag_date();

CREATE FUNCTION event_tags_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE event_tags SET date_start = NEW.date_start WHERE event_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER tags AFTER UPDATE OF date_start ON events FOR EACH ROW WHEN (OLD.date_start <> NEW.date_start) EXECUTE FUNCTION event_tags_follow();

CREATE INDEX events_room ON events (room_id, date_start, id);
CREATE INDEX events_type ON events (type_id, date_start, id);
CREATE INDEX events_genre ON events (genre_id, date_start, id);
DROP INDEX events_series;
CREATE INDEX events_series ON events (series_id, date_start, id);
DROP INDEX event_tags_term;
CREATE INDEX event_tags_term ON event_tags (term_id, date_start, event_id);

-- How many events begin on a day in Berlin, of all ('all', key 0) and by what lists are filtered by. Rows are only added, +1 and -1, so that
-- no writer waits for another; a number is their sum, and the service puts rows together from time to time.
CREATE TABLE event_counts (
  facet text NOT NULL,
  key integer NOT NULL,
  day date NOT NULL,
  events integer NOT NULL
);
CREATE INDEX event_counts_day ON event_counts (facet, key, day) INCLUDE (events);

CREATE FUNCTION berlin_day(instant timestamp with time zone) RETURNS date LANGUAGE sql STABLE AS $$ SELECT (instant AT TIME ZONE 'Europe/Berlin')::date $$;

CREATE FUNCTION count_events_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_counts
    SELECT facet, key, day, count(*) FROM (SELECT *, berlin_day(date_start) AS day FROM added) AS added,
      LATERAL (VALUES ('all', 0), ('room', room_id), ('type', type_id), ('genre', genre_id), ('series', series_id)) AS facets (facet, key)
    WHERE key IS NOT NULL GROUP BY facet, key, day;
  RETURN NULL;
END $$;

CREATE FUNCTION count_events_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_counts
    SELECT facet, key, day, -count(*) FROM (SELECT *, berlin_day(date_start) AS day FROM gone) AS gone,
      LATERAL (VALUES ('all', 0), ('room', room_id), ('type', type_id), ('genre', genre_id), ('series', series_id)) AS facets (facet, key)
    WHERE key IS NOT NULL GROUP BY facet, key, day;
  RETURN NULL;
END $$;

CREATE FUNCTION count_events_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_counts
    SELECT facet, key, day, sum(change) FROM (
      SELECT -1 AS change, berlin_day(date_start) AS day, room_id, type_id, genre_id, series_id FROM gone
      UNION ALL SELECT 1, berlin_day(date_start), room_id, type_id, genre_id, series_id FROM added) AS changed,
      LATERAL (VALUES ('all', 0), ('room', room_id), ('type', type_id), ('genre', genre_id), ('series', series_id)) AS facets (facet, key)
    WHERE key IS NOT NULL GROUP BY facet, key, day HAVING sum(change) <> 0;
  RETURN NULL;
END $$;

CREATE TRIGGER count_added AFTER INSERT ON events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_events_added();
CREATE TRIGGER count_gone AFTER DELETE ON events REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_events_gone();
CREATE TRIGGER count_changed AFTER UPDATE ON events REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_events_changed();

CREATE FUNCTION count_tags_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_counts SELECT 'tag', term_id, berlin_day(date_start), count(*) FROM added WHERE date_start IS NOT NULL GROUP BY 2, 3;
  RETURN NULL;
END $$;

CREATE FUNCTION count_tags_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_counts SELECT 'tag', term_id, berlin_day(date_start), -count(*) FROM gone WHERE date_start IS NOT NULL GROUP BY 2, 3;
  RETURN NULL;
END $$;

CREATE FUNCTION count_tags_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_counts
    SELECT 'tag', term_id, berlin_day(date_start), sum(change) FROM (
      SELECT -1 AS change, term_id, date_start FROM gone UNION ALL SELECT 1, term_id, date_start FROM added) AS changed
    WHERE date_start IS NOT NULL GROUP BY 2, 3 HAVING sum(change) <> 0;
  RETURN NULL;
END $$;

CREATE TRIGGER count_added AFTER INSERT ON event_tags REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_tags_added();
CREATE TRIGGER count_gone AFTER DELETE ON event_tags REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_tags_gone();
CREATE TRIGGER count_changed AFTER UPDATE ON event_tags REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_tags_changed();

-- From the events themselves; for this migration, and for whoever has written behind the triggers' back.
CREATE FUNCTION count_events_anew() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE events, event_tags IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM event_counts;
  INSERT INTO event_counts
    SELECT facet, key, berlin_day(date_start), count(*) FROM events,
      LATERAL (VALUES ('all', 0), ('room', room_id), ('type', type_id), ('genre', genre_id), ('series', series_id)) AS facets (facet, key)
    WHERE key IS NOT NULL GROUP BY 1, 2, 3;
  INSERT INTO event_counts SELECT 'tag', term_id, berlin_day(date_start), count(*) FROM event_tags GROUP BY 2, 3;
$$;
SELECT count_events_anew();
