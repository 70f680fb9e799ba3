import { css } from '@emotion/react';
import type { Finding } from '@foyer/shared/modules';
import { editorColours } from '@foyer/shared/theme';
import { useRef } from 'react';
import type { Editing } from '../editing.ts';
import { button, muted, outlined } from '../look.ts';
import { fieldLabel } from '../surface/field-label.ts';
import { focusFault } from '../surface/focus.ts';
import { moduleName } from '../surface/frame-props.ts';
import { useTexts } from '../texts/interface-texts.ts';

const list = css({
  display: 'grid',
  gap: '.25rem',
  margin: '0 0 1rem',
  padding: 0,
  listStyle: 'none',
  '& li > button:first-of-type': {
    width: '100%',
    justifyContent: 'start',
    whiteSpace: 'normal',
    textAlign: 'start',
    alignItems: 'start',
  },
});
const mend = css({ margin: '0 0 .5rem 1.7rem' });
const error = css({ color: editorColours.bad });
const warning = css({ color: editorColours.warning });

/** What the checks have found; each leads to its place. Shape and word say what colour says. */
export function FindingList({
  editing,
  found,
  leave,
}: {
  editing: Editing;
  found: readonly Finding[];
  leave: () => void;
}) {
  const t = useTexts(editing.i18n);
  const { session, i18n, checks } = editing;
  const whole = useRef<HTMLDivElement>(null);
  if (found.length === 0)
    return (
      <div ref={whole} role="group" aria-label={t('check')} tabIndex={-1}>
        <p css={muted}>✓ {t('check.none')}</p>
      </div>
    );
  return (
    <div ref={whole} role="group" aria-label={t('check')} tabIndex={-1}>
      <ul css={list}>
        {found.map((finding) => {
          const { id, field, key, values, isError, repair } = finding;
          return (
            <li key={`${id ?? 'page'} ${field} ${key}`}>
              <button
                type="button"
                css={button}
                onClick={() => {
                  leave();
                  // What is not of a module is of the page.
                  if (id !== null) session.select(id);
                  session.panels.show({ rightPanel: id === null ? 'page' : 'settings' });
                  focusFault(session, id, field);
                }}
              >
                <span css={isError ? error : warning} aria-hidden="true">
                  {isError ? '■' : '▲'}
                </span>
                <span>
                  <strong>
                    {t(isError ? 'check.error' : 'check.warning')}: {t(key, values)}
                  </strong>
                  <br />
                  <span css={muted}>
                    {id === null ? t('page') : moduleName(editing, id)}
                    {`, ${id === null ? t(`page.${field}`) : fieldLabel(i18n, session.document[id]?.model ?? '', field)}`}
                  </span>
                </span>
              </button>
              {repair && (
                <button
                  type="button"
                  css={[button, outlined, mend]}
                  onClick={() => {
                    checks.repair(finding);
                    // It goes with what it has mended.
                    whole.current?.focus();
                  }}
                >
                  {t(repair.key)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
