import { formatsOf, observer, useSite } from '@foyer/shared';
import { useRef } from 'react';
import { useInterface } from '../interface/use-interface.ts';
import { changePageOf } from './change-page.ts';
import { firstClick } from './first-click.ts';
import {
  begin,
  control,
  dotOnSmall,
  narrowsOnSmall,
  outlined,
  push,
  quiet,
  row,
  state,
  strong,
  wideOnly,
} from './styles.ts';
import { useArrival } from './use-arrival.ts';
import { VersionPreview } from './version-preview.tsx';

/** What is known of the page on show, and the way to where it is changed. */
export const PageRow = observer(function PageRow({
  edit,
  hasTurned = false,
  newPage,
}: {
  edit?: (() => void) | undefined;
  hasTurned?: boolean;
  newPage?: () => void;
}) {
  const { currentPage, navigation } = useSite();
  const { t } = useInterface();
  const { page } = currentPage;
  const thing = changePageOf(navigation.location);
  const begins = useRef<HTMLButtonElement>(null);
  useArrival(begins, hasTurned);
  return (
    <div css={row}>
      {edit && (
        <button ref={begins} type="button" css={[control, begin]} onClick={firstClick(edit)}>
          {t('edit')}
        </button>
      )}
      {page ? (
        <>
          <strong css={[strong, wideOnly]}>{page.title}</strong>
          <span css={[state, dotOnSmall]} data-offline={page.is_online ? undefined : ''}>
            {t(page.is_online ? 'online' : 'offline')}
          </span>
          <VersionNote version={page.version} />
        </>
      ) : (
        <code css={[quiet, wideOnly]}>{navigation.location.pathname}</code>
      )}
      {newPage && (
        <button type="button" css={control} onClick={newPage}>
          {t('newPage')}
        </button>
      )}
      <VersionPreview t={t} />
      {page?.settings_url && (
        <a css={[control, outlined, push, narrowsOnSmall]} href={page.settings_url}>
          {t('settings')}
        </a>
      )}
      {thing && (
        <a css={[control, outlined, push, narrowsOnSmall]} href={thing.url}>
          {t(`change.${thing.type}`)}
        </a>
      )}
    </div>
  );
});

/** When the page was last changed, and by whom: nobody, as long as it is as it came with the house. */
const VersionNote = observer(function VersionNote({
  version,
}: {
  version: { created_at: string; author: string } | undefined;
}) {
  const { t, language } = useInterface();
  const formats = formatsOf(language);
  if (!version || Number.isNaN(Date.parse(version.created_at))) return null;
  return (
    <span css={[quiet, wideOnly]}>
      {[
        t('version', { date: formats.dayShort(version.created_at), time: formats.time(version.created_at) }),
        version.author,
      ]
        .filter(Boolean)
        .join(', ')}
    </span>
  );
});
