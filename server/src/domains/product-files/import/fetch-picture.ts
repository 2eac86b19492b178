/** Fetches a picture from an address in a file, without letting the file reach addresses in the shop's network. */
import { type LookupAddress, lookup as resolveName } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { FILE_BYTES_MAX } from '@uruhu/contract/constants';
import { isAllowedAddress, isPublicIp } from './picture-address.ts';

/** Rejects with a sentence for staff. */
export type FetchPicture = (address: string) => Promise<Buffer>;

const REDIRECTS_MAX = 3;
/** The time limit for a picture, including redirects. */
const FETCH_MS_MAX = 20_000;

type ResolveName = (name: string, callback: (error: Error | null, addresses: LookupAddress[]) => void) => void;
const resolveAll: ResolveName = (name, callback) => resolveName(name, { all: true }, callback);

/** Resolves a host name only to public addresses. The connection uses these addresses, so another response of the name server cannot change them. */
export const createPublicLookup =
  (resolve: ResolveName): LookupFunction =>
  (name, options, callback) => {
    resolve(name, (error, addresses) => {
      const [firstAddress] = addresses ?? [];
      if (error || !firstAddress) return callback(error ?? new Error('the name has no address'), '', 4);
      if (!addresses.every(({ address }) => isPublicIp(address)))
        return callback(new Error('the address is within a private network'), '', 4);
      if (options.all) (callback as (error: null, all: LookupAddress[]) => void)(null, addresses);
      else callback(null, firstAddress.address, firstAddress.family);
    });
  };

const readBody = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > FILE_BYTES_MAX) throw new Error('it is larger than 10 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const sendRequest = (address: string, lookup: LookupFunction, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const options = { lookup, signal, agent: false as const, headers: { accept: 'image/*', 'accept-encoding': 'identity' } };
    request(address, options, resolve).on('error', reject).end();
  });

async function fetchWithRedirects(address: string, lookup: LookupFunction, signal: AbortSignal): Promise<Buffer> {
  let currentAddress = address;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    if (!isAllowedAddress(currentAddress)) throw new Error('the address leads to one that is not allowed');
    const response = await sendRequest(currentAddress, lookup, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      currentAddress = new URL(headers.location, currentAddress).href;
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new Error(`the other server answered ${statusCode}`);
    }
    return readBody(response);
  }
  throw new Error('it is redirected too often');
}

export function createPictureFetch(resolve: ResolveName = resolveAll): FetchPicture {
  const lookup = createPublicLookup(resolve);
  return async (address) => {
    const signal = AbortSignal.timeout(FETCH_MS_MAX);
    try {
      return await fetchWithRedirects(address, lookup, signal);
    } catch (error) {
      throw signal.aborted ? new Error('the other server is too slow') : error;
    }
  };
}
