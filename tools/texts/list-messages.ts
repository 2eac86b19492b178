/** Lists the messages of a file by its syntax, so that a function's text is known without calling it. */
import { listChildren, parseSource, type SyntaxNode } from './syntax.ts';

/**
 * `key`: the name of the export, or of a constant beside it, and those of the objects within it, joined by dots. `text`: as it is written, with
 * values in braces; '' for a message that is another one. `isExported`: other files can use it. `values`: what a function takes, by position, and
 * by name within an object; only what its text uses.
 */
export type Message = { key: string; text: string; isExported: boolean; values: string[] };

const WRAPPERS = /^(TSSatisfiesExpression|TSAsExpression|ParenthesizedExpression)$/;
/** What a message calls or compares, is no text. */
const TYPE_OR_CODE = /^TS|^(Import|ExportAll)/;
const HAS_WORDS = /\p{L}/u;

const unwrap = (node: SyntaxNode): SyntaxNode => (WRAPPERS.test(node.type) ? unwrap(node.expression as SyntaxNode) : node);

/** The texts in an expression in their order. In a template, each value is written as its code in braces. */
function listTexts(node: SyntaxNode, source: string): string[] {
  if (TYPE_OR_CODE.test(node.type) && !WRAPPERS.test(node.type)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    const values = (node.expressions as SyntaxNode[]).map(({ start, end }) => `{${source.slice(start, end)}}`);
    return [(node.quasis as { value: { cooked: string } }[]).map(({ value }, index) => value.cooked + (values[index] ?? '')).join('')];
  }
  if (node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator))) return [];
  return listChildren(node).flatMap(([, child]) => listTexts(child, source));
}

const getName = (node: SyntaxNode): string => String(node.name ?? node.value);

const hasName = (node: SyntaxNode, name: string): boolean =>
  (node.type === 'Identifier' && node.name === name) || listChildren(node).some(([, child]) => hasName(child, name));

/** Lists the values that the text of a function uses. */
function listValues({ type, params, body }: SyntaxNode): string[] {
  if (!/^(ArrowFunctionExpression|FunctionDeclaration)$/.test(type)) return [];
  return (params as SyntaxNode[]).flatMap((parameter, index) => {
    if (parameter.type !== 'ObjectPattern') return hasName(body as SyntaxNode, getName(parameter)) ? [String(index)] : [];
    return (parameter.properties as { key: SyntaxNode; value: SyntaxNode }[])
      .filter(({ value }) => hasName(body as SyntaxNode, getName(value)))
      .map(({ key }) => `${index}.${getName(key)}`);
  });
}

/** Lists the messages of a file in their order. */
export function listMessages(path: string, source: string): Message[] {
  const messages: Message[] = [];
  function add(key: string, node: SyntaxNode, isExported: boolean): void {
    const value = unwrap(node);
    if (value.type === 'ObjectExpression') {
      for (const property of value.properties as SyntaxNode[])
        if (property.type === 'Property') add(`${key}.${getName(property.key as SyntaxNode)}`, property.value as SyntaxNode, isExported);
      return;
    }
    const texts = listTexts(value, source).filter((text) => HAS_WORDS.test(text));
    messages.push({ key, text: texts.join(' | '), isExported, values: listValues(value) });
  }
  for (const statement of (parseSource(path, source) as unknown as { body: SyntaxNode[] }).body) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = (isExported ? statement.declaration : statement) as SyntaxNode | null;
    if (declaration?.type === 'FunctionDeclaration') add(getName(declaration.id as SyntaxNode), declaration, isExported);
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations as { id: SyntaxNode; init: SyntaxNode }[]) add(getName(id), init, isExported);
    if (isExported && declaration === null)
      for (const { exported } of statement.specifiers as { exported: SyntaxNode }[])
        messages.push({ key: getName(exported), text: '', isExported, values: [] });
  }
  // A constant without words of its own, such as a formatter, is no message.
  return messages.filter(({ text, isExported: isUsable }) => isUsable || text !== '');
}
