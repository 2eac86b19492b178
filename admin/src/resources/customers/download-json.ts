/** Lets the browser save data as a file. */
export function downloadJson(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
