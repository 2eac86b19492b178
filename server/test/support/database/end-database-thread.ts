/** A test loads this file before the shop: SIGUSR2 then ends the thread of the embedded database, as a full disk would. */
import { Worker } from 'node:worker_threads';

const post = Worker.prototype.postMessage;
let thread: Worker | undefined;
Worker.prototype.postMessage = function (this: Worker, ...message: Parameters<Worker['postMessage']>) {
  thread = this;
  return post.apply(this, message);
};
process.on('SIGUSR2', () => void thread?.terminate());
