/** The input and the result of a handler, independent of the HTTP framework. */
import type { Readable } from 'node:stream';
import type { Access, Endpoint } from '@uruhu/contract/endpoints/endpoint';
import type { Language } from '@uruhu/contract/languages';
import type { $ZodType, output } from 'zod/v4/core';
import type { Outcome } from '../lib/outcome.ts';
import type { Messages } from '../messages/messages.ts';
import type { SignedInShopper, StaffMember } from './access.ts';
import type { SentFile } from './bodies/forms.ts';
import type { Cost } from './costs/cost.ts';
import type { EventLog } from './log.ts';

/** The caller, as far as the access of the call identifies her. `hasToken` is also true for a token that belongs to no shopper. */
type Caller<CallAccess extends Access> = CallAccess extends 'shopper' | 'verified'
  ? { shopper: SignedInShopper }
  : CallAccess extends 'optional'
    ? { shopper: SignedInShopper | null; hasToken: boolean }
    : CallAccess extends 'staff'
      ? { staff: StaffMember }
      : unknown;

type PartName = 'params' | 'query' | 'headers' | 'body';
/** The parts of the request that the endpoint declares, parsed by its schemas. */
type Parts<Declared> = { [Name in PartName & keyof Declared]: Declared[Name] extends $ZodType ? output<Declared[Name]> : never };

export type Input<Declared extends Endpoint> = Parts<Declared> &
  Caller<Declared['access']> & {
    /** The files in the form; empty where the endpoint takes none. */
    files: readonly SentFile[];
    /** The IP address to which the call is charged. */
    ip_address: string;
    /** The IP address of the visitor; null where the server itself makes the call, for a page that it keeps for all visitors. */
    visitorAddress: string | null;
    userAgent: string;
    /** The language in which the call is answered, and its sentences. */
    language: Language;
    messages: Messages;
    /** Path and query of the request, for the URLs of the next and previous page. */
    url: string;
    log: EventLog & { error(fields: object, message: string): void };
    /** Charges a surcharge, just before the work that causes it. Throws TryLater (429) where there is no room for it. */
    charge(cost: Cost): Promise<void>;
  };

/** A reply with its own headers, or with a declared status other than 200. */
type ResponseOptions = { ok: true; headers?: Readonly<Record<string, string>>; status?: number };
/**
 * `json`: the reply as text that the handler has serialised itself, for lists that it joins from cached cards. `stream`: a text that is too
 * long to be held in memory; `headers` name its content type.
 */
export type HandlerResult<Reply> =
  | Outcome<Reply>
  | (ResponseOptions & { value: Reply })
  | (ResponseOptions & { json: string })
  | (ResponseOptions & { stream: Readable });

type Handler<Declared extends Endpoint> = (
  input: Input<Declared>,
) => HandlerResult<output<Declared['reply']>> | Promise<HandlerResult<output<Declared['reply']>>>;

export type Endpoints = Readonly<Record<string, Endpoint>>;
/** A handler for each endpoint, under the same name, and no others. */
export type Handlers<Declared extends Endpoints> = { [Name in keyof Declared]: Handler<Declared[Name]> };
