/** An SMTP server that tests can stop, make busy, or make drop connections. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * `busy`: responds 451, try again later. `refuses`: responds 550, a permanent refusal. `drops`: takes the whole mail and disconnects before
 * it confirms it. `locked`: refuses every password with 535.
 */
export type Mood = 'kind' | 'busy' | 'refuses' | 'drops' | 'locked';

export type MailServer = {
  url: string;
  port: number;
  /** The accepted mails, in order, also those without a confirmation. */
  received: Email[];
  mood: Mood;
  /** Recipients that the server refuses as unknown. */
  strangers: Set<string>;
  close(): Promise<void>;
};

export async function openMailServer(port = 0): Promise<MailServer> {
  const state: Pick<MailServer, 'received' | 'mood' | 'strangers'> = { received: [], mood: 'kind', strangers: new Set() };
  const answers: Record<Mood, () => Error | null> = {
    kind: () => null,
    busy: () => Object.assign(new Error('come again'), { responseCode: 451 }),
    refuses: () => Object.assign(new Error('no such mailbox'), { responseCode: 550 }),
    drops: () => null,
    locked: () => null,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, answer) =>
      state.mood === 'locked' ? answer(Object.assign(new Error('no such login'), { responseCode: 535 })) : answer(null, { user: username }),
    onRcptTo: ({ address }, _session, answer) =>
      answer(state.strangers.has(address) ? Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }) : null),
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const failure = answers[state.mood]();
        if (!failure) state.received.push(await PostalMime.parse(Buffer.concat(chunks)));
        if (state.mood === 'drops') return drop(session.id);
        answer(failure);
      });
    },
  });
  server.on('error', () => {});
  const drop = (id: string) => {
    for (const connection of server.connections as Set<{ id: string; _socket: { destroy(): void } }>) {
      if (connection.id === id) connection._socket.destroy();
    }
  };
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const at = (server.server.address() as AddressInfo).port;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${at}`,
    port: at,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
