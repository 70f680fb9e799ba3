import { css } from '@emotion/react';
import { childrenOf, declarationOf, placeOf, rowsInOrder, type Place } from '@foyer/shared/modules';
import { useEffect, useId, useRef, useState } from 'react';
import { columnsOf, mayStandIn } from '../document/commands.ts';
import { layoutOf } from '../document/module-views.ts';
import { LandingMark, lineBeside } from '../drag/landing-mark.ts';
import type { Editing } from '../editing.ts';
import { button, dialog, material, muted, outlined } from '../look.ts';
import { focusModule, frameOf } from '../surface/focus.ts';
import { moduleName } from '../surface/frame-props.ts';
import { sayPlace } from '../surface/say-place.ts';
import { useTexts } from '../texts/interface-texts.ts';

const body = css({
  padding: '1.25rem',
  maxHeight: 'inherit',
  overflowY: 'auto',
  '& h2': { margin: '0 0 .75rem' },
  '& h3': { margin: '.75rem 0 .25rem', fontSize: '.8125rem' },
  '& button': { display: 'block', width: '100%', textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' },
});
// At the side, and with a light ground: the page shows where it goes.
const narrow = css({
  width: 'min(28rem, calc(100% - 2rem))',
  marginRight: '1rem',
  '&::backdrop': { background: 'rgb(14 16 32 / .2)' },
});
const leave = css({ justifySelf: 'start', marginTop: '.75rem' });

interface Target {
  place: Place;
  words: string;
  /** Row it stands beside, to be shown. */
  beside: number | null;
  isAfter: boolean;
}

/** All places where modules may go, in words; the one that is looked at is shown on the page. */
export function MoveDialog({ editing, ids, close }: { editing: Editing; ids: readonly number[]; close: () => void }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const element = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [mark] = useState(() => new LandingMark());
  useEffect(() => {
    element.current?.showModal();
    return () => mark.hide();
  }, [mark]);
  const look = (beside: number | null, isAfter: boolean) => {
    const frame = beside === null ? null : frameOf(beside);
    frame?.scrollIntoView({ block: 'center' });
    if (frame) mark.show(lineBeside(frame, isAfter));
    else mark.hide();
  };
  const { document } = session;
  const models = ids.map((id) => document[id]?.model ?? '');
  const homes: (number | null)[] = [null, ...rowsInOrder(document).map((row) => row.id)];
  const isInside = (home: number | null) => {
    for (let at = home; at !== null; at = document[at]?.parent ?? null) if (ids.includes(at)) return true;
    return false;
  };

  /** Rows have no words of their own: what stands in them first tells them apart, or their number. */
  const nameOf = (id: number): string => {
    const name = moduleName(editing, id);
    const row = document[id];
    if (row?.model !== 'container') return name;
    const [first] = childrenOf(document, id, 0);
    const number = childrenOf(document, row.parent, row.column).indexOf(row) + 1;
    return `${name} (${first ? moduleName(editing, first.id) : number})`;
  };

  const targetsIn = (home: number | null): { column: number; targets: Target[] }[] => {
    const row = home === null ? undefined : document[home];
    const count = row?.model === 'container' ? columnsOf(layoutOf(row)) : 1;
    return [...Array(count).keys()].map((column) => {
      const siblings = childrenOf(document, home, column).filter((sibling) => !ids.includes(sibling.id));
      const first: Target = {
        place: { parent: home, column, index: 0 },
        words: t('move.begin'),
        beside: siblings[0]?.id ?? home,
        isAfter: false,
      };
      return {
        column,
        targets: [
          first,
          ...siblings.map((sibling, index) => ({
            place: { parent: home, column, index: index + 1 },
            words: t('move.after', { name: nameOf(sibling.id) }),
            beside: sibling.id,
            isAfter: true,
          })),
        ],
      };
    });
  };
  const choose = (place: Place) => {
    session.move(ids, place);
    sayPlace(editing);
    close();
    if (session.selected) focusModule(session.selected.id);
  };
  const [only, ...others] = ids;
  // Where a single one stands it need not go.
  const now = only !== undefined && others.length === 0 ? placeOf(document, only) : null;
  return (
    <dialog ref={element} css={[material, dialog, narrow]} aria-labelledby={title} data-editor-panel="" onClose={close}>
      <div css={body}>
        <h2 id={title}>{t('module.moveTo')}</h2>
        {homes
          .filter(
            (home) =>
              models.every((model) => mayStandIn(document, model, home)) &&
              !isInside(home) &&
              (home === null ||
                document[home]?.model === 'container' ||
                declarationOf(document[home]?.model ?? '')?.children),
          )
          .flatMap((home) =>
            targetsIn(home).map(({ column, targets }) => (
              <section key={`${home} ${column}`} role="group" aria-labelledby={`${title}${home}-${column}`}>
                <h3 css={muted} id={`${title}${home}-${column}`}>
                  {home === null
                    ? t('page')
                    : `${nameOf(home)}${column > 0 ? `, ${t('column', { number: column + 1 })}` : ''}`}
                </h3>
                {targets.map(({ place, words, beside, isAfter }) => (
                  <button
                    key={place.index}
                    type="button"
                    css={button}
                    disabled={
                      now !== null &&
                      place.parent === now.parent &&
                      place.column === now.column &&
                      place.index === now.index
                    }
                    onFocus={() => look(beside, isAfter)}
                    onPointerEnter={() => look(beside, isAfter)}
                    onClick={() => choose(place)}
                  >
                    {words}
                  </button>
                ))}
              </section>
            )),
          )}
        <button type="button" css={[button, outlined, leave]} onClick={() => element.current?.close()}>
          {t('cancel')}
        </button>
      </div>
    </dialog>
  );
}
