/**
 * Runs a command, and writes the processor time that it and its child processes took into a file, in milliseconds. Usage:
 * `node measure-command.mjs <file> <command> <arguments…>`. A process of its own, because Linux counts the time of children only for their parent.
 * Other systems have no /proc, so there it writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { runToEnd } from '../run.mjs';

/** Linux counts in hundredths of a second on every processor that Node supports. */
const TICK_MS = 10;

/** Reads cutime and cstime, the 16th and 17th field. The second field, the name, may contain spaces. */
function readChildrenTime_ms() {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fieldsAfterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fieldsAfterName[13]) + Number(fieldsAfterName[14])) * TICK_MS;
}

const [file, command, ...args] = process.argv.slice(2);
const { code, signal, error } = await runToEnd(command, args);
if (error) process.stderr.write(`The command did not start: ${error.message}\n`);
try {
  writeFileSync(file, String(readChildrenTime_ms()));
} catch {
  // No /proc.
}
process.exit(code ?? (signal ? 128 + constants.signals[signal] : 1));
