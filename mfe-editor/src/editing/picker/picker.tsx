import { css } from '@emotion/react';
import { observer, VisuallyHidden } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';
import {
  childrenOf,
  CONTAINER_LAYOUTS,
  type ContainerLayout,
  fieldsOfModel,
  MODULE_GROUPS,
  type ModuleDocument,
  MODULES,
  type ModuleModel,
  type Place,
  placeOf,
  type StoredFields,
} from '@foyer/shared/modules';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { mayStandIn, newId, newRow } from '../document/commands.ts';
import { firstField } from '../document/module-views.ts';
import type { Editing } from '../editing.ts';
import { button, dialog, input, listDialog, material, muted } from '../look.ts';
import { modelName, rowName } from '../surface/field-label.ts';
import { focusField } from '../surface/focus.ts';
import { moduleName } from '../surface/frame-props.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { found } from './found.ts';
import { ModulePicture } from './module-picture.tsx';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem 1rem',
  padding: '1rem 1.25rem',
  borderBottom: `1px solid ${editorColours.line}`,
  '& h2': { margin: 0 },
  '& input': { flex: '1 1 14rem', width: 'auto' },
});
const body = css({
  display: 'grid',
  gridTemplateColumns: '10rem 1fr',
  minHeight: 0,
  overflow: 'hidden',
  '@media (max-width: 40rem)': { gridTemplateColumns: '1fr' },
});
const groups = css({
  display: 'grid',
  alignContent: 'start',
  gap: '.125rem',
  padding: '1rem',
  '& button': { justifyContent: 'start' },
  '& [aria-pressed=true]': { background: editorColours.current },
  '@media (max-width: 40rem)': { display: 'flex', overflowX: 'auto', padding: '.5rem 1rem', '& > *': { flex: 'none' } },
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 44%), 1fr))',
  alignContent: 'start',
  gap: '.75rem',
  margin: 0,
  padding: '1rem 1.25rem 1.5rem',
  listStyle: 'none',
  overflowY: 'auto',
});
const tile = css({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: '.35rem',
  width: '100%',
  height: '100%',
  padding: '.6rem',
  borderRadius: '.375rem',
  background: editorColours.raised,
  textAlign: 'start',
  '&:hover, &:focus-visible': {
    background: editorColours.chosen,
    outline: `2px solid ${editorColours.here}`,
    outlineOffset: 0,
  },
  '& strong': { fontWeight: 600 },
});

type Group = 'often' | (typeof MODULE_GROUPS)[number] | 'rows';

/** What is used most comes first. */
const OFTEN: readonly ModuleModel[] = [
  'text',
  'headline',
  'image',
  'quote',
  'link',
  'faq',
  'teaser_list',
  'full_teaser',
  'image_list',
  'video',
  'event_list',
  'form',
];
const MODELS = (Object.keys(MODULES) as ModuleModel[]).filter((model) => 'group' in MODULES[model]);

interface Choice {
  key: string;
  model: string;
  layout?: ContainerLayout;
  name: string;
  words: string;
  group: Group;
}

/** Everything that can be put on a page: by search, in groups, with a picture and words for each. */
export const Picker = observer(function Picker({
  editing,
  place: asked,
  instead,
  close,
}: {
  editing: Editing;
  place: Place;
  /** An empty module that goes when something is picked. */
  instead: number | null;
  close: () => void;
}) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const element = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const title = useId();
  const [words, setWords] = useState('');
  const [group, setGroup] = useState<Group>('often');

  useEffect(() => {
    element.current?.showModal();
    search.current?.focus();
  }, []);

  // Somebody else may have published what it is in, so that it has another id, or have removed it.
  const parent = asked.parent === null ? null : (session.row(asked.parent)?.id ?? asked.parent);
  const place = useMemo(() => ({ ...asked, parent }), [asked, parent]);
  const isGone = parent !== null && !session.row(parent);
  useEffect(() => {
    if (!isGone) return;
    close();
    session.panels.say('picker.gone', { isError: true });
  }, [isGone, close, session]);

  const choices = useMemo((): Choice[] => {
    const modules = MODELS.map((model) => ({
      key: model,
      model,
      name: modelName(i18n, model),
      words: t(`module.${model}.words`),
      group: (MODULES[model] as { group: Group }).group,
    }));
    const rows = CONTAINER_LAYOUTS.map((layout) => ({
      key: layout,
      model: 'container',
      layout,
      name: rowName(i18n, layout),
      words: t('row.words'),
      group: 'rows' as const,
    }));
    // A row goes below the one that one stands in.
    const isPlace = ({ model }: Choice) =>
      place.parent === null || model === 'container' || mayStandIn(session.document, model, place.parent);
    return [...modules, ...rows].filter(isPlace);
  }, [i18n, place, session, t]);

  const wanted = words.trim();
  const shown = wanted
    ? found(choices, wanted)
    : group === 'often'
      ? OFTEN.flatMap((model) => choices.find((choice) => choice.model === model) ?? [])
      : choices.filter((choice) => choice.group === group);

  const insert = ({ model, layout }: Choice) => {
    // What needs a beginning begins now.
    const begun: StoredFields = fieldsOfModel(model)['online_from']?.required
      ? { online_from: new Date().toISOString() }
      : {};
    const row = newRow(model, newId(), layout ? { layout } : begun);
    const isOnPage = place.parent === null && model !== 'container';
    const inside = itemsOf(model, row.id);
    const home = newRow('container', newId());
    const at = model === 'container' ? rowPlace(session.document, place) : place;
    session.insert(isOnPage ? [home, { ...row, parent: home.id }, ...inside] : [row, ...inside], at, {
      instead: instead === null ? null : (session.row(instead)?.id ?? null),
    });
    close();
    const first = inside[0] ?? row;
    // Before it has the focus: an empty field is only there to have it where its module is selected.
    session.select(first.id);
    focusField(session, first.id, firstField(first.model));
  };

  const names: Group[] = ['often', ...MODULE_GROUPS, 'rows'];
  const before =
    place.parent === null ? null : childrenOf(session.document, place.parent, place.column)[place.index - 1];
  return (
    <dialog
      ref={element}
      css={[material, dialog, listDialog]}
      aria-labelledby={title}
      data-editor-panel=""
      onClose={close}
    >
      <div css={head}>
        <h2 id={title}>{t('insert')}</h2>
        <input
          ref={search}
          css={input}
          type="search"
          aria-label={t('picker.search')}
          placeholder={t('picker.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing && shown[0]) {
              event.preventDefault();
              insert(shown[0]);
            }
          }}
        />
        <VisuallyHidden>
          <span role="status">
            {wanted && [t('finder.state.there', { count: shown.length }), shown[0]?.name].filter(Boolean).join(': ')}
          </span>
        </VisuallyHidden>
        <span css={muted}>
          {before ? t('picker.after', { name: moduleName(editing, before.id) }) : t('picker.begin')}
        </span>
        <button type="button" css={button} onClick={() => element.current?.close()}>
          {t('close')}
        </button>
      </div>
      <div css={body}>
        <div css={groups} role="group" aria-label={t('picker.groups')}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              css={button}
              aria-pressed={!wanted && group === name}
              onClick={() => {
                setWords('');
                setGroup(name);
              }}
            >
              {t(`group.${name}`)}
            </button>
          ))}
        </div>
        <ul css={grid}>
          {shown.map((choice) => (
            <li key={choice.key}>
              <button
                type="button"
                css={tile}
                aria-label={choice.name}
                aria-describedby={`${title}${choice.key}`}
                onClick={() => insert(choice)}
              >
                <ModulePicture model={choice.model} layout={choice.layout} />
                <strong>{choice.name}</strong>
                <span css={muted} id={`${title}${choice.key}`}>
                  {choice.words}
                </span>
              </button>
            </li>
          ))}
          {shown.length === 0 && <li css={muted}>{t('finder.state.there', { count: 0 })}</li>}
        </ul>
      </div>
    </dialog>
  );
});

/** Where a row goes that is added at a place: on the page itself, else after the row that the place is in. */
function rowPlace(document: ModuleDocument, place: Place): Place {
  let row = place.parent;
  for (let up = row; up !== null; up = document[up]?.parent ?? null) row = up;
  if (row === null) return place;
  const own = placeOf(document, row);
  return { ...own, index: own.index + 1 };
}

/** A list begins with one item, so that there is something to write. */
function itemsOf(model: string, parent: number) {
  const children = model in MODULES ? (MODULES[model as ModuleModel] as { children?: string }).children : undefined;
  return children && children !== 'any' ? [{ ...newRow(children, newId()), parent }] : [];
}
