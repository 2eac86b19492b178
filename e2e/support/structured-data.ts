import Validator, { type Issue } from '@adobe/structured-data-validator';
import type { Page } from '@playwright/test';

type Item = { '@type': string } & Record<string, unknown>;
/** The items of one notation by type, as the validator expects them. */
type Items = Record<string, Item[]>;
export type StructuredData = { jsonld: Items; microdata: Items };

/** Runs in the page: collects its structured data as search engines read it. */
function collectStructuredData(): StructuredData {
  const getType = (element: Element) => element.getAttribute('itemtype')?.split('/').at(-1) ?? '';
  const readValue = (element: Element): unknown => {
    if (element.hasAttribute('itemscope')) return readItem(element);
    return element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent;
  };
  /** The properties of this item, without those of nested items. */
  const listOwnProperties = (scope: Element) =>
    [...scope.querySelectorAll('[itemprop]')].filter((property) => property.parentElement?.closest('[itemscope]') === scope);
  function readItem(scope: Element): Item {
    const item: Item = { '@type': getType(scope) };
    for (const property of listOwnProperties(scope)) {
      const name = property.getAttribute('itemprop') ?? '';
      item[name] = item[name] === undefined ? readValue(property) : [item[name], readValue(property)].flat();
    }
    return item;
  }
  const groupByType = (items: Item[]): Items => {
    const itemsByType: Items = {};
    for (const item of items) itemsByType[item['@type']] = [...(itemsByType[item['@type']] ?? []), item];
    return itemsByType;
  };
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const scopes = [...document.querySelectorAll('[itemscope]:not([itemprop])')];
  return {
    jsonld: groupByType(scripts.map((script) => JSON.parse(script.textContent ?? ''))),
    microdata: groupByType(scopes.map(readItem)),
  };
}

/** Collects the structured data of the page, and validates it. */
export async function validateStructuredData(page: Page): Promise<{ structuredData: StructuredData; errors: string[]; missing: string[] }> {
  const structuredData = await page.evaluate(collectStructuredData);
  const issues = await new Validator().validate(structuredClone(structuredData));
  const listMessages = (severity: Issue['severity']) =>
    issues.filter((issue) => issue.severity === severity).map((issue) => issue.issueMessage);
  return { structuredData, errors: listMessages('ERROR'), missing: [...new Set(listMessages('WARNING'))] };
}
