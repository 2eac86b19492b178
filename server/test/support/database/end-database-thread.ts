/** A test loads this file before the shop: SIGUSR2 then ends the thread of the embedded database, as a full disk would. */
import { Worker } from 'node:worker_threads';

const originalPostMessage = Worker.prototype.postMessage;
let databaseThread: Worker | undefined;
// The shop does not export its thread, so this finds it when the shop sends it the first message.
Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<Worker['postMessage']>) {
  databaseThread = this;
  return originalPostMessage.apply(this, args);
};
process.on('SIGUSR2', () => void databaseThread?.terminate());
