/** Types for the parts of the package that the tests use, because the package has no types. */
declare module '@adobe/structured-data-validator' {
  export type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; fieldNames: string[]; rootType: string };
  export default class Validator {
    validate(structuredData: Record<string, unknown>): Promise<Issue[]>;
  }
}
