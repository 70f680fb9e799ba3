/** `npm run content -- backup <file>`, `restore <file>`, `export <file>`, `import <file>`, `jobs`, `create-user <username>`. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Command, Option } from 'commander';
import { readSettings, type Settings } from '@foyer/shared/settings';
import { codeOf } from './platform/error-code.ts';
import { addUser, type NewUserFlags } from './application/create-user/cli-command.ts';
import { exportEvents, type ImportFlags, importFile } from './application/import/cli-commands.ts';
import { missingMedia } from './content/media/missing-media.ts';
import { showJobs } from './platform/jobs/cli-command.ts';
import { findFile, writeNewFile } from './platform/named-file.ts';
import { StartError } from './platform/start-error.ts';
import { openMediaStorage } from './platform/storage/media-storage.ts';
import type { Manifest } from './platform/archive/manifest.ts';
import { readArchive } from './platform/archive/read-archive.ts';
import { askRunning, withContent, withStore } from './platform/archive/running-or-store.ts';
import { type Files, writeArchive } from './platform/archive/write-archive.ts';

let settings: Settings;
const program = new Command('content')
  .description(
    'Keeps and brings back everything that the content service has: content, users, settings, entries of forms, media.',
  )
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'FOYER-505: ')) })
  .showHelpAfterError()
  .hook('preAction', () => void (settings = readSettings()));

program
  .command('backup')
  .argument('<file>', 'where to write the archive; it must not exist yet')
  .description('write an archive, also while the site runs')
  .action(backup);
program
  .command('restore')
  .argument('<file>', 'an archive')
  .option('--replace', 'let the archive take the place of content that is there', false)
  .description('bring an archive back, while the content service is stopped')
  .action(restore);

program
  .command('export')
  .argument('<file>', 'where to write; it must not exist yet')
  .description(
    'write the events as a table (.csv), or everything as an archive (.tar.gz, the same as backup); also while the site runs',
  )
  .action((name: string) => {
    if (isTable(name)) return exportEvents(name, settings, say);
    if (isArchive(name)) return backup(name);
    throw new StartError('FOYER-406', `${name} is neither .csv nor .tar.gz.`);
  });
program
  .command('import')
  .argument('<file>', 'a table of events (.csv), a calendar (.ics), or an archive (.tar.gz, the same as restore)')
  .option('--dry-run', 'only say what would be created, changed and left', false)
  .option('--type <name>', 'type of new events of a calendar that names none')
  .option('--room <name>', 'room of new events of a calendar, where theirs is unknown')
  .option('--replace', 'let an archive take the place of content that is there', false)
  .description('create and change events as a file says, all or nothing; also while the site runs')
  .action((name: string, flags: ImportFlags & { replace: boolean }) =>
    isArchive(name) ? restore(name, flags) : importFile(name, flags, settings, say),
  );

program
  .command('jobs')
  .option('--retry', 'let them run again', false)
  .description('say which jobs have failed for good, and why; also while the site runs')
  .action((flags: { retry: boolean }) => showJobs(flags, settings, say));

program
  .command('create-user')
  .argument('<username>', 'what they log in with')
  .requiredOption('--email <address>', 'their e-mail address')
  .option('--first-name <name>', 'their first name', '')
  .option('--last-name <name>', 'their last name', '')
  .addOption(new Option('--role <role>', 'what they may do').choices(['admin', 'editor']).default('admin'))
  .addOption(new Option('--locale <language>', 'language of the interface').choices(['de', 'en']).default('de'))
  .option('--password-stdin', 'read the password from standard input instead of having one made', false)
  .description('make an account, as the first administrator of an empty house; also while the site runs')
  .addHelpText('after', '\nExample: create-user anna --email anna@house.example')
  .action((username: string, flags: NewUserFlags) => addUser(username, flags, settings, say));

const isTable = (name: string): boolean => /\.csv$/i.test(name);
const isArchive = (name: string): boolean => /\.t(?:ar\.)?gz$/i.test(name);

async function backup(name: string): Promise<void> {
  const file = await writeNewFile(name, writeTo);
  say(`Wrote ${file} (${megabytes((await stat(file)).size)}).`);
}

/** From the service that runs, else from the database itself. */
async function writeTo(out: Writable): Promise<void> {
  const running = await askRunning(settings, '/internal/archive');
  if (running) return pipeline(running, out);
  await withContent(settings, async (store) => {
    const all = await files();
    const reason = await missingMedia(store.db, all.mediaStorage);
    if (reason) throw reason;
    await writeArchive(store.db, all, out, new Date());
  });
}

async function restore(name: string, { replace }: { replace: boolean }): Promise<void> {
  const file = await findFile(name);
  await withStore(settings, async (store) => {
    const manifest = await readArchive(store, await files(), createReadStream(file), { replace });
    say(
      `Restored ${rowsIn(manifest)} rows of ${manifest.tables.length} tables as they were at ${manifest.created_at}.`,
    );
  });
}

const files = async (): Promise<Files> => ({
  dataDirectory: settings.dataDir,
  mediaStorage: await openMediaStorage(settings),
});
const rowsIn = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

try {
  await program.parseAsync();
} catch (error) {
  const isExpected = error instanceof Error && codeOf(error)?.startsWith('FOYER-');
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
