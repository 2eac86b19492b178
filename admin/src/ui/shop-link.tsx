import Button from '@mui/material/Button';

/** Opens a page of the shop in a new tab, as shoppers see it now. */
export const ShopLink = ({ path }: { path: string }) => (
  <Button component="a" href={path} target="_blank" rel="noreferrer">
    See in the shop
  </Button>
);
