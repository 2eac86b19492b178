/** Tests that code uses each message. */
import { expect, test } from 'vitest';
import { listMessages } from './list-messages.ts';
import { isCode, readSources, type SourceFile } from './source-files.ts';
import { listChildren, parseSource, type SyntaxNode } from './syntax.ts';

const isMember = (node: SyntaxNode): boolean => node.type === 'MemberExpression' && node.computed === false;
const getName = (node: unknown): string => String((node as SyntaxNode).name ?? (node as SyntaxNode).value);

/** Calls `see` for each node of a file, with its parents, the nearest first. */
function walk(
  node: SyntaxNode,
  see: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void,
  parents: readonly SyntaxNode[] = [],
): void {
  see(node, parents);
  for (const [, child] of listChildren(node)) walk(child, see, [node, ...parents]);
}

/** The keys that code adds to a name: 'a.b' for `messages.a.b`. They end where the code takes a whole object, or looks a key up. */
function readKeys(parents: readonly SyntaxNode[]): string[] {
  const keys: string[] = [];
  for (const parent of parents) {
    if (!isMember(parent)) break;
    keys.push(getName(parent.property));
  }
  return keys;
}

/** Lists the messages that a file of the storefront uses, as 'area/screen:key'. */
function listUsed({ path, source }: SourceFile): string[] {
  const modulesByName = new Map<string, string>();
  const used: string[] = [];
  walk(parseSource(path, source), (node, [parent, ...grandparents]) => {
    if (node.type === 'ImportDeclaration') {
      const module = /^#messages\/(.+)$/.exec(getName(node.source))?.[1];
      for (const { type, imported, local } of module ? (node.specifiers as SyntaxNode[]) : [])
        modulesByName.set(getName(local), type === 'ImportNamespaceSpecifier' ? `${module}:` : `${module}:${getName(imported)}`);
    }
    if (!/^(Identifier|JSXIdentifier)$/.test(node.type) || !parent || /^Import/.test(parent.type)) return;
    const root = modulesByName.get(getName(node));
    if (root === undefined || (isMember(parent) && parent.property === node)) return;
    used.push([root, ...readKeys([parent, ...grandparents])].join('.').replace(':.', ':'));
  });
  return used;
}

// The keys that `import.meta.glob('…/messages/*/area/screen.ts', { import: 'key' })` reads in all languages.
const listUsedInAllLanguages = ({ source }: SourceFile): string[] =>
  [...source.matchAll(/import\.meta\.glob\S*\('[^']*messages\/\*\/([^']+)\.ts', \{[^}]*import: '(\w+)'/g)].map(
    ([, module, key]) => `${module}:${key}`,
  );

/**
 * Whether code uses a message: by its name, with or without a method of it, or by that of an object that it is in. `module:` alone: the code
 * takes all messages of the file.
 */
function isUsedIn(used: readonly string[], id: string): boolean {
  const [module, key = ''] = id.split(':');
  return used.some(
    (usedId) => usedId === `${module}:` || usedId === id || usedId.startsWith(`${id}.`) || `${module}:${key}`.startsWith(`${usedId}.`),
  );
}

/** Lists the messages of a folder of messages in English, as 'area/screen:key'. */
const listIds = (folder: string): string[] =>
  readSources(folder).flatMap(({ path, source }) =>
    listMessages(path, source)
      .filter(({ isExported }) => isExported)
      .map(({ key }) => `${path.slice(folder.length + 1).replace(/\.ts$/, '')}:${key}`),
  );

test('code of the storefront uses each of its messages', () => {
  const code = readSources('storefront/app').filter(isCode);
  const used = [...new Set([...code.flatMap(listUsed), ...code.flatMap(listUsedInAllLanguages)])];
  const ids = listIds('storefront/app/messages/en');
  expect(ids.length).toBeGreaterThan(1000);
  expect(ids.filter((id) => !isUsedIn(used, id))).toEqual([]);
});

type Names = { names: Set<string>; objects: Set<string> };

/**
 * Collects the names that a file takes from any object, because the server hands its messages on: `names` of `a.name`, `const { name } = a` and
 * `import { name }`, and each text, because code finds some messages by a code; `objects` of which code takes any key.
 */
function collectNames({ path, source }: SourceFile, { names, objects }: Names): void {
  walk(parseSource(path, source), (node, [parent]) => {
    if (isMember(node)) names.add(getName(node.property));
    if (node.type === 'MemberExpression' && node.computed) objects.add(getLastName(node.object as SyntaxNode));
    if (node.type === 'CallExpression' && /^Object\./.test(source.slice(node.start)))
      for (const argument of node.arguments as SyntaxNode[]) objects.add(getLastName(argument));
    if (node.type === 'Property' && parent?.type === 'ObjectPattern') names.add(getName(node.key));
    if (node.type === 'ImportSpecifier') names.add(getName(node.imported));
    if (node.type === 'ExportSpecifier') names.add(getName(node.local));
    if (node.type === 'Literal' && typeof node.value === 'string') names.add(node.value.split(':')[0] ?? '');
  });
}

const getLastName = (node: SyntaxNode): string => getName(isMember(node) ? node.property : node);

test('code uses each message of the contract and the server', () => {
  const sources = ['contract/src', 'server/src', 'storefront/app', 'admin/src'].flatMap(readSources);
  const used: Names = { names: new Set(), objects: new Set() };
  for (const file of sources) if (isCode(file) || /\/messages\/((en|staff)\/|messages\.ts$)/.test(file.path)) collectNames(file, used);
  const isNameUsed = (name: string, index: number, keys: readonly string[]) =>
    used.names.has(name) || (index > 0 && used.objects.has(keys[index - 1] ?? ''));
  const isUsed = (id: string) => (id.split(':')[1] ?? '').split('.').every(isNameUsed);
  const ids = ['contract/src/messages/en', 'server/src/messages/en', 'server/src/messages/staff'].flatMap(listIds);
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.filter((id) => !isUsed(id))).toEqual([]);
});
