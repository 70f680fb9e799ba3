import { forgetOverdue } from '../application/retention/retention.ts';
import { searchLog } from '../application/search/tables.ts';
import { consentRecords } from '../content/consent/tables.ts';
import { failedLogins, passkeyChallenges, sessions, users } from '../content/users/tables.ts';
import { auditTrail } from '../platform/audit/tables.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openStore } from '../platform/database/open-store.ts';

/** Writes down what is overdue and what is not, lets it be forgotten, and prints what is left of each kind. A program, on a database like that of `logs-probe.ts`. */
const NOW = new Date('2026-12-04T03:20:00+01:00');
const [past, future] = ['2026-12-04T03:19:59+01:00', '2026-12-04T03:20:01+01:00'].map((at) => new Date(at));

const store = await openStore({ databaseUrl: process.env['DATABASE_URL'] ?? null, dataDir: process.argv[2] ?? '' });
const { db } = store;
await migrate(store);
const kinds = { auditTrail, consentRecords, failedLogins, passkeyChallenges, searchLog, sessions };
for (const table of Object.values(kinds)) await db.delete(table);

const [user] = await db.select().from(users);
const audited = {
  author: 'editor',
  action: 'update',
  resource: 'pages',
  recordId: 1,
  title: 'Besuch',
  changes: {},
} as const;
await db.insert(auditTrail).values([
  { ...audited, at: new Date('2024-12-01T00:00:00Z') },
  { ...audited, at: new Date('2024-12-10T00:00:00Z') },
]);
const agreed = { id: crypto.randomUUID(), revision: 1, categories: [], services: {}, locale: 'de' as const };
await db.insert(consentRecords).values([
  { ...agreed, recordedAt: new Date('2022-12-01T00:00:00Z') },
  { ...agreed, recordedAt: new Date('2022-12-10T00:00:00Z') },
]);
for (const [name, until] of Object.entries({ past, future })) {
  if (!until || !user) throw new Error('Nothing to be forgotten');
  await db.insert(failedLogins).values({ key: name, failures: 1, until });
  await db.insert(passkeyChallenges).values({ challenge: name, userId: null, until });
  await db.insert(sessions).values({ tokenHash: name, userId: user.id, expiresAt: until });
}
await db
  .insert(searchLog)
  .values(['2026-11-03', '2026-11-04'].map((day) => ({ day, locale: 'de', term: 'glas', searches: 1, hits: 1 })));

const left: Record<string, number[]> = {};
const count = async () => {
  for (const [name, table] of Object.entries(kinds)) (left[name] ??= []).push(await db.$count(table));
};
await count();
await forgetOverdue(db, NOW);
await count();
await store.close();
process.stdout.write(JSON.stringify(left));
