import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatRwf } from '@uruhu/contract/rules/money';
import type { Dashboard } from '@uruhu/contract/staff/dashboard';

export const BestSellers = ({ products }: { products: Dashboard['best_sellers'] }) => {
  if (products.length === 0) return <Typography>No product was ordered in this time.</Typography>;
  return (
    <TableContainer>
      <Table size="small" aria-label="Best sellers">
        <TableHead>
          <TableRow>
            <TableCell>Product</TableCell>
            <TableCell align="right">Pieces</TableCell>
            <TableCell align="right">Ordered for</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {products.map(({ product_id, name, pieces, sales }) => (
            <TableRow key={product_id}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
              <TableCell align="right">{pieces.toLocaleString('en-US')}</TableCell>
              <TableCell align="right">{formatRwf(sales)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
