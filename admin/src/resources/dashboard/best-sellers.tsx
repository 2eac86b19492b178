import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { Dashboard } from '@uruhu/contract/staff/dashboard';
import { Link } from 'react-router';

export const BestSellers = ({ products }: { products: Dashboard['best_sellers'] }) => {
  if (products.length === 0) return <Typography>No product was sold in this time.</Typography>;
  return (
    <TableContainer>
      <Table size="small" aria-label="Best sellers" sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>Product</TableCell>
            <TableCell align="right">Pieces</TableCell>
            <TableCell align="right">Sold for</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {products.map(({ product_id, name, is_gone, pieces, sales }) => (
            <TableRow key={product_id}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {is_gone ? (
                  name
                ) : (
                  <MuiLink component={Link} to={`/products/${encodeURIComponent(product_id)}`}>
                    {name}
                  </MuiLink>
                )}
              </TableCell>
              <TableCell align="right">{pieces.toLocaleString('en-US')}</TableCell>
              <TableCell align="right">{formatRwf(sales)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
