-- Failed logins of the last minutes, for all instances. Keys are hashes; a crash may forget them, hence no log of their own.
CREATE UNLOGGED TABLE failed_logins (
  key text PRIMARY KEY NOT NULL,
  failures smallint NOT NULL,
  until timestamp with time zone NOT NULL
);
CREATE INDEX failed_logins_until ON failed_logins (until);
