import { observer, useSite, type Translate } from '@foyer/shared';
import { control, outlined, warning } from './styles.ts';

/** Query parameter that asks for a version (specification §6). */
const VERSION = 'v';

/** Says that another version than the published one is on show, or that there is none of that number here; and leads back to the page as visitors see it. */
export const VersionPreview = observer(function VersionPreview({ t }: { t: Translate }) {
  const { navigation, currentPage } = useSite();
  const { pathname, search } = navigation.location;
  const query = new URLSearchParams(search);
  const asked = query.get(VERSION);
  if (!asked) return null;
  query.delete(VERSION);
  // Of what is no page, a version that is not there is a page that is not there.
  const version = currentPage.page?.version;
  if (version?.published && String(version.id) === asked) return null;
  const isShown = currentPage.page ? String(version?.id) === asked : currentPage.content !== null;
  return (
    <>
      <span css={warning} role="status">
        {t(isShown ? 'version.preview' : 'version.none', { version: asked })}
      </span>
      <a css={[control, outlined]} href={`${pathname}?${query}`.replace(/\?$/, '')}>
        {t('version.back')}
      </a>
    </>
  );
});
