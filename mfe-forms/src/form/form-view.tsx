import { css } from '@emotion/react';
import { Display, Heading, RichText, Wrap } from '@foyer/shared';
import type { ReactNode } from 'react';
import type { FormData, FormProps, GONE } from './fragment.tsx';
import { PartLevel } from './part-level.ts';
import { lazyForm } from './lazy-form.tsx';

const frame = css({ containerType: 'inline-size' });
const header = css({ padding: 'clamp(1.5rem, 3vw, 3rem) 0 clamp(2rem, 4vw, 4rem)', h1: { maxWidth: '18ch' } });
const columns = css({
  display: 'grid',
  gap: 'var(--s8) var(--gap)',
  '@container (min-width: 52rem)': {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / 5' },
    '& > :last-of-type': { gridColumn: '6 / 12' },
  },
});
const intro = css({ display: 'grid', gap: 'var(--s4)', alignContent: 'start' });
const foot = css({ paddingBottom: 'clamp(4rem, 8vw, 7.5rem)' });

/** A form as a page of its own, or as a widget within another one. */
export function FormView({ data: form, props }: { data: FormData | typeof GONE; props: FormProps }) {
  if ('isGone' in form) return null;
  if (props.form_id !== undefined)
    return (
      <PartLevel value={3}>
        <FormColumns form={form} title={<Heading level={2}>{form.title}</Heading>} />
      </PartLevel>
    );
  return (
    <Wrap css={foot}>
      <header css={header}>
        <Display>{form.title}</Display>
      </header>
      <FormColumns form={form} />
    </Wrap>
  );
}

function FormColumns({ form, title }: { form: FormData; title?: ReactNode }) {
  return (
    <div css={frame}>
      <div css={columns}>
        <div css={intro}>
          {title}
          {form.intro && <RichText html={form.intro} />}
        </div>
        <div>
          <lazyForm.View key={form.id} form={form} />
        </div>
      </div>
    </div>
  );
}
