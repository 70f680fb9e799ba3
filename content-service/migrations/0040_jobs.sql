-- Work that is done after the answer: once, by one of the instances, and again until it succeeds.
CREATE TABLE jobs (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  key text,
  payload jsonb NOT NULL,
  run_at timestamp with time zone NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  again boolean NOT NULL DEFAULT false,
  lease text,
  lease_until timestamp with time zone,
  failed_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone NOT NULL
);
CREATE UNIQUE INDEX jobs_key ON jobs (kind, key) WHERE key IS NOT NULL;
CREATE INDEX jobs_due ON jobs (kind, run_at) WHERE failed_at IS NULL;
