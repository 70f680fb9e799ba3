-- Events are found by the title and the team of their production, venues by their rooms: a change there changes their documents, too.
CREATE FUNCTION search_mark_events_of(production integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_stale SELECT 'event', id FROM events WHERE production_id = production ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION search_mark_within() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'persons' THEN
    PERFORM search_mark_events_of(production_id) FROM team_members WHERE person_id = NEW.id AND production_id IS NOT NULL;
  ELSIF TG_TABLE_NAME = 'productions' THEN
    PERFORM search_mark_events_of(NEW.id);
  ELSE
    IF TG_OP <> 'INSERT' THEN PERFORM search_mark_events_of(OLD.production_id); END IF;
    IF TG_OP <> 'DELETE' THEN PERFORM search_mark_events_of(NEW.production_id); END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_within AFTER UPDATE OF first_name, last_name ON persons FOR EACH ROW EXECUTE FUNCTION search_mark_within();
CREATE TRIGGER search_within AFTER UPDATE OF title ON productions FOR EACH ROW EXECUTE FUNCTION search_mark_within();
CREATE TRIGGER search_within AFTER INSERT OR UPDATE OR DELETE ON team_members FOR EACH ROW EXECUTE FUNCTION search_mark_within();
CREATE TRIGGER search_venue AFTER INSERT OR UPDATE OR DELETE ON rooms FOR EACH ROW EXECUTE FUNCTION search_mark('venue', 'venue_id');

-- What was missed until now.
INSERT INTO search_stale
  SELECT 'event', id FROM events WHERE production_id IS NOT NULL UNION ALL SELECT 'venue', id FROM venues
ON CONFLICT DO NOTHING;
