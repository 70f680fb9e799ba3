import { createTestSite } from '@foyer/shared/testing';
import { PanelsStore } from '../panels/panels-store.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { HistoryStore, type StepLabel } from './history-store.ts';
import { saySteps } from './say-steps.ts';

function begin() {
  const site = createTestSite();
  const session = { history: new HistoryStore(), panels: new PanelsStore() };
  saySteps({ session, i18n: interfaceTexts(site) });
  const push = (label: StepLabel) =>
    session.history.push(
      { label, forward: { 2: null }, backward: {}, focus: null, group: null },
      { join: (step) => step },
    );
  return { ...session, push, said: () => session.panels.told?.words };
}

test('what is deleted or duplicated is said, and not what somebody types or sees come', () => {
  const { push, said } = begin();
  push({ key: 'step.changed', model: 'headline' });
  push({ key: 'step.inserted', model: 'headline' });
  expect(said()).toBeUndefined();
  push({ key: 'step.removed', model: 'headline' });
  expect(said()).toBe('Überschrift gelöscht');
  push({ key: 'step.duplicated', model: 'container' });
  expect(said()).toBe('Reihe dupliziert');
});

test('what is undone and done again is said, each time', () => {
  const { push, history, panels, said } = begin();
  push({ key: 'step.changed', model: 'headline' });
  push({ key: 'step.changed', model: 'headline' });
  history.back();
  const first = panels.told;
  expect(said()).toBe('Rückgängig gemacht: Überschrift geändert');
  history.back();
  expect(said()).toBe('Rückgängig gemacht: Überschrift geändert');
  expect(panels.told).not.toBe(first);
  history.forth();
  expect(said()).toBe('Wiederholt: Überschrift geändert');
});
