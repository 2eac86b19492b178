import Validator, { type Issue } from '@adobe/structured-data-validator';
import type { Page } from 'playwright-core';

type Item = { '@type': string } & Record<string, unknown>;
/** Of one notation, the items by their type: what the validator takes. */
type Items = Record<string, Item[]>;
export type Found = { jsonld: Items; microdata: Items };

/** Runs in the page: what it says of itself to search engines, as they read it. */
function collect(): Found {
  const typeOf = (element: Element) => element.getAttribute('itemtype')?.split('/').at(-1) ?? '';
  const readValue = (element: Element): unknown => {
    if (element.hasAttribute('itemscope')) return itemOf(element);
    return element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent;
  };
  /** The properties that belong to this item, not to one within it. */
  const own = (scope: Element) =>
    [...scope.querySelectorAll('[itemprop]')].filter((one) => one.parentElement?.closest('[itemscope]') === scope);
  function itemOf(scope: Element): Item {
    const item: Item = { '@type': typeOf(scope) };
    for (const property of own(scope)) {
      const name = property.getAttribute('itemprop') ?? '';
      item[name] = item[name] === undefined ? readValue(property) : [item[name], readValue(property)].flat();
    }
    return item;
  }
  const byType = (items: Item[]): Items => {
    const sorted: Items = {};
    for (const item of items) sorted[item['@type']] = [...(sorted[item['@type']] ?? []), item];
    return sorted;
  };
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const scopes = [...document.querySelectorAll('[itemscope]:not([itemprop])')];
  return { jsonld: byType(scripts.map((script) => JSON.parse(script.textContent ?? ''))), microdata: byType(scopes.map(itemOf)) };
}

/** What there is on the page, and what a search engine's validator has to say against it. */
export async function validated(page: Page): Promise<{ found: Found; errors: string[]; missing: string[] }> {
  const found = await page.evaluate(collect);
  const issues = await new Validator().validate(structuredClone(found));
  const told = (severity: Issue['severity']) => issues.filter((issue) => issue.severity === severity).map((issue) => issue.issueMessage);
  return { found, errors: told('ERROR'), missing: [...new Set(told('WARNING'))] };
}
