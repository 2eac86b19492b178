import Typography from '@mui/material/Typography';
import { TabTitle } from './tab-title.tsx';

/** The page's heading, and the title of its tab. */
export const PageTitle = ({ title }: { title: string }) => (
  <>
    <TabTitle title={title} />
    <Typography variant="h1" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
  </>
);
