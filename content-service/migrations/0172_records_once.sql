-- A record that is sent again, because its answer was lost, is the same record.
ALTER TABLE audit_trail ADD COLUMN idempotency_key text UNIQUE;
