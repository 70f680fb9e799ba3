-- What visitors agreed to and when: the proof that data protection law asks for. The id is random and names nobody.
CREATE TABLE consent_records (
  number bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY NOT NULL,
  id uuid NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  revision integer NOT NULL,
  categories jsonb NOT NULL,
  services jsonb NOT NULL,
  locale text NOT NULL
);
CREATE INDEX consent_records_id ON consent_records (id);
CREATE INDEX consent_records_recorded_at ON consent_records (recorded_at);
