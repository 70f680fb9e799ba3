import { css } from '@emotion/react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { Resource, ResourceRecord } from '@foyer/shared/api';
import { type DraftStore, looksSame, mergeVersions, withChoices } from '@foyer/shared/records';
import type { Reply } from '../api/http.ts';
import { BusyButton } from '../layout/busy-button.tsx';
import { row, small } from '../layout/surfaces.ts';
import { useRecords } from '../resources/resources.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftDialog } from './draft-dialog.tsx';
import { FormFields } from './form-fields.tsx';
import { LeaveContext, UnsavedGuard } from './unsaved-guard.tsx';
import { useDraft } from './use-draft.ts';
import { placeOf } from './use-drafts.ts';
import type { Conflict, Outcome } from './use-save.ts';

type Values = Record<string, unknown>;

const toolbar = css({
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  marginTop: '1rem',
  padding: '.75rem 1rem',
  background: '#fff',
  border: '1px solid var(--hair)',
  borderRadius: 6,
  justifyContent: 'space-between',
  // Enlarged as far as it goes, the bar would take the room that the fields need.
  '@media (max-height:30rem)': { position: 'static' },
  boxShadow: '0 -8px 16px -12px rgb(14 16 32 / .25)',
});

interface RecordFormProps {
  resource: Resource;
  /** What the form starts with. */
  values: Values;
  save: (values: Values) => Promise<Outcome>;
  /** A record that is new gets a page of its own. What is typed until that is there is offered on it. */
  onSaved?: (record: ResourceRecord) => void;
  /** What was saved by itself, beside `save`, is to be known. */
  goOnFrom?: (version: Reply<ResourceRecord>) => void;
  /** The version that what is saved next begins with; null for a new record. */
  version?: () => Reply<ResourceRecord> | null;
  /** Where the browser keeps what is typed until it is saved. */
  drafts?: DraftStore | null;
  conflict?: Conflict | null;
  endConflict?: (isSolved: boolean) => void;
  saveLabel: string;
  /** Something is to be saved from the beginning. */
  isPrefilled?: boolean;
  /** At the other end of the toolbar. */
  others?: ReactNode;
}

/** The form of a record: generated from the resource's description. What was entered is never lost to anything that happens while saving. */
export function RecordForm({
  resource,
  values,
  save,
  onSaved,
  goOnFrom = () => undefined,
  version = () => null,
  drafts = null,
  conflict = null,
  endConflict = () => undefined,
  saveLabel,
  isPrefilled = false,
  others,
}: RecordFormProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { http } = useRecords();
  const form = useForm<Values>({ defaultValues: values, shouldFocusError: false });
  const [isSaving, setSaving] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const isLeaving = useRef(false);
  const canWrite = resource.operations.edit || resource.operations.create;
  // What was written by itself, whoever waits for this form does not know yet.
  const [isUntold, setUntold] = useState(false);
  const isDirty = form.formState.isDirty || isPrefilled || isUntold;
  const { keep, offer } = useDraft({ form, resource, drafts: canWrite ? drafts : null, version, goOnFrom });

  function adopt(sent: Values, saved: ResourceRecord): void {
    const now = structuredClone(form.getValues());
    form.reset({ ...values, ...saved });
    setUntold(false);
    // What somebody has typed while it was saved comes on top again.
    for (const [name, value] of Object.entries(now))
      if (!looksSame(value, sent[name])) form.setValue(name, value, { shouldDirty: true });
  }

  /** Only what has no unsaved changes is written by itself. */
  function takeOver(version: Reply<ResourceRecord>): void {
    form.reset({ ...values, ...version.body });
    setUntold(onSaved !== undefined);
    goOnFrom(version);
  }

  function complain(complaints: Map<string, string>): void {
    const own = [...complaints].filter(([path]) =>
      resource.fields.some(({ name }) => path === name || path.startsWith(`${name}.`)),
    );
    for (const [path, message] of own) form.setError(path, { type: 'server', message });
    const rest = [...complaints]
      .filter(([path]) => !own.some(([known]) => known === path))
      .map(([path, message]) => `${path}: ${message}`);
    notify([t('foyer.edit.look'), ...rest].join(' '), { type: 'error', autoHideDuration: 8000 });
  }

  async function submit(sent: Values): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      const outcome = await save(sent);
      if ('complaints' in outcome) complain(outcome.complaints);
      if (!('saved' in outcome)) return;
      isLeaving.current = onSaved !== undefined;
      adopt(sent, outcome.saved);
      if (!onSaved) return void keep();
      await drafts?.moveTo(placeOf(resource, outcome.saved));
      await keep();
      onSaved(outcome.saved);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }

  async function send(): Promise<void> {
    await form.handleSubmit(
      (sent) => submit(structuredClone(sent)),
      () => complain(new Map()),
    )();
    setAttempts((count) => count + 1);
  }

  // Whoever was refused goes on at the first complaint, once what was folded away, or stood in the other tab, is on show.
  useEffect(() => {
    if (attempts === 0) return;
    const faulty = [...(element.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    (faulty.find((each) => each.getClientRects().length > 0) ?? faulty[0])?.focus();
  }, [attempts]);

  const leave = useCallback(() => {
    isLeaving.current = true;
  }, []);

  function solve(choices: ('mine' | 'theirs')[]): void {
    if (!conflict) return;
    const chosen = withChoices(conflict.merge, choices);
    // What somebody has typed since it was sent comes on top.
    const { merged } = mergeVersions(conflict.sent, chosen, form.getValues(), Object.keys(chosen));
    for (const [name, value] of Object.entries(merged)) form.setValue(name, value, { shouldDirty: true });
    endConflict(true);
    void send();
  }

  // Nothing is sent past the question which version counts.
  useSaveKey(() => {
    if (!conflict) void send();
  });

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        lang={http.locale}
        onSubmit={(event) => {
          // Forms within dialogs of this one send themselves.
          event.stopPropagation();
          event.preventDefault();
          void send();
        }}
      >
        <FormFields resource={resource} onWritten={takeOver} />
        {(canWrite || others) && (
          <div css={[row, toolbar]}>
            <div css={row}>
              {canWrite && (
                <BusyButton type="submit" variant="contained" isBusy={isSaving} isOff={!isDirty}>
                  {saveLabel}
                </BusyButton>
              )}
              {canWrite && (
                <span css={[small, css({ color: 'var(--mute)' })]} role="status">
                  {isDirty ? t('foyer.edit.unsaved') : ''}
                </span>
              )}
            </div>
            <div css={row}>
              <LeaveContext value={leave}>{others}</LeaveContext>
            </div>
          </div>
        )}
      </form>
      <UnsavedGuard isDirty={isDirty && canWrite} isLeaving={isLeaving} onDiscard={() => void drafts?.close()} />
      {offer && <DraftDialog resource={resource} offer={offer} />}
      {conflict && (
        <ConflictDialog resource={resource} conflict={conflict} onSolve={solve} onLater={() => endConflict(false)} />
      )}
    </FormProvider>
  );
}

/** Ctrl+S, or ⌘S, saves. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
