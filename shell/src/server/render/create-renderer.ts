import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FoyerError } from '@foyer/shared';
import type { Settings } from '@foyer/shared/settings';
import type { ReleaseReader } from '../releases/release-store.ts';
import { HttpRenderer } from './http-renderer.ts';
import type { Renderer } from './renderer.ts';
import { Supervisor } from './supervisor.ts';
import { WorkerRenderer } from './worker-renderer.ts';

export interface CreateRendererOptions {
  settings: Pick<Settings, 'render' | 'renderUrls' | 'releases' | 'dataDir'>;
  store: Pick<ReleaseReader, 'manifest' | 'read'>;
  report: (error: FoyerError) => void;
  /** Told whose render thread had to be replaced. */
  onReplaced: (remote: string) => void;
  threadScript?: URL;
}

const HERE = fileURLToPath(import.meta.url);
const RENDER_SERVER = fileURLToPath(new URL(`./http-main${extname(HERE)}`, import.meta.url));

/** The renderer that the settings ask for. */
export function createRenderer({ settings, store, report, onReplaced, threadScript }: CreateRendererOptions): Renderer {
  if (settings.render === 'worker') return new WorkerRenderer({ store, report, onReplaced, script: threadScript });
  const environment = { ...process.env, HOST: '127.0.0.1', PORT: '0', ...environmentOf(settings) };
  return new HttpRenderer({
    urls: settings.renderUrls,
    start: (remote) =>
      new Supervisor({ what: `the render server of ${remote}`, script: RENDER_SERVER, environment, report }),
  });
}

/** The settings by which a render server finds the releases that this gateway has. */
function environmentOf({ releases, dataDir }: Pick<Settings, 'releases' | 'dataDir'>): Record<string, string> {
  if ('folder' in releases) return { RELEASES: releases.folder };
  const { bucket, prefix, endpoint, region } = releases;
  return {
    RELEASES: `s3://${bucket}/${prefix}`,
    DATA_DIR: dataDir,
    AWS_REGION: region,
    ...(endpoint && { AWS_ENDPOINT_URL: endpoint }),
  };
}
