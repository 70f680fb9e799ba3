import { sentName } from './sent-name.ts';

test.each([
  ['Blau & %22Bild%22 ü.png', 'Blau & "Bild" ü.png'],
  ['zwei%0D%0AZeilen.pdf', 'zwei\r\nZeilen.pdf'],
  ['100%25 %C3%BC %0a.pdf', '100%25 %C3%BC %0a.pdf'],
])('%j is the file %j', (sent, name) => {
  expect(sentName(sent)).toBe(name);
});
