import { Title } from 'ra-ui-materialui';

/** The page's heading, and the title of its tab. */
export const PageTitle = ({ title }: { title: string }) => (
  <>
    <title>{`${title} · Uruhu back office`}</title>
    <Title title={title} preferenceKey={false} />
  </>
);
