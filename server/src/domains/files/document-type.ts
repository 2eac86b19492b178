import type { DocumentContainer } from './detect-type.ts';

/** The kinds of documents that the shop keeps, by the extension of their names, and the container of each. */
const CONTAINERS = new Map<string, DocumentContainer>([
  ['pdf', 'pdf'],
  ['doc', 'ole'],
  ['docx', 'zip'],
  ['xlsx', 'zip'],
  ['xlsm', 'zip'],
  ['xml', 'xml'],
]);

/**
 * Returns the extension under which the shop keeps a document; null if the name has no extension of a document with this container. The
 * last extension counts, as on the computer of a person who opens the file. Nothing else of the name is used.
 */
export function findDocumentExtension(container: DocumentContainer, fileName: string): string | null {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return fileName.includes('.') && CONTAINERS.get(extension) === container ? extension : null;
}
