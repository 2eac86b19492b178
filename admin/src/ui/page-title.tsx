import { Title } from 'ra-ui-materialui';
import { TabTitle } from './tab-title.tsx';

/** The page's heading, and the title of its tab. */
export const PageTitle = ({ title }: { title: string }) => (
  <>
    <TabTitle title={title} />
    <Title title={title} preferenceKey={false} />
  </>
);
