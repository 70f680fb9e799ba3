import { useGetMany, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatsOf } from '@foyer/shared';
import type { ResourceRecord } from '@foyer/shared/api';
import { mute, small } from '../layout/surfaces.ts';
import { useLocale } from '../resources/resources.tsx';

const DAY_MS = 24 * 60 * 60_000;

/** How long an entry is kept, as its form says. */
export function KeptUntil() {
  const t = useTranslate();
  const locale = useLocale();
  const [form, received] = useWatch({ name: ['form_id', 'created_at'] }) as [number, string];
  const { data } = useGetMany<ResourceRecord>('forms', { ids: [form] });
  if (!data?.[0]) return null;
  const days = data[0]['keep_days'];
  const end = typeof days === 'number' && new Date(Date.parse(received) + days * DAY_MS);
  return (
    <p css={[small, mute]}>
      {end ? t('foyer.entry.until', { day: formatsOf(locale).dayShort(end) }) : t('foyer.entry.kept')}
    </p>
  );
}
