import { faultOf } from './password-rules.ts';

const user = {
  username: 'editor',
  email: 'edda.lindqvist@nordlicht.example',
  firstName: 'Edda',
  lastName: 'Lindqvist',
};

it.each([
  ['kurz', 'short'],
  ['elf Zeichen', 'short'],
  ['editor editor', 'own'],
  ['EddaLindqvist1', 'own'],
  ['edda.lindqvist@nordlicht.example', 'own'],
  ['aaaaaaaaaaaa', 'simple'],
  ['abcabcabcabc', 'simple'],
  ['123456789012', 'known'],
  ['password1234', 'known'],
  ['Passwort1234!', 'known'],
  ['iloveyou1234', 'known'],
  ['qwertzuiopas', 'simple'],
  ['vier Wörter sind gut', null],
  ['editor mag lange Sätze', null],
  ['Zx9!mQ2#tL8v', null],
])('%s: %s', async (password, fault) => {
  expect(await faultOf(password, user)).toBe(fault);
});
