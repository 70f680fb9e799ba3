import type { House } from '@foyer/shared/house';
import type { Database, Store } from '../../platform/database/database.ts';
import { articles } from '../../content/magazine/tables.ts';
import { forms } from '../../content/forms/tables.ts';
import { provideFiles } from './house-files.ts';
import type { MediaStorage } from '../../platform/storage/media-storage.ts';
import { pictures } from '../../content/media/tables.ts';
import { modules, pages } from '../../content/pages/tables.ts';
import { persons } from '../../content/people/tables.ts';
import { events, productions, series } from '../../content/programme/tables.ts';
import type { Service } from '../../service.ts';
import { demoContents, siteDocuments } from '../../content/site/tables.ts';
import { terms } from '../../content/terms/tables.ts';
import { dayInBerlin } from '../../platform/time/berlin.ts';
import type { UrlsOf } from '../../platform/urls.ts';
import { rooms, venues } from '../../content/venues/tables.ts';
import { HouseIds } from './house-ids.ts';
import { applyPassword, newPassword, seedUsers } from './house-users.ts';
import { withListingNames } from './listing-names.ts';
import { MOVED_TAGS, moveDates } from './move-dates.ts';
import { countOn } from './rows.ts';
import { seedForms, seedHouse, seedPages } from './seed-house.ts';
import { seedModules } from './seed-modules.ts';
import { seedMagazine, seedProgramme } from './seed-programme.ts';
import { seedSite } from './seed-site.ts';

const CHECK_EVERY_MS = 60 * 60_000;
const NUMBERED = [
  pictures,
  terms,
  venues,
  rooms,
  persons,
  series,
  productions,
  events,
  articles,
  forms,
  pages,
  modules,
];

export interface Seeding {
  store: Store;
  house: House;
  mediaStorage: MediaStorage;
  urlsOf: UrlsOf;
  /** Of the house's logins; null to have one made. */
  password: string | null;
  now: Date;
}

/** Fills an empty database with a house; keeps a demonstration useful. Leaves every other database alone. */
export async function seed(seeding: Seeding): Promise<void> {
  const { store, house, mediaStorage, password, now } = seeding;
  const { db } = store;
  if ((await db.$count(siteDocuments)) === 0) {
    await fill(seeding);
    return;
  }
  if (!(await isDemo(db))) return;
  await db.transaction((tx) => moveDates(tx, now));
  if (password !== null) await applyPassword(db, house.users, password);
  // Another machine may have filled the database: its files are not here.
  await provideFiles(house.contentOn(now).files, mediaStorage);
}

async function fill({ store, house, mediaStorage, urlsOf, password: givenPassword, now }: Seeding): Promise<void> {
  const password = givenPassword ?? newPassword();
  const content = withListingNames(house.contentOn(now), urlsOf);
  const ids = new HouseIds(content, { urlsOf, fileUrls: await provideFiles(content.files, mediaStorage) });
  await store.db.transaction(async (tx) => {
    await seedUsers(tx, house.users, password);
    await seedSite(tx, content, ids);
    await seedHouse(tx, content, ids);
    await seedForms(tx, content, ids);
    await seedProgramme(tx, content, ids);
    await seedMagazine(tx, content, ids);
    await seedPages(tx, content, ids);
    await seedModules(tx, content, ids);
    await countOn(tx, NUMBERED);
    const today = dayInBerlin(now);
    if (house.datesMove) await tx.insert(demoContents).values({ seededOn: today, movedTo: today });
  });
  await store.script('vacuum analyze');
  if (givenPassword !== null || house.users.length === 0) return;
  // Nobody can read it again later.
  const names = house.users.map(({ username }) => username).join(' and ');
  process.stdout.write(`Demo logins: ${names}, password ${password}\n`);
}

/** Moves the dates of a demonstration that runs for weeks. @returns a function that ends this */
export function keepDatesMoving({ db, changes, now }: Pick<Service, 'db' | 'changes' | 'now'>): () => void {
  const timer = setInterval(() => {
    void isDemo(db)
      .then((demo) =>
        demo
          ? changes.write(
              (moved) => (moved ? MOVED_TAGS : []),
              (tx) => moveDates(tx, now()),
            )
          : false,
      )
      .catch(() => undefined);
  }, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function isDemo(db: Database): Promise<boolean> {
  return (await db.$count(demoContents)) > 0;
}
