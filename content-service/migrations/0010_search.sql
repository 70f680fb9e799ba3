-- The search index: one document per language and item, the words and titles in them, and what waits to be indexed.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE search_documents (
  locale text NOT NULL,
  type text NOT NULL,
  object_id integer NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  title_key text NOT NULL,
  text text NOT NULL,
  body text NOT NULL,
  picture_id integer,
  visible_from timestamp with time zone,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  words text[] NOT NULL,
  vector tsvector NOT NULL,
  PRIMARY KEY (locale, type, object_id)
);
-- Without a pending list: it would be searched from end to end until somebody vacuums.
CREATE INDEX search_documents_vector ON search_documents USING gin (vector) WITH (fastupdate = off);

CREATE TABLE search_words (
  locale text NOT NULL,
  word text NOT NULL,
  shown text NOT NULL,
  stem text,
  documents integer NOT NULL,
  PRIMARY KEY (locale, word)
);
CREATE INDEX search_words_prefix ON search_words (locale, word text_pattern_ops);
CREATE INDEX search_words_stem ON search_words (locale, stem);
CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

CREATE INDEX search_words_gone ON search_words (locale) WHERE documents <= 0;

CREATE TABLE search_titles (
  locale text NOT NULL,
  key text NOT NULL,
  title text NOT NULL,
  documents integer NOT NULL,
  PRIMARY KEY (locale, key, title)
);
CREATE INDEX search_titles_prefix ON search_titles (locale, key text_pattern_ops);

CREATE INDEX search_titles_gone ON search_titles (locale) WHERE documents <= 0;

CREATE TABLE search_stale (
  type text NOT NULL,
  object_id integer NOT NULL,
  PRIMARY KEY (type, object_id)
);

CREATE TABLE search_log (
  day date NOT NULL,
  locale text NOT NULL,
  term text NOT NULL,
  searches integer NOT NULL,
  hits integer NOT NULL,
  PRIMARY KEY (day, locale, term)
);

-- Whatever writes content, through whichever path, marks it: TG_ARGV is the type and the column that holds its id.
CREATE FUNCTION search_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO search_stale SELECT TG_ARGV[0], (to_jsonb(OLD)->>TG_ARGV[1])::integer
      WHERE to_jsonb(OLD)->>TG_ARGV[1] IS NOT NULL ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_stale SELECT TG_ARGV[0], (to_jsonb(NEW)->>TG_ARGV[1])::integer
      WHERE to_jsonb(NEW)->>TG_ARGV[1] IS NOT NULL ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER search AFTER INSERT OR UPDATE OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION search_mark('event', 'id');
CREATE TRIGGER search AFTER INSERT OR UPDATE OR DELETE ON event_tags FOR EACH ROW EXECUTE FUNCTION search_mark('event', 'event_id');
CREATE TRIGGER search AFTER INSERT OR UPDATE OR DELETE ON productions FOR EACH ROW EXECUTE FUNCTION search_mark('production', 'id');
CREATE TRIGGER search AFTER INSERT OR UPDATE OR DELETE ON production_tags FOR EACH ROW EXECUTE FUNCTION search_mark('production', 'production_id');
CREATE TRIGGER search_event AFTER INSERT OR UPDATE OR DELETE ON team_members FOR EACH ROW EXECUTE FUNCTION search_mark('event', 'event_id');
CREATE TRIGGER search_production AFTER INSERT OR UPDATE OR DELETE ON team_members FOR EACH ROW EXECUTE FUNCTION search_mark('production', 'production_id');
CREATE TRIGGER search AFTER INSERT OR UPDATE OR DELETE ON persons FOR EACH ROW EXECUTE FUNCTION search_mark('person', 'id');
CREATE TRIGGER search AFTER INSERT OR UPDATE OR DELETE ON venues FOR EACH ROW EXECUTE FUNCTION search_mark('venue', 'id');
CREATE TRIGGER search AFTER INSERT OR UPDATE OR DELETE ON series FOR EACH ROW EXECUTE FUNCTION search_mark('series', 'id');
CREATE TRIGGER search AFTER INSERT OR UPDATE OR DELETE ON articles FOR EACH ROW EXECUTE FUNCTION search_mark('article', 'id');
CREATE TRIGGER search AFTER INSERT OR UPDATE OR DELETE ON article_terms FOR EACH ROW EXECUTE FUNCTION search_mark('article', 'article_id');
CREATE TRIGGER search AFTER INSERT OR UPDATE OR DELETE ON pages FOR EACH ROW EXECUTE FUNCTION search_mark('page', 'id');

CREATE FUNCTION search_mark_module() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO search_stale VALUES (OLD.content_type, OLD.object_id) ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_stale VALUES (NEW.content_type, NEW.object_id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search AFTER INSERT OR UPDATE OR DELETE ON modules FOR EACH ROW EXECUTE FUNCTION search_mark_module();

-- Everything that visitors can find.
CREATE FUNCTION search_mark_all() RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_stale
    SELECT 'event', id FROM events UNION ALL SELECT 'production', id FROM productions UNION ALL SELECT 'person', id FROM persons
    UNION ALL SELECT 'venue', id FROM venues UNION ALL SELECT 'series', id FROM series UNION ALL SELECT 'article', id FROM articles
    UNION ALL SELECT 'page', id FROM pages
  ON CONFLICT DO NOTHING
$$;

-- A new name of a term, a room, a venue, a person or a series changes the documents that mention it.
CREATE FUNCTION search_mark_mentions() RETURNS trigger LANGUAGE plpgsql AS $$
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
    PERFORM search_mark_all();
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_mentions AFTER UPDATE OF first_name, last_name ON persons FOR EACH ROW EXECUTE FUNCTION search_mark_mentions();
CREATE TRIGGER search_mentions AFTER UPDATE OF name, venue_id ON rooms FOR EACH ROW EXECUTE FUNCTION search_mark_mentions();
CREATE TRIGGER search_mentions AFTER UPDATE OF name ON venues FOR EACH ROW EXECUTE FUNCTION search_mark_mentions();
CREATE TRIGGER search_mentions AFTER UPDATE OF name ON series FOR EACH ROW EXECUTE FUNCTION search_mark_mentions();
CREATE TRIGGER search_mentions AFTER UPDATE OF name ON terms FOR EACH ROW EXECUTE FUNCTION search_mark_mentions();

-- Content that was there before the index.
SELECT search_mark_all();
