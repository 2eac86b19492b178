/** The theme of the back office's MUI components, with the colours and fonts of the storefront. */
import { createTheme } from '@mui/material/styles';
import { InstantTransition } from './instant-transition.tsx';

export const COLOURS = {
  paper: '#FBFAF6',
  surface: '#FFFFFF',
  rice: '#F3EEE3',
  mist: '#E9F1EB',
  blush: '#FBEEE8',
  butter: '#FBF1D8',
  line: '#E4DDCF',
  lineStrong: '#857C6E',
  ink: '#1E1B16',
  ink2: '#4C463D',
  ink3: '#6A6257',
  celadon: '#1F5B4E',
  celadonHover: '#184A40',
  terracotta: '#B3401F',
  terracottaInk: '#8E2D0D',
  amber: '#8A5A08',
} as const;

export const DISPLAY = '"Hahmlet", "Noto Serif", Georgia, serif';
const BODY = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

const FOCUS = { outline: `3px solid ${COLOURS.celadon}`, outlineOffset: 2 };

export const theme = createTheme({
  palette: {
    mode: 'light',
    primary: { main: COLOURS.celadon, dark: COLOURS.celadonHover, contrastText: COLOURS.paper },
    secondary: { main: COLOURS.celadon, contrastText: COLOURS.paper },
    error: { main: COLOURS.terracottaInk, light: COLOURS.terracotta, contrastText: COLOURS.paper },
    warning: { main: COLOURS.amber, contrastText: COLOURS.paper },
    info: { main: COLOURS.celadon },
    success: { main: COLOURS.celadon },
    background: { default: COLOURS.paper, paper: COLOURS.surface },
    text: { primary: COLOURS.ink, secondary: COLOURS.ink2, disabled: COLOURS.ink3 },
    divider: COLOURS.line,
    action: { disabled: COLOURS.ink3, disabledBackground: COLOURS.rice },
  },
  shape: { borderRadius: 4 },
  typography: {
    fontFamily: BODY,
    h1: { fontFamily: DISPLAY, fontSize: '1.75rem', fontWeight: 400, lineHeight: 1.2 },
    h2: { fontFamily: DISPLAY, fontSize: '1.1875rem', fontWeight: 500, lineHeight: 1.3 },
    h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // The header and the save bar of a form do not cover an element that takes the focus.
        html: { scrollPaddingBlock: '64px 96px' },
        body: { fontVariantNumeric: 'tabular-nums' },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': FOCUS } } },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 44 } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { rounded: { border: `1px solid ${COLOURS.line}` } } },
    MuiSnackbar: { styleOverrides: { root: { '&.MuiSnackbar-anchorOriginTopCenter': { top: 64 } } } },
    MuiAlert: {
      styleOverrides: {
        root: {
          border: 0,
          color: COLOURS.ink,
          fontSize: 16,
          '&.MuiAlert-colorError': { backgroundColor: COLOURS.blush },
          '&.MuiAlert-colorWarning': { backgroundColor: COLOURS.butter },
          '&.MuiAlert-colorInfo': { backgroundColor: COLOURS.mist },
        },
        // A button of 44 px stands in line with the first line of the text.
        action: { paddingTop: 0, marginBlock: -2 },
      },
    },
    // Screen readers find everything of a page within its landmarks.
    MuiTooltip: { defaultProps: { slotProps: { popper: { container: () => document.querySelector('main') } } } },
    MuiAlertTitle: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiBackdrop: { defaultProps: { slots: { transition: InstantTransition } } },
    MuiDialog: {
      defaultProps: { slots: { transition: InstantTransition } },
      styleOverrides: {
        paper: {
          '@keyframes rise': { from: { opacity: 0.4, transform: 'translateY(12px)' } },
          animation: 'rise 160ms ease-out',
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontFamily: DISPLAY, fontSize: '1.25rem', lineHeight: 1.3 } } },
    MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { '&:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: COLOURS.lineStrong } },
        // A phone zooms into a field whose text is smaller than 16 px.
        input: { fontSize: 16 },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 44, minWidth: 0, paddingInline: 12, color: COLOURS.ink2 } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
    MuiTableCell: { styleOverrides: { root: { borderColor: COLOURS.line }, head: { color: COLOURS.ink2, fontWeight: 600 } } },
    MuiLink: { styleOverrides: { root: { color: COLOURS.celadon } } },
  },
});
