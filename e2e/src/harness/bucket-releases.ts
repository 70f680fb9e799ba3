import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3, type S3Server } from '@foyer/shared/s3-server';
import { morePatient } from './make-ground.ts';
import { run } from './managed-process.ts';
import { RELEASES_CLI, REMOTES } from './paths.ts';
import { copyOfBuild } from './releases.ts';

/** Releases in a bucket of one test. */
export class BucketReleases {
  readonly s3: S3Server;
  readonly #folders: string[] = [];

  private constructor(s3: S3Server) {
    this.s3 = s3;
  }

  /** With all remotes of the house, as patient as tests need them. */
  static async filled(): Promise<BucketReleases> {
    const releases = new BucketReleases(await startS3());
    for (const remote of REMOTES) await releases.deploy(copyOfBuild(remote));
    return releases;
  }

  /** The setting that names them. */
  get place(): string {
    return this.s3.place('releases');
  }

  /** Settings of a gateway on a machine of its own. */
  ownMachine(): Record<string, string> {
    const dataDir = mkdtempSync(join(tmpdir(), 'foyer-machine-'));
    this.#folders.push(dataDir);
    return { ...this.s3.env, DATA_DIR: dataDir };
  }

  /** Deploys a copy of a build, which is dropped in the end. @returns when the registry was changed, by `performance.now()` */
  async deploy(build: string): Promise<number> {
    this.#folders.push(build);
    const declaration = join(build, 'foyer.json');
    writeFileSync(declaration, morePatient(readFileSync(declaration, 'utf8')));
    await this.command('deploy', build);
    const changes = this.s3.front.requests.filter(
      ({ method, path, status }) => method === 'PUT' && path.endsWith('/registry.json') && status === 200,
    );
    return changes.at(-1)?.at ?? 0;
  }

  /** Runs the project's own command. @throws Error with its output when it fails. */
  async command(...args: string[]): Promise<void> {
    const { code, output } = await run({
      name: `releases ${args[0]}`,
      args: ['--enable-source-maps', RELEASES_CLI, ...args],
      env: { ...this.s3.env, RELEASES: this.place },
    });
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
  }

  async drop(): Promise<void> {
    await this.s3.stop();
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}
