/** The dark squares of a QR code as one path of an SVG, a unit each; neighbours in a row are drawn at once. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h-${length}z`];
      }),
    )
    .join('');
}
