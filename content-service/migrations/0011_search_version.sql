-- Which way of making documents the index was built in: another one has it built anew.
CREATE TABLE search_version (
  id integer PRIMARY KEY NOT NULL DEFAULT 1,
  version integer NOT NULL
);

-- The most frequent completions of one or two letters, without reading and sorting everything that begins with them.
CREATE INDEX search_words_first ON search_words (locale, "left"(word, 1), documents DESC, word);
CREATE INDEX search_words_second ON search_words (locale, "left"(word, 2), documents DESC, word);
CREATE INDEX search_titles_first ON search_titles (locale, "left"(key, 1), documents DESC, title);
CREATE INDEX search_titles_second ON search_titles (locale, "left"(key, 2), documents DESC, title);
