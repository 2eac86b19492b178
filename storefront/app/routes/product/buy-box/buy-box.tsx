import type { Option, Size } from '@uruhu/contract/catalogue/product';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { computePercentOff } from '@uruhu/contract/rules/prices/money';
import { addToPrices, computeUnitPrice } from '@uruhu/contract/rules/prices/price';
import { formatRating } from '#app/features/products/format-rating.ts';
import { paths } from '#app/lib/paths.ts';
import { useShop } from '#app/lib/shop.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { Price } from '#app/ui/text/price.tsx';
import { Stars } from '#app/ui/text/stars.tsx';
import { PercentTag } from '#app/ui/text/tag.tsx';
import * as messages from '#messages/catalogue/product';
import { noReviewsYet, stars } from '#messages/shell/common';
import type { ProductData } from '../product-data.ts';
import { ProductWishlistButton } from '../product-wishlist-button.tsx';
import { type ReviewStore, useReviewTotals } from '../reviews/use-reviews.ts';
import { Share } from '../share.tsx';
import css from './buy-box.module.css';
import { BuyForm } from './buy-form.tsx';
import { Choices } from './choices.tsx';

type BuyBoxProps = {
  product: ProductData;
  reviewStore: ReviewStore;
  title: string;
  option: Option | undefined;
  size: Size | undefined;
  /** Called when the shopper follows the link to the reviews, so that they are open. */
  onReviewsLink: () => void;
};

/** Name, price, options and sizes of the product, and the form that adds it to the cart. */
export function BuyBox({ product, reviewStore, title, option, size, onReviewsLink }: BuyBoxProps) {
  const { product_id } = product;
  const prices = addToPrices(product, (option?.additional_price ?? 0) + (size?.additional_price ?? 0));
  const chosenIds = { option: option?.option_id, size: size?.size_id };
  return (
    <div className={css.box}>
      <PageLink className={css.brand} to={paths.search({ b: toPlainName(product.brand) })}>
        {toPlainName(product.brand)}
      </PageLink>
      <h1 className="h1" lang={product.nameLanguage}>
        {product.name}
      </h1>
      <Rating product={product} store={reviewStore} onPress={onReviewsLink} />
      <div className={css.price}>
        <Price {...prices} big>
          <PercentTag percent={computePercentOff(prices.base_price, prices.discounted_price)} />
        </Price>
        {product.volume && product.sizes.length === 0 && <p className="small muted">{product.volume}</p>}
      </div>
      <Choices
        title={messages.option}
        chosen={option?.option_id}
        choices={product.options.map((choice) => ({
          ...choice,
          id: choice.option_id,
          price_rwf: computeUnitPrice(product, choice, size),
          to: paths.product(product_id, { ...chosenIds, option: choice.option_id }),
        }))}
      />
      <Choices
        title={messages.size}
        chosen={size?.size_id}
        choices={product.sizes.map((choice) => ({
          ...choice,
          id: choice.size_id,
          description: '',
          image: '',
          price_rwf: computeUnitPrice(product, option, choice),
          to: paths.product(product_id, { ...chosenIds, size: choice.size_id }),
        }))}
      />
      <BuyForm product={product} option={option} size={size} />
      <ProductWishlistButton product={product} />
      <Share title={title} path={paths.product(product_id, chosenIds)} />
      <Facts />
    </div>
  );
}

function Rating({ product, store, onPress }: { product: ProductData; store: ReviewStore; onPress: () => void }) {
  const { product_rating: rating, review_count: count } = useReviewTotals(product, store);
  return (
    // biome-ignore lint/a11y/useValidAnchor: the link leads to the reviews; the press opens them if they are collapsed
    <a className={css.rating} href="#reviews" onClick={onPress}>
      {count > 0 ? (
        <>
          <Stars rating={rating} label={stars(formatRating(rating))} />
          <b aria-hidden="true">{formatRating(rating)}</b>
          <span className="link">{messages.reviewsLink(count)}</span>
        </>
      ) : (
        <span className="link">{noReviewsYet}</span>
      )}
    </a>
  );
}

function Facts() {
  const shop = useShop();
  const mobileMoney = shop?.mobile_money;
  return (
    <ul className={css.facts}>
      <li>
        <Icon name="truck" />
        {shop?.free_shipping ? messages.factFreeDelivery : messages.factDelivery}
      </li>
      <li>
        <Icon name="phone" />
        {messages.factPayment({ mtn: Boolean(mobileMoney?.ussd_code), airtel: Boolean(mobileMoney?.other_networks) })}
      </li>
    </ul>
  );
}
