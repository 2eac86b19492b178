/** Tests the command for staff accounts, on a new data folder. Slow: each command is a process that opens the embedded database. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WASM_BASELINE_FLAGS } from '../../test/support/database/wasm-baseline-flags.ts';
import { createTempFolder } from '../../test/support/system/temp-folder.ts';

const PASSWORD = 'a long enough one';

test('the command adds and disables staff and resets TOTP, reads a password from its input, and explains errors', () => {
  const env = { ...process.env, DATA_DIR: createTempFolder(), DATABASE_URL: '', NODE_ENV: 'test' };
  const runCommand = (args: string[], input: string) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...WASM_BASELINE_FLAGS, join(import.meta.dirname, 'staff.ts'), ...args],
      { env, input, encoding: 'utf8' },
    );
    return [status, `${stdout}${stderr}`.trim()];
  };
  expect(runCommand(['add', 'aline', 'Aline', 'Uwase'], `${PASSWORD}\n`)).toEqual([0, 'aline can sign in now.']);
  expect(runCommand(['add', 'keza', '--role', 'packer'], `${PASSWORD}\n`)).toEqual([0, 'keza can sign in now.']);
  expect(runCommand(['add', 'bose', '--role', 'king'], `${PASSWORD}\n`)).toEqual([
    1,
    'A role is one of owner, manager, packer, editor, support.',
  ]);
  expect(runCommand(['reset-totp', 'keza'], '')).toEqual([0, 'keza signs in by the password alone now.']);
  expect(runCommand(['reset-totp', 'bose'], '')).toEqual([1, 'bose is not known.']);
  expect(runCommand(['disable', 'aline'], '')).toEqual([0, 'aline cannot sign in any more.']);
  expect(runCommand(['add', 'aline', '--nonsense'], '')).toEqual([1, expect.stringContaining('npm run staff -- add <username>')]);
  expect(runCommand(['add', 'Aline!'], `${PASSWORD}\n`)[0]).toBe(1);
  expect(runCommand(['add', 'bose'], 'short\n')).toEqual([1, 'A password has 10 to 200 characters.']);
  for (const demoPassword of ['muraho-demo', 'muraho-staff'])
    expect(runCommand(['add', 'bose'], `${demoPassword}\n`)).toEqual([1, 'This password stands in our sources: please choose another.']);
  expect(runCommand(['add', 'bose'], 'Password123\n')).toEqual([1, expect.stringContaining('one of the commonest passwords')]);
  expect(runCommand(['add', 'bose'], 'bose-2026-bose\n')).toEqual([1, expect.stringContaining('little more than the username')]);
  expect(runCommand(['toString', 'aline'], '')[0]).toBe(1);
  expect(runCommand([], '')).toEqual([1, expect.stringContaining('npm run staff -- add <username>')]);
});
