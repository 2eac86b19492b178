import type { MetaArgs } from 'react-router';
import { describePage } from '#app/lib/describe-page.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: 'product/product', description: 'product/product' });

export default function Page() {
  return (
    <div className="wrap page">
      <h1 className="h1">product/product</h1>
    </div>
  );
}
