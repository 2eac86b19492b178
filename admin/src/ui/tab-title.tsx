import { useShopName } from '#admin/lib/shop-name.ts';

/** The title of the browser's tab. */
export const TabTitle = ({ title }: { title: string }) => <title>{`${title} · ${useShopName()} back office`}</title>;
