import { tokensCss } from './tokens.ts';

/** Addresses of the two variable fonts (woff2, latin). */
export interface FontUrls {
  display: string;
  text: string;
}

/** Of a font, relative to its em. */
interface Height {
  ascent: number;
  descent: number;
}

const DISPLAY: Height = { ascent: 0.93, descent: 0.27 };
const TEXT: Height = { ascent: 0.97, descent: 0.25 };

/**
 * What systems have, by the names of the fonts: on Windows and Apple's, on Android, on bare Linux. `widths`: of a German and English
 * sample in the house's font (display, text, bold text), relative to theirs. Measured in Chromium.
 */
const SYSTEM_FONTS = [
  {
    like: 'Arial',
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    widths: [1.0141, 1.0158, 0.973],
  },
  {
    like: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: [1.0765, 1.0246, 1.0329],
  },
  {
    like: 'DejaVu',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    widths: [0.8523, 0.9008, 0.8178],
  },
] as const;

/** Stand-ins that take exactly the room of the real fonts, so that nothing moves when these arrive: of each, the browser uses the first that the system has. */
const standIns = (): string =>
  SYSTEM_FONTS.map(
    ({ like, regular, bold, widths: [display, text, boldText] }) =>
      standIn(`Bricolage as ${like}`, '200 800', bold, display, DISPLAY) +
      standIn(`Instrument as ${like}`, '400 500', regular, text, TEXT) +
      standIn(`Instrument as ${like}`, '600 700', bold, boldText, TEXT),
  ).join('');

function standIn(
  family: string,
  weight: string,
  local: readonly string[],
  width: number,
  { ascent, descent }: Height,
): string {
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${local.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`;
}

function fontFace(family: string, weight: string, url: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${url}") format("woff2")}`;
}

/** What unfolds in the main menu needs scripts: without them wide windows have the button of the menu of small ones, too. */
const SCRIPTLESS = '@media screen and (scripting:none){[aria-controls=menu]{display:inline-flex!important}}';

/** Elements as a browser shows them, before any component. Rules of components come after and win. */
const BASE = `
*,::before,::after{box-sizing:border-box}
html{color-scheme:only light;-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding:130px 0 5rem}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 var(--font-text);-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;text-rendering:optimizeLegibility;-webkit-hyphens:auto;hyphens:auto;hyphenate-limit-chars:10 4 4;-webkit-hyphenate-limit-before:5;-webkit-hyphenate-limit-after:5;overflow-wrap:break-word;padding-top:var(--toolbar,0rem)}
body:has([data-widget="editor.toolbar"]){--toolbar:6rem;--header-sticky:9.75rem}
@media screen{body:has([data-sticky-bar]){padding-bottom:calc(4rem + env(safe-area-inset-bottom))}}
html:has(dialog:modal){overflow:hidden;scrollbar-gutter:stable;background:var(--ink)}
html:has(dialog[data-curtain][open]){background:var(--paper)}
[data-shell=top]{display:contents}
h1,h2,h3,h4,h5,h6{margin:0;font:700 var(--step-2)/1.03 var(--font-display);letter-spacing:-.03em;text-wrap:balance;hyphenate-limit-chars:14 6 5}
h1{font-size:var(--step-5);line-height:.9;letter-spacing:-.045em}
h2{font-size:var(--step-3)}
h4,h5,h6{font-size:var(--step-1)}
p,ul,ol,dl,figure,blockquote{margin:0}
p{text-wrap:pretty}
:where(ul,ol)[class]{padding:0;list-style:none}
a{color:inherit;text-decoration-thickness:.08em;text-underline-offset:.18em}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button,label,summary,nav{hyphens:manual}
button{background:none;border:0;padding:0;cursor:pointer}
[data-failed] button{text-decoration:underline}
main>*>p[data-failed],main>*>div>p[data-failed]{max-width:var(--container);margin:auto;padding:0 var(--edge) var(--s8)}
img,svg,video{display:block;max-width:100%}
img{height:auto}
iframe{border:0}
hr{border:0;border-top:1px solid var(--hair)}
[hidden]{display:none!important}
${SCRIPTLESS}
main{display:block;min-height:50vh;overflow-wrap:anywhere}
main:focus{outline:none}
:focus-visible{outline:3px solid var(--focus,var(--violet));outline-offset:3px;border-radius:.125rem}
::selection{background:var(--aurora);color:var(--on-aurora)}
.visually-hidden:not(:focus,:active){position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition-duration:0s!important;transition-delay:0s!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}a[aria-current],[aria-selected=true]{forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}[aria-current]::after{forced-color-adjust:auto}}
@media print{
body{background:#fff;color:#000;font-size:10.5pt;padding:0!important}
main,main *,main ::before,main ::after{color:#000!important;background:none!important;text-shadow:none!important;box-shadow:none!important}
main :is(nav,button,[data-screen]){display:none!important}
details::details-content{content-visibility:visible!important;height:auto!important;opacity:1!important}
main :is(p,dd,td) a[href^="http"]::after{content:" (" attr(href) ")";font-size:.85em}
h1,h2,h3,h4{break-after:avoid}
h1{font-size:30pt}
p,li{orphans:3;widows:3}
main img,main :has(>:is(img,picture):only-child){max-height:9cm}
main img{object-fit:contain;object-position:0 0}
summary::after{content:none!important}
article:not(:has(h1,article,section)),[data-model$=teaser],figure,img,tr,li,dl>div{break-inside:avoid}
@page{margin:18mm}
}
`;

/** Fonts and tokens: what everything of the house has in common. */
export function themeCss(fonts: FontUrls): string {
  return (
    fontFace('Bricolage Grotesque', '200 800', fonts.display) +
    fontFace('Instrument Sans', '400 700', fonts.text) +
    standIns() +
    tokensCss()
  );
}

/**
 * The page's own rules: fonts, tokens, elements. The server puts them once, first, into the page's style tag.
 * Not part of the main door: no visitor downloads it as JavaScript.
 */
export function globalCss({ fonts }: { fonts: FontUrls }): string {
  return themeCss(fonts) + BASE.replaceAll('\n', '');
}
