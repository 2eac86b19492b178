import Box from '@mui/material/Box';

const BOX = { color: 'text.secondary', '& summary': { minHeight: 44, display: 'flex', alignItems: 'center', cursor: 'pointer' } } as const;

/** Help for a member who cannot enter a code. */
export const LostPhone = () => (
  <Box component="details" sx={BOX}>
    <summary>I do not have my phone</summary>
    Enter one of your recovery codes in place of the code; each works once. Without them, ask an owner of the shop: under “Staff” she opens
    your page and resets your codes. An owner asks another owner, or the operator of the shop.
  </Box>
);

/** Help for a member who has forgotten her password. */
export const ForgottenPassword = () => (
  <Box component="details" sx={BOX}>
    <summary>I forgot my password</summary>
    Ask an owner of the shop: under “Staff” she opens your page and sends you a link, by which you choose a new one. An owner asks another
    owner, or the operator of the shop.
  </Box>
);
