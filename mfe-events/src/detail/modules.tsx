import { css } from '@emotion/react';
import { type Content, observer, Slot, useContent, useSite } from '@foyer/shared';

const modules = css({
  paddingTop: 'clamp(3rem, 6vw, 5.5rem)',
  '& [data-fragment] > div > section:last-of-type': { marginBottom: 0 },
});

/** What the editors have put below a thing, as the owner of pages shows it. Where nothing is, editors can put something. */
export const Modules = observer(function Modules({ content }: { content: Content }) {
  const { editing, user } = useSite();
  const { kind, id, modules: loaded } = content;
  useContent(content);
  if (loaded.length === 0 && !user.isLoggedIn) return null;
  return (
    <div css={loaded.length > 0 || editing.surface ? modules : undefined}>
      <Slot
        key={editing.surface ? 'edited' : 'shown'}
        widget="pages.modules"
        props={{ modules: loaded, of: { kind, id } }}
      />
    </div>
  );
});
