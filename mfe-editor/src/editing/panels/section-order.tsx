import { css } from '@emotion/react';
import { type Content, observer } from '@foyer/shared';
import { useState } from 'react';
import type { Editing } from '../editing.ts';
import { button, muted } from '../look.ts';
import { useTexts } from '../texts/interface-texts.ts';

const list = css({
  margin: '0 0 1.5rem',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: '.25rem',
    padding: '.15rem .5rem',
    borderBottom: '1px solid #343845',
  },
  '& li > span': { flex: 1 },
});
const heading = css({ margin: '0 0 .25rem', fontSize: '1rem' });

/** The parts of a page about one thing, to be put into order. It is public at once, and silent as reordering is (specification §4). */
export const SectionOrder = observer(function SectionOrder({ editing }: { editing: Editing }) {
  const { session, i18n } = editing;
  const t = useTexts(i18n);
  const [isBusy, setBusy] = useState(false);
  const { content, site } = session;
  const { sections } = content;
  if (!sections) return null;

  const move = async (index: number, by: 1 | -1) => {
    const order = [...sections];
    order.splice(index + by, 0, ...order.splice(index, 1));
    const show = (next: Content['sections'] & object) =>
      site.currentPage.showContent({ ...session.content, sections: next });
    show(order);
    setBusy(true);
    try {
      await site.api.send(
        'PUT',
        `/{locale}/api/back-office/${content.kind}/${content.id}/`,
        { section_order: order },
        { 'if-match': '*' },
      );
    } catch {
      show(sections);
      session.say('sections.failed', true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <h3 css={heading}>{t('sections')}</h3>
      <p css={muted}>{t('sections.atOnce')}</p>
      <ol css={list}>
        {sections.map((section, index) => (
          <li key={section}>
            <span>{t(`section.${section}`)}</span>
            <button
              type="button"
              css={button}
              aria-label={`${t('module.up')}: ${t(`section.${section}`)}`}
              disabled={isBusy || index === 0}
              onClick={() => void move(index, -1)}
            >
              <span aria-hidden="true">↑</span>
            </button>
            <button
              type="button"
              css={button}
              aria-label={`${t('module.down')}: ${t(`section.${section}`)}`}
              disabled={isBusy || index === sections.length - 1}
              onClick={() => void move(index, 1)}
            >
              <span aria-hidden="true">↓</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
});
