-- What visitors saw when a publication was planned: what was published since then is brought together with it.
ALTER TABLE planned_changes ADD COLUMN base jsonb;
