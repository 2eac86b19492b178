/** Starts the shop and stops it cleanly on a signal. `--dev`, for developers: serves the pages from their sources, and follows each change of the server. */
import { readConfig } from './config.ts';
import type { RunningShop } from './shop.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Long enough for an upload on a slow phone to end, short enough for a restart not to hang. */
const SHUTDOWN_MS_MAX = 10_000;
/** How long the requests in progress may take to finish after the database has failed. */
const DATABASE_FAILURE_MS_MAX = 3_000;

/** Imported only when it is needed: in development the server's modules are loaded by Vite, and in production there is no Vite. */
const loadOpener = async () =>
  process.argv.includes('--dev') ? (await import('../dev/dev-shop.ts')).openDevShop : (await import('./shop.ts')).openShop;

/** Ends the process when all requests and jobs in progress have ended. */
function shutDown(running: RunningShop): void {
  // A connection that never ends must not keep the process alive.
  setTimeout(() => process.exit(1), SHUTDOWN_MS_MAX).unref();
  running.close().then(
    () => process.exit(0),
    (error) => {
      process.stderr.write(`could not stop cleanly: ${error}\n`);
      process.exit(1);
    },
  );
}

/** Ends the process when the database's thread ends: this process cannot open it again, so a supervisor must start a new one. */
function stopOnDatabaseFailure({ drain, onDatabaseFailure, log }: RunningShop): void {
  onDatabaseFailure((reason) => {
    log.fatal({ event: 'database_stopped', reason }, 'The database has stopped; ending the process so that it is started again');
    setTimeout(() => process.exit(1), DATABASE_FAILURE_MS_MAX).unref();
    // Closes nothing else, because every job waits for the database.
    drain().finally(() => process.exit(1));
  });
}

let running: RunningShop | undefined;
let isStopping = false;

function onStopSignal(): void {
  // Ctrl-C in a terminal arrives twice: from the terminal, and from the parent process.
  if (isStopping) return;
  isStopping = true;
  // An unfinished start has served no shopper, and the database rolls back its transactions.
  if (running) shutDown(running);
  else process.exit(0);
}

// Not `once`: without a listener, a second signal would end the process at once.
process.on('SIGTERM', onStopSignal);
process.on('SIGINT', onStopSignal);
// When the parent process is killed, no signal comes, but its channel to this process closes.
process.on('disconnect', onStopSignal);
if (process.send && !process.connected) onStopSignal();

const configResult = readConfig(process.env);
if (!configResult.ok) {
  process.stderr.write(`The shop does not start. Please set:\n${configResult.problems.map((problem) => `  ${problem}\n`).join('')}`);
  process.exit(1);
}
try {
  const openShop = await loadOpener();
  running = await openShop(configResult.config, print);
  stopOnDatabaseFailure(running);
  if (running.logins.length > 0) print(['', ...running.logins].join('\n'));
  print(`ready ${running.url}`);
} catch (error) {
  process.stderr.write(`The shop could not start: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
