import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Container } from 'postcss';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..');

const isForPointersThatHover = (node: Container | undefined): boolean =>
  node !== undefined &&
  ((node.type === 'atrule' && /\(hover: hover\)/.test(node.toString().split('{')[0] ?? '')) ||
    isForPointersThatHover(node.parent as Container | undefined));

test('no colour of :hover stays on a touch screen after a tap', () => {
  const files = globSync(join(APP, '**/*.css'));
  const rules = files.flatMap((file) => {
    const found: string[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walkRules(/:hover/, (rule) => {
      if (!isForPointersThatHover(rule.parent as Container)) found.push(`${file.slice(APP.length + 1)}: ${rule.selector}`);
    });
    return found;
  });
  expect(files.length).toBeGreaterThan(50);
  expect(rules).toEqual([]);
});
