/** What a screen reader says of a field besides its name: whether its value is wrong, and the texts that describe it. An id of no element reads as undefined. */
export function readField(field: HTMLElement): { isInvalid: boolean; descriptions: (string | null | undefined)[] } {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return {
    isInvalid: field.getAttribute('aria-invalid') === 'true',
    descriptions: ids.map((id) => document.getElementById(id)?.textContent),
  };
}
