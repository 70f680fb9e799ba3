import { observer, useLocation, useSite } from '@foyer/shared';
import { useCallback, useState } from 'react';
import { LatePart } from '../interface/late-part.tsx';
import { useInterface } from '../interface/use-interface.ts';
import { loadsAgain } from '../interface/loads-again.ts';
import { LogOut } from './log-out.tsx';
import { useEditMode } from './edit-mode-address.ts';
import { PageRow } from './page-row.tsx';
import { bar, control, failure, list, narrows, quiet, row, state, strong, who, wideOnly } from './styles.ts';

/** Everything of the edit mode comes when somebody edits. */
const editModeView = async () => (await import('../editing/edit-mode.tsx')).EditMode;

/** So does the dialog for a new page. */
const newPageDialog = async () => (await import('../pages/new-page-dialog.tsx')).NewPageDialog;

/** Query parameter that hides the toolbar (specification §2). */
const HIDDEN = 'noToolbar';

/** Who is logged in, where else they can work, and what page they are on. */
export const Toolbar = observer(function Toolbar() {
  const { user, currentPage, settings } = useSite();
  const editMode = useEditMode();
  const { search } = useLocation();
  const { t, language } = useInterface();
  const [isMaking, setMaking] = useState(false);
  const [makingFailed, setMakingFailed] = useState(false);
  const make = () => {
    setMaking(true);
    setMakingFailed(false);
  };
  const failToMake = useCallback((error: unknown) => {
    if (loadsAgain(error)) return;
    setMaking(false);
    setMakingFailed(true);
  }, []);
  if (!user.details || !user.isLoggedIn || new URLSearchParams(search).has(HIDDEN)) return null;
  const { email, admin_menus: menus, logout_url: logoutUrl } = user.details;
  return (
    <section css={bar} lang={language} aria-label={t('toolbar')}>
      <div css={row}>
        <span css={[who, wideOnly]}>
          <strong css={[strong, narrows]} title={user.fullName}>
            {user.fullName}
          </strong>
          <span css={quiet}>{email}</span>
        </span>
        {menus.length > 0 && (
          <nav aria-label={t('admin')}>
            <ul css={list}>
              {menus.map(({ title, url }) => (
                <li key={url}>
                  <a css={control} href={url}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {!settings.value.is_site_online && (
          <span css={[state, narrows]} data-offline="">
            {t('site.offline')}
          </span>
        )}
        <LogOut href={logoutUrl} />
      </div>
      {editMode.isOn && currentPage.content ? (
        <LatePart
          load={editModeView}
          props={{
            content: currentPage.content,
            hasTurned: editMode.hasTurned,
            leave: editMode.leave,
            failed: editMode.fail,
          }}
          failed={editMode.fail}
        >
          <PageRow edit={editMode.enter} />
        </LatePart>
      ) : (
        <PageRow
          edit={currentPage.content ? editMode.enter : undefined}
          hasTurned={editMode.hasTurned}
          newPage={make}
        />
      )}
      {isMaking && <LatePart load={newPageDialog} props={{ close: () => setMaking(false) }} failed={failToMake} />}
      {(editMode.hasFailed || makingFailed) && (
        <span css={failure} role="alert">
          {t(editMode.hasFailed ? 'edit.failed' : 'newPage.failed')}
        </span>
      )}
    </section>
  );
});
