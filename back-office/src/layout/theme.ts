import { createTheme } from '@mui/material/styles';

/** Colours and type of the house come from the page's custom properties: another theme is another set of them. MUI reckons with colours, and knows none by name. */
export function houseTheme(page: Document) {
  const style = getComputedStyle(page.documentElement);
  const token = (name: string, otherwise: string) => style.getPropertyValue(`--${name}`).trim() || otherwise;
  const ink = token('ink', '#000');
  const line = token('hair', '#c0c0c0');
  const mute = token('mute', '#696969');
  return createTheme({
    palette: {
      primary: { main: token('violet', '#00f'), contrastText: token('on-violet', '#fff') },
      secondary: { main: ink },
      error: { main: '#b3261e' },
      success: { main: '#0b6b4f' },
      text: { primary: ink, secondary: mute },
      divider: line,
      background: { default: token('paper', '#f5f5f5'), paper: '#ffffff' },
    },
    shape: { borderRadius: 4 },
    spacing: 8,
    typography: {
      fontFamily: token('font-text', 'sans-serif'),
      fontSize: 14,
      h1: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: '-.015em' },
      h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.3 },
      h6: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.3 },
      button: { textTransform: 'none', fontWeight: 600 },
      body1: { fontSize: '.9375rem' },
      body2: { fontSize: '.875rem' },
    },
    transitions: { create: () => 'none' },
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: { '&.Mui-focusVisible': { outline: `3px solid ${token('violet', '#00f')}`, outlineOffset: 2 } },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true, size: 'small' },
        styleOverrides: { root: { minHeight: 34, padding: '.25rem .875rem', whiteSpace: 'nowrap' } },
      },
      MuiOutlinedInput: {
        defaultProps: { size: 'small', notched: false },
        styleOverrides: {
          root: {
            background: '#ffffff',
            fontSize: '.9375rem',
            '& .MuiOutlinedInput-notchedOutline': { borderColor: '#7c8793', top: 0, '& legend': { display: 'none' } },
            '&.Mui-disabled': {
              background: token('paper', '#f5f5f5'),
              '& .MuiOutlinedInput-input': { WebkitTextFillColor: mute },
            },
          },
          input: { padding: '.4375rem .625rem', height: 'auto', lineHeight: 1.4 },
          multiline: { padding: '.4375rem .625rem', '& textarea': { padding: 0 } },
        },
      },
      MuiDialog: {
        styleOverrides: {
          paper: {
            borderRadius: 6,
            // Where there is little room, all of it scrolls: between a title and buttons that stand still nothing would be left.
            '@media (max-height:30rem)': {
              display: 'block',
              overflowY: 'auto',
              margin: 8,
              maxHeight: 'calc(100% - 16px)',
            },
          },
        },
      },
      MuiDialogActions: {
        styleOverrides: {
          root: {
            padding: '0 1.5rem 1.25rem',
            gap: '.5rem',
            flexWrap: 'wrap',
            '& > :not(style) ~ :not(style)': { marginLeft: 0 },
          },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { padding: '.5rem .75rem', borderColor: line, verticalAlign: 'top' },
          head: { fontWeight: 600, fontSize: '.8125rem', color: mute, whiteSpace: 'nowrap', verticalAlign: 'bottom' },
        },
      },
      MuiTab: { styleOverrides: { root: { minHeight: 40, padding: '.5rem 1rem' } } },
      MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
      MuiTooltip: { defaultProps: { disableInteractive: true } },
      MuiAutocomplete: {
        styleOverrides: {
          inputRoot: { padding: '.125rem .375rem', '& .MuiAutocomplete-input': { padding: '.3125rem .25rem' } },
        },
      },
    },
  });
}
