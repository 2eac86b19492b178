/** The worker thread that judges documents, one after the other. If a document takes too much time or memory, only this thread ends. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Outcome } from '../../../lib/outcome.ts';
import { type DocumentKind, judgeDocument } from './judge-document.ts';

export type JudgeRequest = { kind: DocumentKind; bytes: Uint8Array<ArrayBuffer> };
/** The thread sends `ready` once, and then a verdict for each request. It returns the bytes, which are transferred without a copy. */
export type JudgeReply = { type: 'ready' } | { type: 'verdict'; verdict: Outcome<string>; bytes: Uint8Array<ArrayBuffer> };

if (parentPort === null) throw new Error('judge-worker.ts must run in a worker thread');
const parent: MessagePort = parentPort;

parent.on('message', ({ kind, bytes }: JudgeRequest) => {
  const verdict = judgeDocument(kind, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const reply: JudgeReply = { type: 'verdict', verdict, bytes };
  parent.postMessage(reply, [bytes.buffer]);
});
parent.postMessage({ type: 'ready' } satisfies JudgeReply);
