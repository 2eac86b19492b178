/** The addresses of the neighbouring pages of a list of `count` items: the same address with another `page`; null at the ends. */
export function buildNeighbourUrls(
  url: string,
  { page, pageSize, count }: { page: number; pageSize: number; count: number },
): { next: string | null; previous: string | null } {
  const [path, query] = url.split('?');
  const buildUrl = (otherPage: number) => {
    const params = new URLSearchParams(query);
    params.set('page', String(otherPage));
    return `${path}?${params}`;
  };
  return {
    next: page * pageSize < count ? buildUrl(page + 1) : null,
    previous: page > 1 && count > 0 ? buildUrl(Math.min(page - 1, Math.ceil(count / pageSize))) : null,
  };
}
