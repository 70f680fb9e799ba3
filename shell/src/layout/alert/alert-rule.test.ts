import type { Alert } from '@foyer/shared/api';
import { alertsFor, alertToShow } from './alert-rule.ts';

const alert = (id: number): Alert => ({ id, title: 'Geänderte Öffnungszeiten', text: '', link: null, link_title: '' });

describe('alertToShow', () => {
  it('shows the first alert to someone who has closed none', () => {
    expect(alertToShow([alert(7), alert(6)], null)?.id).toBe(7);
  });

  it('hides the alert whose id is stored', () => {
    expect(alertToShow([alert(7), alert(6)], '7')).toBeNull();
  });

  it('shows a newer alert although an older one was closed', () => {
    expect(alertToShow([alert(8)], '7')?.id).toBe(8);
  });

  it('shows nothing when there is no alert', () => {
    expect(alertToShow([], null)).toBeNull();
  });
});

describe('alertsFor', () => {
  it("leaves a closed alert out of the visitor's page", () => {
    expect(alertsFor([alert(7)], 'a=b; breaking_news_closed=7')).toEqual([]);
  });

  it('keeps it for everybody else', () => {
    expect(alertsFor([alert(7)], 'breaking_news_closed=70')).toHaveLength(1);
    expect(alertsFor([alert(7)], undefined)).toHaveLength(1);
  });
});
