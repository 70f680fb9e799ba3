import { css } from '@emotion/react';
import { observer } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import type { ScheduledChange } from '@foyer/shared/api';
import { isSkipped } from '@foyer/shared/wall-clock';
import { useEffect, useId, useMemo, useState } from 'react';
import { faultsIn } from '../../records/kept.ts';
import { CONTENT_LANGUAGES } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { button, fault, field, input, muted, outlined, target } from '../look.ts';
import { InstantField } from '../panels/instant-input.tsx';
import { distinctTimes } from '../texts/distinct-times.ts';
import { failureText } from '../texts/failure-text.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { PlanApi, type PlannedAction } from './plan-api.ts';

const frame = css({
  marginTop: '1.25rem',
  borderTop: `1px solid ${editorColours.line}`,
  paddingTop: '.75rem',
  '& summary': { cursor: 'pointer', fontWeight: 600, ...target },
  '& > [role=status]:not(:empty)': { marginTop: '.6rem' },
});
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  alignItems: 'end',
  marginTop: '.6rem',
  '& > div': { flex: '1 1 9rem', marginBottom: 0 },
  // Where nothing is wrong with the time, its field stands in line with the others.
  '& > div > [role=status]:empty': { position: 'absolute' },
});
const list = css({
  display: 'grid',
  gap: '.4rem',
  margin: '.75rem 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '.5rem', alignItems: 'center', justifyContent: 'space-between' },
});

/** What is to happen later: publish the working copy, take the page offline or put it online; and what is planned already. */
export const PlanSection = observer(function PlanSection({
  editing,
  label,
  isBusy,
  setBusy,
  done,
}: {
  editing: Editing;
  label: string;
  /** Something is under way, here or in the dialog around it: nothing else can begin. */
  isBusy: boolean;
  setBusy: (isBusy: boolean) => void;
  done: () => void;
}) {
  const { session, i18n, checks } = editing;
  const t = useTexts(i18n);
  const plans = useMemo(() => new PlanApi(session), [session]);
  const [planned, setPlanned] = useState<readonly ScheduledChange[]>([]);
  const [action, setAction] = useState<PlannedAction>('publish');
  const [at, setAt] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  /** That is wrong with the date. */
  const [isDateFaulty, setDateFaulty] = useState(false);
  const [said, setSaid] = useState('');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // Only pages are online or not; what an event shows is there as long as the event is.
  const actions: readonly PlannedAction[] =
    session.content.kind === 'pages' ? ['publish', 'offline', 'online'] : ['publish'];
  const isPossible =
    at !== null &&
    !isSkipped(at) &&
    (action !== 'publish' || (checks.mayPublish(CONTENT_LANGUAGES) && session.changeCount > 0));

  useEffect(() => {
    let isGone = false;
    plans.list().then(
      (found) => {
        if (isGone) return;
        setPlanned(found);
        if (found.length > 0) setOpen(true);
      },
      () => !isGone && setFailure(t('page.failed')),
    );
    return () => {
      isGone = true;
    };
  }, [plans, t]);

  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure('');
    setDateFaulty(false);
    setSaid('');
    try {
      await work();
    } catch (error) {
      const faults = faultsIn(error);
      setDateFaulty('at' in faults);
      setFailure(Object.values(faults)[0] ?? failureText(error, t));
    }
    // What has become of it, or what others have made of it meanwhile.
    await plans.list().then(setPlanned, () => undefined);
    setBusy(false);
  };
  const plan = () =>
    act(async () => {
      if (at === null) return;
      await plans.plan(action, at, label);
      if (action !== 'publish') return setSaid(t('plan.done'));
      session.panels.say('plan.done');
      done();
    });
  const takeBack = ({ id, action: planned }: ScheduledChange) =>
    act(async () => {
      await plans.takeBack(id);
      setSaid(t(planned === 'publish' ? 'plan.kept' : 'plan.takenBack'));
    });
  const timeOf = distinctTimes(
    i18n,
    planned.map(({ at: time }) => time),
  );
  return (
    <details css={frame} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('plan')}</summary>
      <div css={line}>
        <div css={field}>
          <label htmlFor={`${id}what`}>{t('plan.what')}</label>
          <select
            id={`${id}what`}
            css={input}
            value={action}
            onChange={(event) => setAction(event.target.value as PlannedAction)}
          >
            {actions.map((name) => (
              <option key={name} value={name}>
                {t(`plan.${name}`)}
              </option>
            ))}
          </select>
        </div>
        <InstantField
          label={t('plan.when')}
          t={t}
          instant={at}
          change={(chosen) => {
            setAt(chosen);
            if (isDateFaulty) setFailure('');
            setDateFaulty(false);
          }}
          faultId={isDateFaulty ? `${id}fault` : undefined}
        />
        <button type="button" css={[button, outlined]} disabled={isBusy || !isPossible} onClick={() => void plan()}>
          {t('plan.make')}
        </button>
      </div>
      {failure && (
        <p css={fault} id={`${id}fault`} role="alert">
          {failure}
        </p>
      )}
      <div css={muted} role="status">
        {said}
      </div>
      <ul css={list} aria-label={t('plan.list')}>
        {planned.map((change) => (
          <li key={change.id}>
            <span>
              {t(`plan.${change.action}`)}
              <span css={muted}>
                {' '}
                · {[timeOf(change.at), change.label, session.people.nameOf(change.author)].filter(Boolean).join(', ')}
              </span>
            </span>
            <button
              type="button"
              css={button}
              aria-label={`${t('plan.takeBack')}: ${t(`plan.${change.action}`)}, ${timeOf(change.at)}`}
              disabled={isBusy}
              onClick={() => void takeBack(change)}
            >
              {t('plan.takeBack')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
});
