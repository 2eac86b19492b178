import { expect, test } from 'vitest';
import { judgeAudit } from './audit.mjs';

const noVulnerabilities = { info: 0, low: 0, moderate: 0, high: 0, critical: 0 };

test('the audit passes without vulnerabilities and with ones below high', () => {
  expect(judgeAudit(JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: noVulnerabilities } }))).toMatchObject({
    passed: 1,
    failed: 0,
  });
  const moderate = {
    vulnerabilities: { a: { name: 'a', severity: 'moderate', range: '<2' } },
    metadata: { vulnerabilities: { ...noVulnerabilities, moderate: 1 } },
  };
  expect(judgeAudit(JSON.stringify(moderate))).toMatchObject({ passed: 1, failed: 0, vulnerabilities: [] });
});

test('the audit fails for a high vulnerability and names it', () => {
  const withHighVulnerability = {
    vulnerabilities: { a: { name: 'a', severity: 'high', range: '<2' } },
    metadata: { vulnerabilities: { ...noVulnerabilities, high: 1 } },
  };
  expect(judgeAudit(JSON.stringify(withHighVulnerability))).toMatchObject({ passed: 0, failed: 1, vulnerabilities: ['high: a <2'] });
});

test.each(['', '<html>', 'null', '{"message":"405 from https://registry.example/","error":{}}'])(
  'with the output %j the audit counts as not run, and prints no address',
  (output) => {
    expect(judgeAudit(output)).toEqual({
      passed: 0,
      failed: 0,
      notRun: 'the package registry does not support audits, or cannot be reached',
      vulnerabilities: [],
    });
  },
);
