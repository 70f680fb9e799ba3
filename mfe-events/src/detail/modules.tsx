import { css } from '@emotion/react';
import { Slot } from '@foyer/shared';
import type { Modules as ModuleList } from '@foyer/shared/api';

const modules = css({ paddingTop: 'clamp(3rem, 6vw, 5.5rem)', '& [data-fragment] > div > section:last-of-type': { marginBottom: 0 } });

/** What the editors have put below a thing, as its page's owner shows it. */
export function Modules({ modules: list }: { modules: ModuleList }) {
  if (list.length === 0) return null;
  return (
    <div css={modules}>
      <Slot widget="pages.modules" props={{ modules: list }} />
    </div>
  );
}
