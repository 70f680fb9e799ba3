-- A new name of a term changes the documents that mention it, and no others: with a hundred thousand events, all is too much.
CREATE OR REPLACE FUNCTION search_mark_mentions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'persons' THEN
    INSERT INTO search_stale
      SELECT DISTINCT CASE WHEN event_id IS NULL THEN 'production' ELSE 'event' END, coalesce(event_id, production_id)
      FROM team_members WHERE person_id = NEW.id ON CONFLICT DO NOTHING;
  ELSIF TG_TABLE_NAME = 'rooms' THEN
    INSERT INTO search_stale SELECT 'event', id FROM events WHERE room_id = NEW.id ON CONFLICT DO NOTHING;
  ELSIF TG_TABLE_NAME = 'venues' THEN
    INSERT INTO search_stale SELECT 'event', events.id FROM events JOIN rooms ON rooms.id = room_id WHERE venue_id = NEW.id ON CONFLICT DO NOTHING;
  ELSIF TG_TABLE_NAME = 'series' THEN
    INSERT INTO search_stale SELECT 'event', id FROM events WHERE series_id = NEW.id ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO search_stale
      SELECT 'event', id FROM events WHERE type_id = NEW.id OR genre_id = NEW.id
      UNION SELECT 'event', event_id FROM event_tags WHERE term_id = NEW.id
      UNION SELECT 'production', id FROM productions WHERE type_id = NEW.id OR season_id = NEW.id OR genre_id = NEW.id
      UNION SELECT 'production', production_id FROM production_tags WHERE term_id = NEW.id
      UNION SELECT 'person', id FROM persons WHERE category_id = NEW.id
      UNION SELECT 'article', article_id FROM article_terms WHERE term_id = NEW.id
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
