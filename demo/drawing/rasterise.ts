import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { woffToTtf } from './woff.ts';

const LABEL_FONTS = [
  '@fontsource/jost/files/jost-latin-400-normal.woff',
  '@fontsource/jost/files/jost-latin-500-normal.woff',
  '@fontsource/jost/files/jost-latin-600-normal.woff',
  '@fontsource/tenor-sans/files/tenor-sans-latin-400-normal.woff',
  '@fontsource/gowun-batang/files/gowun-batang-latin-400-normal.woff',
];

export type Rasteriser = {
  /**
   * Encodes the drawing as WebP, `width` pixels wide, with a `quality` from 1 to 100. The result depends only on the drawing, not on system fonts, and contains no metadata.
   */
  encodeWebp: (svg: string, options: { width: number; quality: number }) => Promise<Buffer>;
  /** Removes the unpacked fonts. */
  close: () => void;
};

/** Opens a rasteriser. It can read fonts only from files, so it keeps them unpacked in a temporary folder until `close`. */
export function openRasteriser(): Rasteriser {
  const { resolve } = createRequire(import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), 'label-fonts-'));
  const fontFiles = LABEL_FONTS.map((name, index) => {
    const file = join(folder, `${index}.ttf`);
    writeFileSync(file, woffToTtf(readFileSync(resolve(name))));
    return file;
  });
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Jost' };
  return {
    encodeWebp: (svg, { width, quality }) => {
      const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render();
      const raw = { width: image.width, height: image.height, channels: 4 } as const;
      // Every picture is opaque, so the alpha channel can be dropped.
      return sharp(image.pixels, { raw }).removeAlpha().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
