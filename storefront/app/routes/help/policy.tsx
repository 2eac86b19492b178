import type { MetaArgs } from 'react-router';
import { describePage } from '#app/lib/describe-page.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: 'help/policy', description: 'help/policy' });

export default function Page() {
  return (
    <div className="wrap page">
      <h1 className="h1">help/policy</h1>
    </div>
  );
}
