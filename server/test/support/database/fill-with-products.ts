/** Fills an empty database with many products, for measurements. */
import { sql } from 'kysely';
import type { Db } from '../../../src/database/db.ts';

/**
 * Inserts products of 200 brands in 100 categories, which belong to ten parent categories. Their texts are as long as those of real products.
 * A third has four options, a sixth has three sizes, and all have counted stock. Four fifths are published, a fifth has a discount.
 * Factors such as `n * 7` spread values evenly over the products.
 */
export async function fillWithProducts(db: Db, productCount: number): Promise<void> {
  const runSql = (statement: string) => sql.raw(statement).execute(db);
  await runSql(`insert into brands (brand_id, name) select 'brand-' || n, 'Brand ' || n from generate_series(1, 200) n`);
  await runSql(`insert into categories (category_id, name) select 'parent-' || n, 'Parent ' || n from generate_series(1, 10) n`);
  await runSql(`insert into categories (category_id, name, parent_id)
    select 'category-' || n, 'Category ' || n, 'parent-' || 1 + n % 10 from generate_series(1, 100) n`);
  await runSql(`insert into products (product_id, name, brand_id, category_id, base_price_rwf, discounted_price_rwf, weight_g, description,
      ingredients, keywords, tags, status, publish_at, created_at)
    select 'product-' || n, (array['Rice Toner', 'Snail Essence', 'Mugwort Cream', 'Tea Serum'])[1 + n % 4] || ' ' || n,
      'brand-' || 1 + n * 7 % 200, 'category-' || 1 + n * 3 % 100, 5000 + n % 300 * 100, (case when n % 5 = 0 then 4000 else 0 end), 100,
      repeat('<p>Calms the skin and keeps it soft all day long.</p>', 40),
      repeat('Water, Glycerin, Butylene Glycol, Panthenol, Niacinamide, ', 10), array['calm', 'soft', 'daily'],
      (case when n % 3 = 0 then array['NEW ARRIVAL'] else '{}' end),
      (case n % 20 when 0 then 'draft' when 1 then 'draft' when 2 then 'archived' when 3 then 'scheduled' else 'published' end),
      (case n % 20 when 3 then now() + interval '30 days' end), now() - n * interval '1 minute'
    from generate_series(1, ${productCount}) n`);
  await runSql(`insert into product_options (option_id, product_id, name, position)
    select 'option-' || n || '-' || choice, 'product-' || n, 'Shade ' || choice, choice from generate_series(3, ${productCount}, 3) n, generate_series(1, 4) choice`);
  await runSql(`insert into product_sizes (size_id, product_id, name, position)
    select 'size-' || n || '-' || choice, 'product-' || n, choice * 50 || ' ml', choice from generate_series(1, ${productCount}, 6) n, generate_series(1, 3) choice`);
  await runSql(`insert into stock (product_id, option_id, size_id, on_hand)
    select product_id, option_id, null, position * 7 % 20 from product_options
    union all select product_id, null, size_id, position * 7 % 20 from product_sizes
    union all select product_id, null, null, length(name) * 7 % 40 from products
      where not exists (select from product_options where product_options.product_id = products.product_id)
        and not exists (select from product_sizes where product_sizes.product_id = products.product_id)`);
  await runSql('vacuum analyze');
}
