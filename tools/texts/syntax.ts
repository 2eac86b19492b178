/** The syntax of a file, as the parser of Vite gives it. */
import { parseSync } from 'vite';

export type SyntaxNode = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value;

/** Reads the syntax of a file. `path` says whether it contains JSX. */
export function parseSource(path: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return program as unknown as SyntaxNode;
}

/** The nodes within a node, each with the name of the property that holds it. */
export const listChildren = (node: SyntaxNode): [name: string, child: SyntaxNode][] =>
  Object.entries(node).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child): [string, SyntaxNode] => [name, child]),
  );
