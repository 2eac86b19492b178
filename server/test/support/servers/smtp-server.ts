/** An SMTP server whose behaviour tests can change. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * `accepts`: confirms each mail. `busy`: responds 451, try again later. `refuses`: responds 550, a permanent refusal. `drops`: accepts the
 * whole mail, but disconnects before it confirms the mail. `refusesLogin`: refuses every password with 535.
 */
type Behaviour = 'accepts' | 'busy' | 'refuses' | 'drops' | 'refusesLogin';

export type MailServer = {
  url: string;
  port: number;
  /** The accepted mails, in order, also those without a confirmation. */
  received: Email[];
  /** How many clients have sent a password. */
  logins: number;
  behaviour: Behaviour;
  /** Recipients that the server refuses as unknown. */
  unknownRecipients: Set<string>;
  close(): Promise<void>;
};

export async function openMailServer(port = 0): Promise<MailServer> {
  const state: Pick<MailServer, 'received' | 'logins' | 'behaviour' | 'unknownRecipients'> = {
    received: [],
    logins: 0,
    behaviour: 'accepts',
    unknownRecipients: new Set(),
  };
  const createFailure: Record<Behaviour, () => Error | null> = {
    accepts: () => null,
    busy: () => Object.assign(new Error('try again later'), { responseCode: 451 }),
    refuses: () => Object.assign(new Error('no such mailbox'), { responseCode: 550 }),
    drops: () => null,
    refusesLogin: () => null,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, response) => {
      state.logins += 1;
      if (state.behaviour === 'refusesLogin') response(Object.assign(new Error('no such login'), { responseCode: 535 }));
      else response(null, { user: username });
    },
    onRcptTo: ({ address }, _session, response) =>
      response(state.unknownRecipients.has(address) ? Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }) : null),
    onData(stream, session, response) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const failure = createFailure[state.behaviour]();
        if (!failure) state.received.push(await PostalMime.parse(Buffer.concat(chunks)));
        if (state.behaviour === 'drops') return dropConnection(session.id);
        response(failure);
      });
    },
  });
  server.on('error', () => {});
  const dropConnection = (id: string) => {
    for (const connection of server.connections as Set<{ id: string; _socket: { destroy(): void } }>) {
      if (connection.id === id) connection._socket.destroy();
    }
  };
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const boundPort = (server.server.address() as AddressInfo).port;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${boundPort}`,
    port: boundPort,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
