import type { MetaArgs } from 'react-router';
import { describePage } from '#app/lib/describe-page.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: 'Sign up', description: 'Sign up' });

export default function Page() {
  return (
    <div className="wrap page">
      <h1 className="h1">Sign up</h1>
    </div>
  );
}
