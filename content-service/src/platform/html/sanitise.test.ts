import { sanitised } from './sanitise.ts';

describe('what authors write', () => {
  it.each([
    ['<div id="foyer-state">{}</div>', '<div>{}</div>'],
    ['<p id=" Foyer-State">x</p>', '<p>x</p>'],
    ['<a id="foyer_events" href="/de">x</a>', '<a href="/de">x</a>'],
    ['<a target="_blank" id="main" href="/de">x</a>', '<a target="_blank" href="/de" rel="noopener">x</a>'],
    ['<img id="requestIdleCallback" src="/media/a.jpg">', '<img src="/media/a.jpg" />'],
  ])('takes no id of the platform: %s', (html, clean) => {
    expect(sanitised(html)).toBe(clean);
  });

  it('keeps the ids that its links lead to', () => {
    const html = '<h2 id="anfahrt">Anfahrt</h2><p><a href="#anfahrt">hin</a></p>';
    expect(sanitised(html)).toBe(html);
  });

  it.each([
    '<script id="foyer-state" type="application/json">{}</script>',
    '<form name="x" action="https://x.example"><input name="csrftoken"></form>',
    '<iframe name="fetch" src="https://x.example"></iframe><embed name="x"><object id="x" data="x"></object>',
    '<base href="https://x.example"><meta http-equiv="refresh" content="0;url=https://x.example"><link rel="stylesheet" href="x">',
    '<svg><script>alert(1)</script></svg><math><mtext></mtext></math><style>*{}</style><template><p></p></template>',
    '<slot name="x"></slot><dialog open></dialog><button popovertarget="x" form="x"></button><details ontoggle="alert(1)" open></details>',
  ])('has nothing that runs, loads, sends or names: %s', (html) => {
    expect(sanitised(html)).not.toMatch(/<(?!p>|\/p>)|name=|=/);
  });

  it.each([
    'name',
    'data-slot',
    'data-widget',
    'data-app',
    'data-shell',
    'data-fragment',
    'data-rules',
    'data-cc',
    'style',
    'form',
    'is',
    'slot',
    'nonce',
    'onclick',
    'popover',
    'contenteditable',
    'tabindex',
    'accesskey',
  ])('has no attribute that the platform reads: %s', (name) => {
    expect(sanitised(`<p ${name}="x">x</p>`)).toBe('<p>x</p>');
    expect(sanitised(`<img ${name}="x" src="/a.jpg" />`)).toBe('<img src="/a.jpg" />');
  });
});
