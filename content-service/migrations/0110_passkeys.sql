-- Passkeys of users (WebAuthn), and challenges that wait to be answered.

CREATE TABLE passkeys (
  id text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  used_at timestamp with time zone
);
CREATE INDEX passkeys_user ON passkeys (user_id);

CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  user_id integer REFERENCES users (id) ON DELETE CASCADE,
  until timestamp with time zone NOT NULL
);

ALTER TABLE sessions ADD COLUMN by_passkey boolean NOT NULL DEFAULT false;
