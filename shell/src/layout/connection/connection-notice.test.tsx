import { act, screen } from '@testing-library/react';
import { renderInSite } from '../layout-fixture.tsx';
import { ConnectionNotice } from './connection-notice.tsx';

test('is silent, says that the connection is lost, and for four seconds that it is back', () => {
  jest.useFakeTimers();
  const { site } = renderInSite(<ConnectionNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => site.connection.change(false));
  expect(screen.getByRole('status')).toHaveTextContent('Keine Verbindung zum Internet.');
  act(() => site.connection.change(true));
  expect(screen.getByRole('status')).toHaveTextContent('Die Verbindung ist wieder da.');
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
});
