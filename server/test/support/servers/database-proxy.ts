/** A proxy between the shop and its database that can hang, like a stopped machine, or refuse connections, like a restarting one. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `hangs`: accepts connections and bytes, but forwards nothing. `refuses`: ends every connection, old and new. */
type ProxyState = 'forwards' | 'hangs' | 'refuses';

export type DatabaseProxy = {
  /** The database's URL through the proxy. */
  url: string;
  setState(state: ProxyState): void;
  close(): Promise<void>;
};

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let state: ProxyState = 'forwards';

  const applyState = ([shopSocket, databaseSocket]: [Socket, Socket]) => {
    for (const socket of [shopSocket, databaseSocket]) {
      if (state === 'hangs') socket.pause();
      else if (state === 'refuses') socket.destroy();
      else socket.resume();
    }
  };
  const server = createServer((shopSocket) => {
    const databaseSocket = connect(Number(target.port || 5432), target.hostname);
    const pair: [Socket, Socket] = [shopSocket, databaseSocket];
    pairs.add(pair);
    shopSocket.on('data', (bytes) => databaseSocket.write(bytes));
    databaseSocket.on('data', (bytes) => shopSocket.write(bytes));
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => {
        pairs.delete(pair);
        for (const pairSocket of pair) pairSocket.destroy();
      });
    }
    applyState(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    setState(newState) {
      state = newState;
      for (const pair of [...pairs]) applyState(pair);
    },
    async close() {
      for (const pair of [...pairs]) for (const socket of pair) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
