import type { Clock } from './clock.ts';
import { DECIDED } from './consent.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { startGateway, type Gateway } from './gateway.ts';
import { morePatient } from './make-ground.ts';
import { type FaultRemote, REMOTES } from './paths.ts';
import { Releases } from './releases.ts';
import { sharedHouse } from './shared-house.ts';
import { test as base } from './worker-house.ts';
import { noteBeginning, witnessOf, type Witness } from './witness.ts';

export interface HouseOptions {
  /** Remotes of the fault catalogue; of those of the house there is then only the programme, to which ways lead on. */
  remotes?: FaultRemote[];
  /** Does harm to the releases before the gateway starts. */
  prepare?: (releases: Releases) => void | Promise<void>;
  /** Does harm to the answers of the content service before the gateway starts. */
  prepareContent?: (content: FaultProxy) => void | Promise<void>;
  /** The harm keeps the gateway from being ready. */
  unready?: boolean;
  /** Further settings of the gateway. */
  env?: Record<string, string>;
  /** What the gateway goes by; it is dropped with the house. */
  clock?: Clock;
}

/** A gateway of its own, with releases of its own, behind which a fault can stand. */
export interface House {
  url: string;
  gateway: Gateway;
  releases: Releases;
  /** Between the gateway and the content service. */
  content: FaultProxy;
  /** What the gateway has logged so far. */
  readonly log: string;
}

export interface FaultOptions {
  /** Of the remotes in own houses: `patient` ones are kept beside other tests, too. What measures time wants those of real houses. */
  timeLimits: 'patient' | 'real';
}

interface Fixtures {
  /** Starts a house; it is gone after the test. */
  openHouse: (options?: HouseOptions) => Promise<House>;
  witness: Witness;
}

/** Playwright's test for the fault catalogue: every test has processes of its own to harm. */
export const test = base.extend<Fixtures & FaultOptions>({
  timeLimits: ['patient', { option: true }],
  context: async ({ context }, use) => {
    await context.addCookies([DECIDED]);
    await use(context);
  },
  openHouse: async ({ timeLimits }, use, testInfo) => {
    const houses: { house: House; clock?: Clock }[] = [];
    await use(async (options = {}) => {
      const house = await open(options, timeLimits);
      houses.push({ house, clock: options.clock });
      return house;
    });
    for (const { house, clock } of houses) {
      await house.gateway.process.stop();
      await house.content.close();
      if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('log of the gateway', { body: house.log });
      house.releases.drop();
      clock?.drop();
    }
  },
  witness: async ({ page }, use) => {
    await noteBeginning(page);
    await use(witnessOf(page));
  },
});

export { expect } from '@playwright/test';

async function open(
  { remotes = [], prepare, prepareContent, unready, env, clock }: HouseOptions,
  timeLimits: FaultOptions['timeLimits'],
): Promise<House> {
  const { contentUrl, releases: built, catalogue } = sharedHouse();
  const releases = Releases.copyOf(remotes.length > 0 ? catalogue : built);
  if (remotes.length > 0) releases.keepOnly([...remotes, 'events']);
  if (timeLimits === 'patient')
    for (const remote of remotes.length > 0 ? [...remotes, 'events'] : REMOTES)
      releases.patch(remote, 'release.json', morePatient);
  await prepare?.(releases);
  const content = await startFaultProxy(contentUrl);
  await prepareContent?.(content);
  const gateway = await startGateway({
    apiUrl: content.url,
    releases: releases.dir,
    unready,
    env: { ...env, ...clock?.env },
  });
  return {
    url: gateway.url,
    gateway,
    releases,
    content,
    get log() {
      return gateway.process.output;
    },
  };
}
