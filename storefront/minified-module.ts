/** Modules that the server writes into pages as text. */
import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

const QUERY = '?minified';

/** Gives an import of `file.ts?minified` the minified text of the function that the file exports as its default. */
export const minifiedModule = ({ target }: { target: string[] }): Plugin => ({
  name: 'minified-module',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(QUERY)) return null;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    const { code: script } = await transformWithOxc(await readFile(file, 'utf8'), file);
    const { code, errors } = await minify(file, script, { module: true, compress: { target }, mangle: { toplevel: true } });
    if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
    return `export default ${JSON.stringify(code.replace(/^export default /, '').replace(/;$/, ''))}`;
  },
});
