import type { MetaArgs } from 'react-router';
import { describePage } from '#app/lib/describe-page.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: 'catalogue/tagged', description: 'catalogue/tagged' });

export default function Page() {
  return (
    <div className="wrap page">
      <h1 className="h1">catalogue/tagged</h1>
    </div>
  );
}
