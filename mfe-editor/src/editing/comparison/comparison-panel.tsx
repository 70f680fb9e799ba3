import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import type { PageVersion } from '@foyer/shared/api';
import { useEffect, useId, useState } from 'react';
import type { Editing } from '../editing.ts';
import { button, field, input, muted, outlined } from '../look.ts';
import { Panel } from '../panels/panel.tsx';
import { frameOf } from '../surface/focus.ts';
import { moduleName } from '../surface/frame-props.ts';
import { distinctTimes } from '../texts/distinct-times.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { changeWords } from './comparison-surface.tsx';
import type { State } from './comparison-store.ts';

const list = css({
  display: 'grid',
  gap: '.125rem',
  margin: '0 0 1rem',
  padding: 0,
  listStyle: 'none',
  '& button': { width: '100%', justifyContent: 'start', whiteSpace: 'normal', textAlign: 'start' },
});

/** Which two states are compared, how many differences there are, and the way to each. */
export const ComparisonPanel = observer(function ComparisonPanel({ editing }: { editing: Editing }) {
  const { comparison, session, i18n } = editing;
  const t = useTexts(i18n);
  const [versions, setVersions] = useState<readonly PageVersion[]>([]);
  const timeOf = distinctTimes(
    i18n,
    versions.map(({ created_at: at }) => at),
  );
  const id = useId();
  const { wanted, changes } = comparison;
  const { before, after } = wanted;

  useEffect(() => {
    let isGone = false;
    session.api.versions().then(
      ({ results }) => !isGone && setVersions(results),
      () => session.panels.say('page.failed', { isError: true }),
    );
    return () => {
      isGone = true;
    };
  }, [session]);

  const open = (one: State, other: State) =>
    void comparison.open(one, other).catch(() => session.panels.say('page.failed', { isError: true }));
  const stateOf = (value: string): State => (value === 'live' || value === 'draft' ? value : Number(value));
  const listed = [before, after].filter(
    (state): state is number => typeof state === 'number' && !versions.some((version) => version.id === state),
  );
  const choice = (name: string, value: State, change: (state: State) => void) => (
    <div css={field}>
      <label htmlFor={`${id}-${name}`}>{t(`compare.${name}`)}</label>
      <select
        id={`${id}-${name}`}
        css={input}
        value={String(value)}
        onChange={(event) => change(stateOf(event.target.value))}
      >
        <option value="draft">{t('compare.draft')}</option>
        <option value="live">{t('compare.live')}</option>
        {versions.map(({ id: version, label, created_at: at }) => (
          <option key={version} value={version}>
            {[label, timeOf(at)].filter(Boolean).join(', ')}
          </option>
        ))}
        {listed.map((version) => (
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </select>
    </div>
  );
  const goTo = (module: number) => frameOf(module)?.scrollIntoView({ block: 'center' });
  return (
    <Panel side="left" isWide takesFocus title={t('compare')} closeLabel={t('close')} close={() => comparison.close()}>
      {choice('before', before, (state) => open(state, after))}
      {choice('after', after, (state) => open(before, state))}
      <p css={muted} role="status">
        {t('compare.count', { count: changes.length })}
      </p>
      <ul css={list}>
        {changes.map((change) => (
          <li key={change.row.id}>
            <button type="button" css={button} onClick={() => goTo(change.row.id)}>
              {changeWords(t, change)}:{' '}
              {moduleName(editing, change.row.id, change.row.fields as { id: number; model: string }) ||
                t('module.container')}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" css={[button, outlined]} onClick={() => comparison.close()}>
        {t('dialog.goOn')}
      </button>
    </Panel>
  );
});
