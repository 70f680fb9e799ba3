import { css } from '@emotion/react';
import { observer, useSite, Wrap } from '@foyer/shared';
import { HtmlBlock } from '../html-block.tsx';
import { useTexts } from '../texts.ts';

const block = css({ padding: '.65rem 0 .7rem', borderTop: '1px solid var(--hair)' });

/** The editors' HTML below the menu. Not part of the header, which stays in sight: it scrolls away with the page. */
export const HeaderBlock = observer(function HeaderBlock() {
  const { code } = useSite().settings.value.html_header;
  const t = useTexts();
  if (!code) return null;
  return (
    <Wrap as="aside" aria-label={t('houseNotice')}>
      <HtmlBlock css={block} code={code} />
    </Wrap>
  );
});
