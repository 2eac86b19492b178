import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AdminHealth } from '@uruhu/contract/health';
import { formatTime } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';

/** The recurring jobs, and when each last succeeded. On a phone the table is wider than the screen, so the keyboard must be able to scroll it. */
export const JobTable = ({ jobs }: { jobs: AdminHealth['jobs'] }) => (
  <TableContainer tabIndex={0} role="region" aria-label="Table of jobs">
    <Table size="small" sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>Job</TableCell>
          <TableCell>Succeeded</TableCell>
          <TableCell>State</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {jobs.map(({ job, succeeded_at, is_late, last_error }) => (
          <TableRow key={job}>
            <TableCell>{job}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{succeeded_at ? formatTime(succeeded_at) : 'not yet'}</TableCell>
            <TableCell>
              {is_late ? <Badge tone="bad">Late</Badge> : <Badge tone="good">On time</Badge>} {last_error}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
