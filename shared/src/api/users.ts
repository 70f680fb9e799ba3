import Type, { type Static } from 'typebox';
import { InstantSchema, nullable } from './basics.ts';

export const AdminMenuSchema = Type.Object({ title: Type.String(), url: Type.String() }, { title: 'AdminMenu' });
export type AdminMenu = Static<typeof AdminMenuSchema>;

/** Who is logged in, as the page editor asks for it. */
export const UserSummarySchema = Type.Object(
  { email: Type.String(), username: Type.String(), admin_menus: Type.Array(AdminMenuSchema) },
  { title: 'UserSummary' },
);
export type UserSummary = Static<typeof UserSummarySchema>;

/** What somebody who edits is called: the account stands beside what they have changed. */
export const EditorNameSchema = Type.Object({ username: Type.String(), name: Type.String() }, { title: 'EditorName' });
export type EditorName = Static<typeof EditorNameSchema>;

/** The visitor: also answered to anonymous ones, with `is_logged_in` false and empty names. */
/** Languages of editing in place (specification §1). */
export const EDITING_LANGUAGES = ['de', 'en', 'ja', 'la'] as const;
export type EditingLanguage = (typeof EDITING_LANGUAGES)[number];

export const UserDetailsSchema = Type.Object(
  {
    email: Type.String(),
    username: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    is_logged_in: Type.Boolean(),
    admin_menus: Type.Array(AdminMenuSchema),
    has_dashboard_online_access: Type.Boolean(),
    login_url: Type.String(),
    logout_url: Type.String(),
    webshop_url: Type.String(),
    locale: Type.Optional(Type.Enum(['de', 'en'], { description: 'language of back-office and toolbar' })),
    editing_language: Type.Optional(Type.Enum(EDITING_LANGUAGES, { description: 'language of editing in place' })),
  },
  { title: 'UserDetails' },
);
export type UserDetails = Static<typeof UserDetailsSchema>;

/** What a user may change of their own record. */
export const UserDetailsChangeSchema = Type.Object(
  {
    first_name: Type.Optional(Type.String({ maxLength: 150 })),
    last_name: Type.Optional(Type.String({ maxLength: 150 })),
    email: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
    locale: Type.Optional(Type.Enum(['de', 'en'])),
    editing_language: Type.Optional(Type.Enum(EDITING_LANGUAGES)),
  },
  { title: 'UserDetailsChange' },
);
export type UserDetailsChange = Static<typeof UserDetailsChangeSchema>;

/** Shorter passwords are refused. Length is what counts: no kinds of signs are asked for. */
export const MIN_PASSWORD_LENGTH = 12;

export const PasswordChangeSchema = Type.Object(
  { current_password: Type.String({ maxLength: 1000 }), new_password: Type.String({ maxLength: 1000 }) },
  { title: 'PasswordChange' },
);
export type PasswordChange = Static<typeof PasswordChangeSchema>;

/** One of the sessions of the user who asks. */
export const UserSessionSchema = Type.Object(
  {
    id: Type.String(),
    created_at: InstantSchema,
    seen_at: InstantSchema,
    expires_at: InstantSchema,
    client: Type.String({ description: 'kind of browser; empty when it is not known' }),
    is_current: Type.Boolean(),
  },
  { title: 'UserSession' },
);
export type UserSession = Static<typeof UserSessionSchema>;

/** A key on somebody's device, by which they log in. */
export const PasskeySchema = Type.Object(
  { id: Type.String(), name: Type.String(), created_at: InstantSchema, used_at: nullable(InstantSchema) },
  { title: 'Passkey' },
);
export type Passkey = Static<typeof PasskeySchema>;

/** Who adds a passkey says their password once more. */
export const PasskeyStartSchema = Type.Object(
  { current_password: Type.String({ minLength: 1, maxLength: 1000 }) },
  { title: 'PasskeyStart' },
);

export const NewPasskeySchema = Type.Object(
  {
    name: Type.String({ maxLength: 100 }),
    response: Type.Object(
      {
        id: Type.String({ maxLength: 1400 }),
        rawId: Type.String({ maxLength: 1400 }),
        type: Type.String(),
        response: Type.Object({ clientDataJSON: Type.String(), attestationObject: Type.String() }),
      },
      { description: 'RegistrationResponseJSON of WebAuthn' },
    ),
  },
  { title: 'NewPasskey' },
);
