import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isUssdCode } from '@uruhu/contract/rules/content';
import { buildUssdCode } from '@uruhu/contract/rules/mobile-money';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { useWatch } from 'react-hook-form';
import { buildPictureUrl } from '#admin/pictures/picture-url.ts';
import { COLOURS, DISPLAY } from '#admin/theme.ts';

const EXAMPLE_RWF = 12_000;
const BOX = { border: `1px solid ${COLOURS.line}`, borderRadius: 1, p: 2 } as const;

type HeaderSettings = { name: string; dark_logo: string; light_logo: string };

const Logo = ({ picture, name }: { picture: string; name: string }) =>
  picture ? (
    <Box component="img" src={buildPictureUrl(picture, 320)} alt={name} sx={{ height: 40, maxWidth: 200, objectFit: 'contain' }} />
  ) : (
    <Box sx={{ fontFamily: DISPLAY, fontSize: 24 }}>{name}</Box>
  );

/** The logos of the header and the footer by the unsaved values of the form. */
export const LogoPreviews = () => {
  const { name, dark_logo, light_logo } = useWatch() as HeaderSettings;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Box sx={{ ...BOX, bgcolor: COLOURS.paper }}>
        <Logo picture={dark_logo} name={name} />
      </Box>
      <Box sx={{ ...BOX, bgcolor: COLOURS.celadonHover, color: COLOURS.paper }}>
        <Logo picture={light_logo} name={name} />
      </Box>
    </Box>
  );
};

/** The USSD code that a shopper would dial for an order of this amount, by the unsaved values of the form. */
export const UssdCodePreview = () => {
  const { ussd_code = '', merchant_name = '' } = useWatch() as { ussd_code?: string; merchant_name?: string };
  const code = ussd_code.trim();
  return (
    <Box sx={{ ...BOX, bgcolor: COLOURS.rice }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        For an order of {formatRwf(EXAMPLE_RWF)} a shopper dials
      </Typography>
      {isUssdCode(code) ? (
        <>
          <Box sx={{ fontFamily: DISPLAY, fontSize: 22, overflowWrap: 'anywhere' }}>{buildUssdCode(code, EXAMPLE_RWF)}</Box>
          <Typography variant="body2">and pays {merchant_name || '…'}</Typography>
        </>
      ) : (
        <Typography>{code === '' ? 'nothing yet: the shop tells her that there is no code.' : 'This is not a code yet.'}</Typography>
      )}
    </Box>
  );
};
