import { css } from '@emotion/react';
import { observer, RichText, type Editable, type EditableField, type EditingSurface } from '@foyer/shared';
import { type ModuleChange, htmlDifference } from '@foyer/shared/modules';
import { textIn } from '../document/module-views.ts';
import type { Editing } from '../editing.ts';
import { button, material } from '../look.ts';
import { Beside } from '../languages/beside.tsx';
import { useTextLanguage } from '../languages/language-context.ts';
import { fieldLabel } from '../surface/field-label.ts';
import { frameOf } from '../surface/focus.ts';
import { moduleName } from '../surface/frame-props.ts';
import { textsOf, useTexts } from '../texts/interface-texts.ts';

const tag = css({
  position: 'absolute',
  top: '-1.6rem',
  left: '-.5rem',
  zIndex: 16,
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem',
  minHeight: '1.6rem',
  padding: '0 .6rem',
  borderRadius: '.25rem .25rem 0 0',
  font: '600 .75rem/1.3 var(--font-text)',
  whiteSpace: 'nowrap',
  '& button': { minHeight: '1.5rem', font: '600 .75rem/1.3 var(--font-text)', textDecoration: 'underline' },
});

/** What is said by a sign, a word and a colour. */
const SIGNS = { added: '+', removed: '−', changed: '≠', moved: '⇅' } as const;

/** What a change is called: its words, the first one's sign before them. */
export function changeWords(t: (key: string) => string, { kind, isMoved, fields }: ModuleChange): string {
  const words = [
    ...(kind === 'changed' ? (fields.length > 0 ? (['changed'] as const) : []) : [kind]),
    ...(isMoved ? (['moved'] as const) : []),
  ];
  return words.map((word) => `${SIGNS[word]} ${t(`changes.${word}`)}`).join(', ');
}

/** The page with what has become of it: nothing is written here, and no view knows. */
export function comparisonSurfaceOf(editing: Editing): EditingSurface {
  const { comparison, i18n } = editing;
  const changeOf = ({ id }: Editable) => comparison.shown?.changes.get(Number(id));
  return {
    Text: (field) => <ComparedText editing={editing} {...field} />,
    RichText: (field) => <ComparedRichText editing={editing} {...field} />,
    Frame: ({ module }) => <Tag editing={editing} id={Number(module.id)} />,
    EmptyColumn: () => null,
    End: () => null,
    beside: (shown, View) => <Beside editing={editing} shown={shown} View={View} />,
    frameProps: (module) => {
      const change = changeOf(module);
      if (!change) return {};
      const isMovedOnly = change.kind === 'changed' && change.fields.length === 0;
      return {
        role: 'group',
        'aria-label': `${changeWords(textsOf(i18n), change)}: ${moduleName(editing, Number(module.id), module)}`,
        ...{ 'data-compared': isMovedOnly ? 'moved' : change.kind, 'data-moved': change.isMoved || undefined },
      };
    },
    shows: (module, of) => changeOf(module)?.fields.some(({ field }) => field === of) === true,
  };
}

const ComparedText = observer(function ComparedText({ editing, module, of }: EditableField & { editing: Editing }) {
  const { comparison, session } = editing;
  const language = useTextLanguage(session);
  const runs = comparison.shown?.changes
    .get(Number(module.id))
    ?.fields.find((change) => change.field === of && change.language === language)?.runs;
  if (!runs) return typeof module[of] === 'string' ? module[of] : '';
  return runs.map(({ kind, text }, index) =>
    kind === 'added' ? (
      <ins key={`${index} ${text}`}>{text}</ins>
    ) : kind === 'removed' ? (
      <del key={`${index} ${text}`}>{text}</del>
    ) : (
      text
    ),
  );
});

const ComparedRichText = observer(function ComparedRichText({
  editing,
  module,
  of,
  className,
}: EditableField & { editing: Editing }) {
  const { comparison, session } = editing;
  const language = useTextLanguage(session);
  const id = Number(module.id);
  const textOf = (state: typeof comparison.before) => textIn(comparison.documentOf(state)[id], of, language);
  const isChanged = comparison.shown?.changes.has(id);
  const html = isChanged
    ? htmlDifference(textOf(comparison.before), textOf(comparison.after))
    : typeof module[of] === 'string'
      ? module[of]
      : '';
  return <RichText html={html} className={className} />;
});

/** Leads from a way back, which goes with those in the same frame, to the next one; from the last one to the panel. */
function leave(way: Element, frame: Element | null): void {
  const others = [...document.querySelectorAll<HTMLElement>('main [data-compared-tag] button')].filter(
    (other) => other !== way && !frame?.contains(other),
  );
  const next = others.find((other) => way.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  (next ?? others.at(-1) ?? document.querySelector<HTMLElement>('[data-editor-panel=left]'))?.focus();
}

/** What has become of a module, in words; and the way back. */
const Tag = observer(function Tag({ editing, id }: { editing: Editing; id: number }) {
  const { comparison, session, i18n } = editing;
  const t = useTexts(i18n);
  const language = useTextLanguage(session);
  const change = comparison.shown?.changes.get(id);
  if (!change) return null;
  // What is no text cannot be seen where it stands.
  const others = change.fields
    .filter(({ language: its }) => its === null)
    .map(({ field }) => fieldLabel(i18n, change.row.model, field));
  return (
    <span css={[material, tag]} data-editor-tools="" data-compared-tag="">
      {changeWords(t, change)}
      {others.length > 0 && ` (${others.join(', ')})`}
      {language === session.pageLanguage &&
        comparison.mayRestore(id) &&
        change.kind !== 'added' &&
        (change.kind === 'removed' || change.fields.length > 0) && (
          <button
            type="button"
            css={button}
            onClick={({ currentTarget }) => {
              leave(currentTarget, frameOf(id));
              comparison.restore(id);
            }}
          >
            {t('versions.restore')}
          </button>
        )}
    </span>
  );
});
