import type { MetaArgs } from 'react-router';
import { describePage } from '#app/lib/describe-page.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: 'Shopping Cart', description: 'Shopping Cart' });

export default function Page() {
  return (
    <div className="wrap page">
      <h1 className="h1">Shopping Cart</h1>
    </div>
  );
}
