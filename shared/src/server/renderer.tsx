import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { ApiError } from '../api-client/api-client.ts';
import {
  CONTRACT_VERSION,
  PAGE_FRAGMENT,
  type FragmentRequest,
  type FragmentResult,
  type SlotRequest,
} from '../contract.ts';
import { FoyerError, NotFoundError, RedirectError } from '../errors.ts';
import type { AnyFragment } from '../fragment/define-fragment.ts';
import { FragmentRoot } from '../fragment/fragment-root.tsx';
import { FragmentView } from '../fragment/fragment-view.tsx';
import { loadFragment, namespaceOf } from '../fragment/load-fragment.ts';
import { NO_SLOTS, type SlotHost } from '../fragment/slot-host.ts';
import { createI18n } from '../i18n/i18n.ts';
import { Site } from '../stores/site.ts';
import { ContentReads, READS_FRESH_FOR_MS, READS_JOIN_FOR_MS } from './content-reads.ts';
import { createServerCache, stylesOf } from './emotion.ts';

enableStaticRendering(true);

export interface RendererOptions {
  remote: string;
  /** Fragment name -> definition. */
  fragments: Record<string, AnyFragment>;
}

/** What a remote's server bundle exports. */
export interface Renderer {
  contract: number;
  /** @param signal aborted once nobody waits for it any more */
  render: (request: FragmentRequest, signal?: AbortSignal) => Promise<FragmentResult>;
}

/** Makes the server side of a remote from its definitions: JSON in, JSON out. */
export function createRenderer({ remote, fragments }: RendererOptions): Renderer {
  const i18n = createI18n();
  const contentReads = new ContentReads();

  return {
    contract: CONTRACT_VERSION,
    async render(request, signal) {
      const definition = fragments[request.fragment];
      if (!definition)
        throw new FoyerError(
          'FOYER-201',
          `remote "${remote}" has no fragment "${request.fragment}": name it in its foyer.json and deploy again`,
        );
      const tags = new Set<string>();
      const lost: string[] = [];
      const site = new Site(request, {
        apiUrl: request.apiUrl,
        cookie: request.cookie,
        i18n,
        timeoutMs: request.timeLimitMs,
        ...(isShared(request)
          ? {
              reads: contentReads.under(request.contentMark),
              freshForMs: READS_FRESH_FOR_MS,
              joinForMs: READS_JOIN_FOR_MS,
            }
          : { signal }),
        onTags: (read) => read.forEach((tag) => tags.add(tag)),
        onFailure: (url) => lost.push(url),
      });
      const namespace = namespaceOf(remote, request.fragment);
      try {
        const loaded = await loadFragment(definition, namespace, site, request.location, request.props, request.site);
        const slots: SlotRequest[] = [];
        // Whoever touches such a page asks for its data then: it need not cross a thread or a wire before.
        const waits = request.id === PAGE_FRAGMENT && definition.hydrate === 'interaction';
        const cache = createServerCache();
        const html = renderToString(
          <FragmentRoot
            site={site}
            location={request.location}
            namespace={namespace}
            slots={collector(slots)}
            cache={cache}
          >
            <FragmentView definition={definition} data={loaded.data} props={request.props} />
          </FragmentRoot>,
          { identifierPrefix: `${request.id}-` },
        );
        return {
          status: loaded.status,
          html,
          head: loaded.head,
          styles: stylesOf(cache),
          data: waits ? null : loaded.data,
          hydrate: definition.hydrate,
          slots,
          tags: [...tags],
          ...(lost.length > 0 && { isPartial: true }),
        };
      } catch (error) {
        const answer = answerTo(error);
        if (!answer) {
          contentReads.forget();
          throw error;
        }
        return { ...answer, tags: [...tags] };
      }
    },
  };
}

/** Nothing that was read for a session is shared; what is shared is not cancelled for one of many. */
function isShared(request: FragmentRequest): request is FragmentRequest & { contentMark: string } {
  return request.cookie === undefined && request.contentMark !== undefined;
}

/** Notes the widgets a fragment wants; the composition puts their HTML where the markers stand. */
function collector(slots: SlotRequest[]): SlotHost {
  return {
    ...NO_SLOTS,
    place: (request) => {
      const marker = `<!--slot ${request.id}-->`;
      slots.push({ ...request, marker });
      return marker;
    },
  };
}

/** There is no such thing; or there cannot be one, as the address has it. */
const MISSING: readonly number[] = [400, 404];

/** Errors that are answers; null for all others. */
function answerTo(error: unknown): Omit<FragmentResult, 'tags'> | null {
  const empty = { html: '', head: null, styles: {}, data: null, slots: [] };
  if (error instanceof RedirectError) return { ...empty, status: error.status, redirect: error.to };
  if (error instanceof NotFoundError || (error instanceof ApiError && MISSING.includes(error.status)))
    return { ...empty, status: 404 };
  return null;
}
