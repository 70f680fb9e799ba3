-- Which way of making documents the index was built in: another one has it built anew.
CREATE TABLE search_version (
  id integer PRIMARY KEY NOT NULL DEFAULT 1,
  version integer NOT NULL
);

-- Its counts change with every write: room for new versions of a row beside the old, so that no index has to learn of them.
ALTER TABLE search_words SET (fillfactor = 70);

-- The most frequent titles for one or two letters, without reading and sorting all that begin with them.
CREATE INDEX search_titles_first ON search_titles (locale, "left"(key, 1), documents DESC, title);
CREATE INDEX search_titles_second ON search_titles (locale, "left"(key, 2), documents DESC, title);
