/** The worker thread that judges documents, one after the other. A document that takes too much time or memory ends only this thread. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Outcome } from '../../../lib/outcome.ts';
import { type DocumentKind, judgeDocument } from './judge-document.ts';

export type JudgeRequest = { kind: DocumentKind; bytes: Uint8Array<ArrayBuffer> };
/** `ready` once, then a verdict for each request, with the bytes, which are transferred both ways without copying. */
export type JudgeReply = { type: 'ready' } | { type: 'verdict'; verdict: Outcome<string>; bytes: Uint8Array<ArrayBuffer> };

if (parentPort === null) throw new Error('judge-worker.ts must run in a worker thread');
const parent: MessagePort = parentPort;

parent.on('message', ({ kind, bytes }: JudgeRequest) => {
  const verdict = judgeDocument(kind, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const reply: JudgeReply = { type: 'verdict', verdict, bytes };
  parent.postMessage(reply, [bytes.buffer]);
});
parent.postMessage({ type: 'ready' } satisfies JudgeReply);
