import { Global } from '@emotion/react';
import { observer, ScopeContext, type Site } from '@foyer/shared';
import { useContext, useMemo } from 'react';
import type { Editing } from '../editing.ts';
import type { BesideProps } from '../languages/beside.tsx';
import { languageStyles } from '../languages/language-styles.ts';

/** The same site, for somebody who is not logged in: nothing is edited, and nothing is shown that only editors see. */
function forVisitors(site: Site): Site {
  const hidden = (of: object, values: Record<string, unknown>): object =>
    Object.create(
      of,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, enumerable: true }])),
    ) as object;
  return hidden(site, {
    editing: hidden(site.editing, { surface: null }),
    user: hidden(site.user, { isLoggedIn: false, details: null }),
  }) as Site;
}

/** The working copy as visitors would get it, now or at another time, in place of the page. */
export const Seen = observer(function Seen<Shown extends { modules: unknown }>({
  editing,
  shown,
  View,
}: BesideProps<Shown> & { editing: Editing }) {
  const { session, looking } = editing;
  const around = useContext(ScopeContext);
  const { instant } = looking;
  const scope = useMemo(
    () => around && { ...around, site: forVisitors(around.site), now: instant ?? around.site.clock() },
    [around, instant],
  );
  const modules = session.page.modules;
  const inPlace = useMemo(() => ({ ...shown, modules }), [shown, modules]);
  return (
    <div data-beside="seen">
      <Global styles={languageStyles} />
      <ScopeContext.Provider value={scope}>
        <View shown={inPlace} />
      </ScopeContext.Provider>
    </div>
  );
});
