import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageFrame } from './page-frame.tsx';
import { stack } from './surfaces.ts';

/** What is not there, or not for this user, with the way back to the start. */
export function MissingPage() {
  const t = useTranslate();
  return (
    <PageFrame title={t('foyer.app.missing')}>
      <div css={stack}>
        <p>{t('foyer.app.missing_text')}</p>
        <p>
          <Button variant="outlined" component={Link} to="/">
            {t('foyer.app.home')}
          </Button>
        </p>
      </div>
    </PageFrame>
  );
}
