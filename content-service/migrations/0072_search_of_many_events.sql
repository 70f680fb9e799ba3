-- Events are many and everything else is few: each is searched without the other.
DROP INDEX search_documents_vector;
CREATE INDEX search_documents_events ON search_documents USING gin (vector) WITH (fastupdate = off) WHERE type = 'event';
CREATE INDEX search_documents_others ON search_documents USING gin (vector) WITH (fastupdate = off) WHERE type <> 'event';
-- What is found too often to be ranked in full is read from here on: the events that end next, and those that ended last.
CREATE INDEX search_documents_by_end ON search_documents (locale, ends_at) WHERE type = 'event';
