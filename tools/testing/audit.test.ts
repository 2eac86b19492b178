import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { judgeAudit, reportAudit } from './audit.mjs';

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

test('an audit beside other steps writes its list into its log file, and one that runs alone to the terminal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const logFile = join(folder, 'audit.log');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const output = JSON.stringify({
    vulnerabilities: { a: { name: 'a', severity: 'high', range: '<2' }, b: { name: 'b', severity: 'critical', range: '*' } },
    metadata: { vulnerabilities: { ...noVulnerabilities, high: 1, critical: 1 } },
  });
  expect(reportAudit(output, logFile).failed).toBe(1);
  expect(readFileSync(logFile, 'utf8')).toBe('high: a <2\ncritical: b *\n');
  expect(write).not.toHaveBeenCalled();
  reportAudit(output, undefined);
  expect(write.mock.calls).toEqual([['high: a <2\ncritical: b *\n']]);
});
