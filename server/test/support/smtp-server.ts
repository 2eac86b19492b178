/** A mail server that speaks real SMTP, and can be told to be down, busy or to drop the line. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * `busy`: answers 451, come again. `refuses`: 550, never. `drops`: takes the whole mail and is gone before it has said so. `locked`: no
 * password opens it, 535.
 */
export type Mood = 'kind' | 'busy' | 'refuses' | 'drops' | 'locked';

export type MailServer = {
  url: string;
  port: number;
  /** What was taken, in order; also what was taken without an answer. */
  received: Email[];
  mood: Mood;
  close(): Promise<void>;
};

export async function openMailServer(port = 0): Promise<MailServer> {
  const state: Pick<MailServer, 'received' | 'mood'> = { received: [], mood: 'kind' };
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
