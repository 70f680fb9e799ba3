import { css } from '@emotion/react';
import { from, motionOk, observer, print, useSite } from '@foyer/shared';
import { useCallback, useEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { useTexts } from '../texts.ts';
import { MenuPanel } from './menu-panel.tsx';

export const MENU_ID = 'menu';

const burger = css({
  display: 'inline-flex',
  flex: 'none',
  gap: '.5rem',
  alignItems: 'center',
  padding: '.5rem 0',
  margin: '-.5rem 0',
  font: '700 1.1rem/1 var(--font-display)',
  textDecoration: 'none',
  '&[data-look=style1]': { [from.desktop]: { display: 'none' } },
  [print]: { display: 'none' },
});
/** Lines, not grounds: forced colours keep them. */
const bars = css({
  display: 'grid',
  alignItems: 'center',
  width: '.95rem',
  height: '.75rem',
  borderBlock: '2px solid',
  '&::before': { content: '""', borderTop: '2px solid' },
});

/** Comes from the right edge, where its button is. Widths of the drawer: specification §9. */
const drawer = css({
  '--focus': 'var(--aurora)',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: '0 0 0 auto',
  padding: 0,
  border: 0,
  background: 'var(--ink)',
  color: 'var(--on-ink)',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'rgb(14 16 32 / .55)' },
  '&[data-look=style1]': {
    [from.tablet]: { maxWidth: '40.5rem' },
    [from.desktop]: { maxWidth: '51.25rem' },
    [from.wide]: { maxWidth: '64rem' },
  },
  // Without JavaScript, and before it is there, the button is a link to the panel.
  '&:target:not([open])': { display: 'block', position: 'fixed', inset: 0, overflow: 'auto' },
  [motionOk]: {
    transform: 'translateX(100%)',
    transition:
      'transform var(--fast) var(--ease), display var(--fast) allow-discrete, overlay var(--fast) allow-discrete',
    '&[open],&:target': { transform: 'none' },
    '&[open]': { '@starting-style': { transform: 'translateX(100%)' } },
  },
});

/** The menu of small windows (and of menu style 2): a native modal dialog, which keeps focus, closes on Escape and gives focus back. */
export const BurgerMenu = observer(function BurgerMenu() {
  const { layout, settings, navigation } = useSite();
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const style = settings.value.design.menu_style;
  const { pathname } = navigation.location;

  useEffect(() => {
    if (dialog.current?.open) dialog.current.close();
  }, [pathname]);

  const show = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
    ignoreSecondHalf();
    // What else depends on it waits until the menu is painted.
    requestAnimationFrame(() => setTimeout(() => layout.setMenuOpen(dialog.current?.open ?? false)));
  };
  const onSpace = (event: KeyboardEvent) => {
    if (event.key === ' ') show(event);
  };
  useCloseByClick(dialog);
  // Always the same one: that it opens is no reason to render what is in it.
  const close = useCallback(() => dialog.current?.close(), []);

  return (
    <>
      <a
        css={burger}
        data-look={style}
        href={`#${MENU_ID}`}
        role="button"
        aria-haspopup="dialog"
        aria-expanded={layout.isMenuOpen}
        aria-controls={MENU_ID}
        onClick={show}
        onKeyDown={onSpace}
      >
        {t('menu')}
        <span css={bars} />
      </a>
      <dialog
        ref={dialog}
        id={MENU_ID}
        css={drawer}
        data-look={style}
        aria-label={t('menu')}
        onClose={() => layout.setMenuOpen(false)}
      >
        <MenuPanel large={style === 'style2'} onClose={close} />
      </dialog>
    </>
  );
});

/** A link of the menu leads away, or to the very page it stands on; a click beside the drawer closes it, too. */
function useCloseByClick(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const onClick = ({ target }: Event) => {
      if (target !== element && !(target as Element).closest('a')) return;
      element?.close();
      ignoreSecondHalf();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [dialog]);
}

/** The second half of a double click was meant for what was there at the first, not for what has come under the pointer since. */
function ignoreSecondHalf(): void {
  const onClick = (event: globalThis.MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', onClick, { capture: true, once: true });
}
