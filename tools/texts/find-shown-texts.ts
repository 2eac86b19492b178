/** Finds texts in code that shoppers would read, and that belong into the message files. */
import { listChildren, parseSource, type SyntaxNode } from './syntax.ts';

export type ShownText = { line: number; text: string };

/** What attributes of elements and components with these names hold, someone reads or hears. */
const SHOWN_ATTRIBUTE =
  /^(aria-(description|label|placeholder|roledescription|valuetext)|alt|title|placeholder|label|\w*(Label|Title|Text|Message)|hint|note|message|heading|caption|summary|intro|more|word)$/;
/** What attributes with these names hold, the browser reads. */
const TECHNICAL_ATTRIBUTE =
  /^(class(Name)?|d|sizes|media|rel|style|viewBox|points|transform|allow|sandbox|accept|key|id|href|src|to|on[A-Z]\w*)$/;
/** Texts within these calls are keys, names of events, selectors, or reach only the log. */
const TECHNICAL_CALL =
  /(^|\.)(\w*Error|\w*Limiter|useQuery|useWindowEvent|addEventListener|querySelector(All)?|closest|matches|normalize|setProperty|RegExp|log|warn)$/;
/** Texts that are compared with a value are the value. */
const COMPARISON = /^([!=]==?|in|instanceof)$/;

const LETTER = /\p{L}/u;
/** A word with a capital, as labels and sentences begin with one. */
const CAPITALISED = /(^|[\s(“«'"])\p{Lu}[\p{Ll}’']+(?=$|[\s.,;:!?)”»'"…-])/u;
/** Three words in a row. */
const PHRASE = /(^|\s)[\p{L}’']{2,} [\p{L}’']{2,} [\p{L}’']{2,}/u;
const looksLikeWords = (text: string): boolean => CAPITALISED.test(text) || PHRASE.test(text);

/** The texts of HTML that code writes: between its tags, and in its attributes that someone reads. */
const listHtmlTexts = (html: string): string[] =>
  [
    ...html.replace(/<style[\s\S]*?<\/style>/g, '').matchAll(/>([^<>]*)(?=<)/g),
    ...html.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g),
  ].map(([, text = '']) => text.replace(/&\w+;/g, ' '));

/** Stands for a value within a template. It has no letter. */
const VALUE = '…';

/** The texts of a node. `isText`: their place says that someone reads them. */
function findTexts(node: SyntaxNode): { text: string; isText: boolean }[] {
  if (node.type === 'JSXText') return [{ text: String(node.value).trim(), isText: true }];
  const isTemplate = node.type === 'TemplateLiteral';
  if (!isTemplate && !(node.type === 'Literal' && typeof node.value === 'string')) return [];
  const text = isTemplate
    ? (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(VALUE)
    : String(node.value);
  return /<\w/.test(text) ? listHtmlTexts(text).map((part) => ({ text: part, isText: true })) : [{ text, isText: false }];
}

/** Whether the texts in this node are types, names of modules, or technical by their place. */
function isTechnical(node: SyntaxNode, source: string): boolean {
  if (/^(Import|TS(Type|Literal|Union|Interface|Indexed)|ExportAll)/.test(node.type)) return true;
  if (node.type === 'ExportNamedDeclaration') return node.source !== null;
  if (node.type === 'JSXAttribute') return TECHNICAL_ATTRIBUTE.test(getAttributeName(node));
  if (node.type === 'BinaryExpression') return COMPARISON.test(String(node.operator));
  if (node.type === 'TaggedTemplateExpression') return true;
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const { start, end } = node.callee as { start: number; end: number };
  return TECHNICAL_CALL.test(source.slice(start, end));
}

const getAttributeName = ({ name }: SyntaxNode): string => {
  const { name: local, namespace } = name as { name: string; namespace?: { name: string } };
  return namespace ? `${namespace.name}:${local}` : local;
};

/** Finds the texts of a file by its syntax. `path` says whether the file contains JSX. */
export function findShownTexts(path: string, source: string): ShownText[] {
  const found: ShownText[] = [];
  /** `isShown`: the text is in a place whose content someone reads, so that a single word in lower case counts. */
  function visit(node: SyntaxNode, isShown: boolean): void {
    if (isTechnical(node, source)) return;
    for (const { text, isText } of findTexts(node)) {
      if (isText || isShown ? LETTER.test(text) : looksLikeWords(text))
        found.push({ line: source.slice(0, node.start).split('\n').length, text });
    }
    const isChildShown =
      node.type === 'JSXAttribute'
        ? SHOWN_ATTRIBUTE.test(getAttributeName(node))
        : isShown && /^(JSXExpressionContainer|ConditionalExpression|LogicalExpression|TemplateLiteral)$/.test(node.type);
    for (const [name, child] of listChildren(node)) {
      // The name of a property is code; the test of a condition is no text.
      if (name === 'key' || name === 'test' || (node.type === 'MemberExpression' && name === 'property')) continue;
      const isInJsx = name === 'children' && child.type === 'JSXExpressionContainer';
      visit(child, isChildShown || isInJsx);
    }
  }
  visit(parseSource(path, source), false);
  return found;
}
