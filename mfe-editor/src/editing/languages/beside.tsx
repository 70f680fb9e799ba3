import { css, Global } from '@emotion/react';
import { observer, ScopeContext } from '@foyer/shared';
import { childrenOf } from '@foyer/shared/modules';
import { useContext, useMemo, type ComponentType, type ReactNode } from 'react';
import type { ContentLanguage } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { useTexts } from '../texts/interface-texts.ts';
import { LanguageContext } from './language-context.ts';
import { languageStyles } from './language-styles.ts';

const name = css({
  position: 'sticky',
  top: 'calc(var(--toolbar) + 3.75rem)',
  zIndex: 14,
  justifySelf: 'start',
  margin: '.25rem calc(var(--edge) / 2 - .75rem)',
  padding: '.3rem .75rem',
  borderRadius: '1rem',
  background: 'var(--paper)',
  font: '500 .8125rem/1.3 var(--font-text)',
  letterSpacing: 0,
  color: 'var(--mute)',
});
const column = css({ display: 'contents' });

export interface BesideProps<Shown extends { modules: unknown }> {
  shown: Shown;
  View: ComponentType<{ shown: Shown }>;
}

/** The page in its other language, where both are wanted. */
export const Beside = observer(function Beside<Shown extends { modules: unknown }>({
  editing,
  shown,
  View,
}: BesideProps<Shown> & { editing: Editing }) {
  const { session, languages, i18n } = editing;
  const t = useTexts(i18n);
  const { view, other, page } = languages;
  const modules = view === 'page' ? null : session.page.modulesIn(other);
  const inOther = useMemo(() => ({ ...shown, ...page, modules }), [shown, page, modules]);
  if (view === 'page') return null;
  // Rows of both stand beside each other: their number has to be known. Above them the title, below them the end of the page.
  const rows = childrenOf(session.structure, null).length + 2;
  return (
    <>
      <Global styles={[languageStyles, { ':root': { '--language-rows': String(rows) } }]} />
      {view === 'both' && (
        <>
          <div css={[name, { gridColumn: 1 }]} data-language-name="">
            {t(`language.${session.pageLanguage}`)}
          </div>
          <div css={[name, { gridColumn: 2 }]} data-language-name="">
            {t(`language.${other}`)}
          </div>
        </>
      )}
      <div css={column} lang={other} data-beside={view} data-active={session.language === other || undefined}>
        <InLanguage language={other}>
          <View shown={inOther} />
        </InLanguage>
      </div>
    </>
  );
});

/** What stands in it speaks a language, whatever that of the page is. */
function InLanguage({ language, children }: { language: ContentLanguage; children: ReactNode }) {
  const around = useContext(ScopeContext);
  const scope = useMemo(
    () => around && { ...around, location: { ...around.location, locale: language } },
    [around, language],
  );
  return (
    <ScopeContext.Provider value={scope}>
      <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
    </ScopeContext.Provider>
  );
}
