/** How long a client may take to send a request. The framework's own default is to wait for ever. */
import { FILE_DEADLINE_MS } from './bodies/forms.ts';
import { type BodyPace, SLOWEST_BODY_PACE } from './bodies/read-whole-body.ts';

export type Deadlines = {
  /** From the connection, or the first byte of a request, to the end of the headers. */
  headers_ms: number;
  /** How slowly the client may send the body. */
  body: BodyPace;
  /** For a whole request with its body. */
  request_ms: number;
  /** How often Node checks the connections: a request may exceed its deadline by this much. */
  check_every_ms: number;
};

/** Node closes a late request this long after the deadline of a form with files, so that the client gets the refusal of that deadline first. */
const MARGIN_MS = 30_000;

export const DEADLINES: Deadlines = {
  headers_ms: 20_000,
  body: SLOWEST_BODY_PACE,
  request_ms: FILE_DEADLINE_MS + MARGIN_MS,
  check_every_ms: 5_000,
};

export const buildServerTimeouts = ({ headers_ms, request_ms, check_every_ms }: Deadlines) => ({
  // Also Fastify's own option, because its default (none) would overwrite the request timeout of `http`.
  requestTimeout: request_ms,
  http: { headersTimeout: headers_ms, requestTimeout: request_ms, connectionsCheckingInterval: check_every_ms },
});
