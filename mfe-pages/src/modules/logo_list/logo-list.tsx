import { css } from '@emotion/react';
import { Picture } from '@foyer/shared';
import { SiteLink } from '../../links/site-link.tsx';
import { FieldText } from '../field-text.tsx';
import { addressOf, anchorOf, modulesOf, pictureOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s6) var(--s12)',
  borderTop: '1px solid var(--hair)',
  paddingTop: 'var(--s6)',
});
const logo = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s2) var(--s4)',
  fontWeight: 600,
  img: { width: 'auto', maxWidth: '11rem', height: '3.5rem', objectFit: 'contain', background: 'none' },
});

/** Logos of partners in a row. */
export function LogoListModule({ module, renderModules }: ModuleProps) {
  const children = modulesOf(module.children);
  return children.length > 0 ? <div css={list}>{renderModules(children)}</div> : null;
}

/** One logo with its name beside it; either may be missing. A picture that only says the name again is silent. */
export function LogoItemModule({ module, shows }: ModuleProps) {
  const picture = pictureOf(module);
  const name = textOf(module.link_text);
  const href = addressOf(module.link, module.link_url);
  if (!picture && !shows('link_text')) return null;
  const alt = picture && picture.image.alt !== name ? picture.image.alt : '';
  const sign = (
    <>
      {picture && <Picture {...picture} alt={alt} sizes="11rem" />}
      {shows('link_text') && (
        <span>
          <FieldText module={module} of="link_text" />
        </span>
      )}
    </>
  );
  return (
    <div id={anchorOf(module)}>
      {href ? (
        <SiteLink href={href} css={logo}>
          {sign}
        </SiteLink>
      ) : (
        <div css={logo}>{sign}</div>
      )}
    </div>
  );
}
