import { css } from '@emotion/react';
import { SEARCH_DESCRIPTION, SEARCH_TITLE } from '@foyer/shared/modules';
import type { ReactNode } from 'react';

const result = css({
  margin: '0 0 .9rem',
  padding: '.75rem',
  borderRadius: '.375rem',
  background: '#fff',
  color: '#1f2328',
  font: '400 .8125rem/1.45 Arial, sans-serif',
  overflowWrap: 'anywhere',
  '& cite': { fontStyle: 'normal', color: '#4d5156', fontSize: '.75rem' },
  '& strong': { display: 'block', margin: '.15rem 0', color: '#1a0dab', font: '400 1.125rem/1.3 Arial, sans-serif' },
  '& span': { color: '#474747' },
});
const card = css({
  margin: '0 0 .9rem',
  borderRadius: '.375rem',
  overflow: 'hidden',
  background: '#fff',
  color: '#1f2328',
  font: '400 .8125rem/1.4 Arial, sans-serif',
  '& img': { display: 'block', width: '100%', aspectRatio: '1.91', objectFit: 'cover' },
  '& div': { padding: '.6rem .75rem .75rem', overflowWrap: 'anywhere' },
  '& cite': {
    display: 'block',
    fontStyle: 'normal',
    fontSize: '.6875rem',
    color: '#4d5156',
    textTransform: 'uppercase',
  },
  '& strong': { display: 'block', fontSize: '.9375rem' },
});
const missing = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1.91',
  background: '#dbe2e8',
  color: '#47525e',
});

/** As long as it is shown: whole words, and what is left out as dots. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
}

interface PreviewProps {
  label: string;
  /** Address of the page, without its protocol. */
  address: string;
  title: string;
  description: string;
}

/** A page among the results of a search engine. */
export function SearchPreview({ label, address, title, description }: PreviewProps) {
  return (
    <div css={result} role="group" aria-label={label}>
      <cite>{address.replaceAll('/', ' › ')}</cite>
      <strong>{shortened(title, SEARCH_TITLE)}</strong>
      <span>{shortened(description, SEARCH_DESCRIPTION)}</span>
    </div>
  );
}

/** A page where somebody has sent its address. */
export function SharePreview({ label, address, title, description, picture }: PreviewProps & { picture: ReactNode }) {
  return (
    <div css={card} role="group" aria-label={label}>
      {typeof picture === 'string' ? <span css={missing}>{picture}</span> : picture}
      <div>
        <cite>{address.split('/')[0]}</cite>
        <strong>{title}</strong>
        {shortened(description, SEARCH_DESCRIPTION)}
      </div>
    </div>
  );
}
