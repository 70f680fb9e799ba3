import { screen } from '@testing-library/react';
import { act } from 'react';
import { Bottom } from './bottom.tsx';
import { renderInSite, showPage } from './layout-fixture.tsx';
import { Top } from './top.tsx';

const alert = { id: 7, title: 'Sturm!', text: 'Wir schließen früher.', link: null, link_title: '' };
const layout = { nav: { menu: [], secondary: [], footer: [] }, openingHours: null, alerts: [alert] };

function show(bodyClass: string) {
  const { site } = renderInSite(
    <>
      <Top />
      <Bottom />
    </>,
    { layout },
  );
  act(() => showPage(site, { head: { title: 'x', bodyClass } }));
}

describe('the layout of a page', () => {
  it('is the default one: header, alert, footer', () => {
    show('page-visit');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByText('Sturm!')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('leaves the dashboard alone', () => {
    show('layout-dashboard');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByText('Sturm!')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('stands around the shop without what needs a script', () => {
    show('layout-webshop wide');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.queryByText('Sturm!')).toBeNull();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});
