-- A page may go where one stands that moves along with it: both have been moved when paths are compared.
ALTER TABLE pages
  DROP CONSTRAINT pages_path_de_key, ADD CONSTRAINT pages_path_de_key UNIQUE (path_de) DEFERRABLE,
  DROP CONSTRAINT pages_path_en_key, ADD CONSTRAINT pages_path_en_key UNIQUE (path_en) DEFERRABLE;
