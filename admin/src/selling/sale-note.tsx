import Typography from '@mui/material/Typography';

/** Explains which orders the server counts as sales. Every page with sales shows it. */
export const SaleNote = () => (
  <Typography sx={{ color: 'text.secondary', fontSize: 14, mt: 1 }}>
    A sale is an order that is fully paid and not cancelled. Money that was given back does not count.
  </Typography>
);
