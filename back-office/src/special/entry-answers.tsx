import { css } from '@emotion/react';
import { LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { EntryAnswer } from '@foyer/shared/api';
import { FieldShell } from '../inputs/field-shell.tsx';
import { namedValues } from '../inputs/looks.ts';
import { type FieldProps, useField } from '../inputs/use-field.ts';
import { mute, small } from '../layout/surfaces.ts';
import { Trouble } from '../layout/trouble.tsx';
import { useLocale, useRecords } from '../resources/resources.tsx';
import { KeptUntil } from './kept-until.tsx';

const way = css({ color: 'var(--violet)' });

/** What a visitor answered, in the words and the order of the form; files to be saved. */
export function EntryAnswers(props: FieldProps) {
  const { shell, t } = useField(props);
  const { http } = useRecords();
  const locale = useLocale();
  const entry = `api/back-office/form-entries/${String(useWatch({ name: 'id' }))}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['answers', entry, locale],
    queryFn: async () => (await http.get<EntryAnswer[]>(`${entry}/answers/`)).body,
    retry: 1,
  });
  if (error) return <Trouble text={t('foyer.edit.failed')} onRetry={() => void refetch()} />;
  if (!data) return <LinearProgress aria-label={t('ra.page.loading')} />;
  return (
    <FieldShell {...shell} isGroup>
      <dl css={namedValues}>
        {data.map(({ slug, label, value, file }) => (
          <div key={slug}>
            <dt css={[small, mute]}>{label}</dt>
            <dd>
              {file === null ? (
                value || '–'
              ) : (
                <a css={way} href={http.url(`${entry}/files/${file}`)} download>
                  {value}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <KeptUntil />
    </FieldShell>
  );
}
