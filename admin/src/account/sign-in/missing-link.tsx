import Alert from '@mui/material/Alert';

/** In place of a form that needs the token of a link: after a reload the page has none, because it stands no longer in the address bar. */
export const MissingLink = () => <Alert severity="info">Please open the link once more: this page does not keep it.</Alert>;
