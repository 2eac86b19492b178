type Problem = { message?: string; snippet?: string; location?: { file: string; line: number; column: number } };
type Spec = {
  title: string;
  tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: { duration: number; errors: Problem[] }[] }[];
};
type Suite = { title: string; file: string; specs: Spec[]; suites?: Suite[] };

export function convertToTestReport(report: { config: { rootDir: string }; suites: Suite[]; errors: Problem[] }): {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; duration: number; failureMessages: string[] }[];
  }[];
};
