import { asc, eq, isNull, like, sql } from 'drizzle-orm';
import { MOST_TERMS_A_DAY, SearchLog } from '../application/search/search-log.ts';
import { searchLog } from '../application/search/tables.ts';
import { MAX_URLS, noteMissingPage } from '../content/site/missing-pages.ts';
import { missingPages } from '../content/site/tables.ts';
import { MAX_CHALLENGES, Passkeys } from '../content/users/passkeys.ts';
import { passkeyChallenges, users } from '../content/users/tables.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openStore } from '../platform/database/open-store.ts';

/**
 * Fills what visitors write into by searching, asking for what is not there and beginning to log in, as somebody who
 * invents words and addresses would, and prints what comes of the next ones. A program, on the database of a data
 * directory or of DATABASE_URL: PGlite does not run inside Jest.
 */
const NOW = new Date('2026-12-04T12:00:00+01:00');

const store = await openStore({ databaseUrl: process.env['DATABASE_URL'] ?? null, dataDir: process.argv[2] ?? '' });
const { db } = store;
await migrate(store);

await db.delete(missingPages);
await db.execute(
  sql`insert into missing_pages (url, requests, last_at) select '/de/erfunden/' || n, 1, now() - n * interval '1 second' from generate_series(1, ${MAX_URLS - 1}::integer) as n`,
);
await db.insert(missingPages).values({ url: '/de/gesucht', requests: 9, lastAt: new Date('2020-01-01') });
await noteMissingPage(db, '/de/neu?name=Ada');
const invented = await db.$count(missingPages, like(missingPages.url, '/de/erfunden/%'));
const others = await db
  .select({ url: missingPages.url })
  .from(missingPages)
  .where(sql`${missingPages.url} not like '/de/erfunden/%'`)
  .orderBy(asc(missingPages.url));

await db.delete(searchLog);
const log = new SearchLog(db, () => NOW);
const counted = async (term: string) => {
  const [row] = await db.select().from(searchLog).where(eq(searchLog.term, term));
  return row?.searches ?? 0;
};
const days = ['2026-11-03', '2026-11-04'];
await db.insert(searchLog).values(days.map((day) => ({ day, locale: 'de', term: 'alt', searches: 1, hits: 0 })));
log.count('Oper', 'de', 3);
await log.write();
const kept = (await db.select({ day: searchLog.day }).from(searchLog).where(eq(searchLog.term, 'alt'))).map(
  ({ day }) => day,
);
await db.execute(
  sql`insert into search_log select '2026-12-04', 'de', 'erfunden' || n, 1, 0 from generate_series(1, ${MOST_TERMS_A_DAY}::integer) as n`,
);
log.count('Oper', 'de', 3);
log.count('Operette', 'de', 1);
await log.close();
const searched = { known: await counted('oper'), new: await counted('operette') };

await db.delete(passkeyChallenges);
await db.execute(
  sql`insert into passkey_challenges
    select 'begun' || n, null, ${NOW.toISOString()}::timestamptz + n * interval '1 millisecond'
    from generate_series(1, ${MAX_CHALLENGES}::integer) as n`,
);
const [user] = await db.select().from(users);
const until = new Date(NOW.getTime() + 1);
await db.insert(passkeyChallenges).values({ challenge: 'adding', userId: user?.id ?? null, until });
const { challenge } = await new Passkeys({ db, now: () => NOW, siteUrl: null }).requestOptions();
const isThere = async (asked: string) =>
  (await db.$count(passkeyChallenges, eq(passkeyChallenges.challenge, asked))) > 0;
const challenges = {
  logins: await db.$count(passkeyChallenges, isNull(passkeyChallenges.userId)),
  oldest: await isThere('begun1'),
  newest: (await isThere('begun2')) && (await isThere(challenge)),
  adding: await isThere('adding'),
};

await store.close();
process.stdout.write(JSON.stringify({ invented, others: others.map(({ url }) => url), kept, searched, challenges }));
