import { observer, useFormats, useMessages, useSite } from '@foyer/shared';
import { control, outlined, push, quiet, row, state, strong } from './styles.ts';

/** What is known of the page on show, and the way to its settings. */
export const PageRow = observer(function PageRow() {
  const { currentPage, navigation } = useSite();
  const t = useMessages();
  const { page } = currentPage;
  return (
    <div css={row}>
      {page ? (
        <>
          <strong css={strong}>{page.title}</strong>
          <span css={state} data-offline={page.is_online ? undefined : ''}>
            {t(page.is_online ? 'online' : 'offline')}
          </span>
          <VersionNote version={page.version} />
          {page.settings_url && (
            <a css={[control, outlined, push]} href={page.settings_url}>
              {t('settings')}
            </a>
          )}
        </>
      ) : (
        <code css={quiet}>{navigation.location.pathname}</code>
      )}
    </div>
  );
});

/** When the page was last changed, and by whom. */
function VersionNote({ version }: { version: { created_at: string; author: string } | undefined }) {
  const t = useMessages();
  const formats = useFormats();
  if (!version || Number.isNaN(Date.parse(version.created_at))) return null;
  return <span css={quiet}>{t('version', { date: formats.dayShort(version.created_at), time: formats.time(version.created_at), author: version.author })}</span>;
}
