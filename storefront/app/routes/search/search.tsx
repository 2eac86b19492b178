import type { MetaArgs } from 'react-router';
import { describePage } from '#app/lib/describe-page.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: 'search/search', description: 'search/search' });

export default function Page() {
  return (
    <div className="wrap page">
      <h1 className="h1">search/search</h1>
    </div>
  );
}
