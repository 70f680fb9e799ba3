import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Resource } from '@foyer/shared/api';
import type { CreateState } from '../edit/create-page.tsx';
import { ListPage } from '../list/list-page.tsx';
import { createPath } from '../resources/paths.ts';
import { useResource } from '../resources/resources.tsx';

/** Addresses that visitors ask for and that are missing, each a click away from a redirect. */
export function ErrorLog({ resource }: { resource: Resource }) {
  const t = useTranslate();
  const mayRedirect = useResource('redirects')?.operations.create ?? false;
  return (
    <ListPage
      resource={resource}
      rowAction={(record) => {
        if (!mayRedirect || typeof record.url !== 'string') return null;
        const state: CreateState = { record: { old_path: record.url.split(/[?#]/, 1)[0] } };
        return (
          <Button component={Link} to={createPath('redirects')} state={state} variant="outlined">
            {t('foyer.log.redirect')}
          </Button>
        );
      }}
    />
  );
}
