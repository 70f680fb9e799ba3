import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageFrame } from './page-frame.tsx';
import { stack } from './surfaces.ts';

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
