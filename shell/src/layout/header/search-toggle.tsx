import { css } from '@emotion/react';
import { isPlainClick, observer, Slot, useSite } from '@foyer/shared';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useTexts } from '../texts.ts';

const WIDGET = 'search.field';
/** The field collapses so long after it has lost focus (specification §2). */
const COLLAPSE_AFTER_MS = 200;
/** Where the header has room for a field. */
const ROOMY = '(min-width: 64em)';

/** The field takes the link's place once it is there. A header has no room for a notice: where it cannot be had, the link stays. */
const box = css({
  '&:has(input) > a, & [data-failed]': { display: 'none' },
  '& > a': { display: 'inline-block', paddingBlock: '.25rem', textDecoration: 'none' },
  '& > a:hover': { textDecoration: 'underline', textDecorationThickness: '2px' },
});

/** The way to the search: a link, which becomes the field itself in a wide window. */
export const SearchToggle = observer(function SearchToggle({ href, className }: { href: string; className?: string }) {
  const { navigation, snapshot } = useSite();
  const t = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const returns = useRef(false);
  const [open, setOpen] = useState(false);
  const { location } = navigation;
  const offered = Object.values(snapshot.remotes).some(({ widgets }) => WIDGET in widgets);

  const collapse = () => {
    clearTimeout(timer.current);
    returns.current = root.current?.contains(document.activeElement) ?? false;
    setOpen(false);
  };
  const onLeave = useEffectEvent(collapse);
  useEffect(() => () => onLeave(), [location]);
  // Focus does not get lost with the field.
  useLayoutEffect(() => {
    if (!open && returns.current) root.current?.querySelector('a')?.focus();
    returns.current = false;
  }, [open]);

  const expand = (event: MouseEvent) => {
    if (!offered || !isPlainClick(event) || !window.matchMedia(ROOMY).matches) return;
    // Where the field cannot be had the link leads on, but not by the second half of the double click that asked for it.
    if (open && event.detail < 2) return;
    event.preventDefault();
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The first Escape may have closed the suggestions.
    if (event.key === 'Escape' && open && !event.defaultPrevented) collapse();
  };
  const onBlur = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!root.current?.contains(document.activeElement)) setOpen(false);
    }, COLLAPSE_AFTER_MS);
  };

  return (
    <div ref={root} css={box} role="presentation" className={className} onKeyDown={onKeyDown} onBlur={onBlur}>
      <a href={href} aria-expanded={offered ? open : undefined} onClick={expand}>
        {t('search')}
      </a>
      {open && <Slot widget={WIDGET} />}
    </div>
  );
});
