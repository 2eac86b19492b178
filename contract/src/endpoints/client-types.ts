/** The types of requests and replies, derived from the declarations. This file has only types, so browsers load nothing of it. */
import type { output } from 'zod/v4/core';
import type { ClientInput } from '../fields/client-input.ts';
import type { ShopEndpoints, StaffCallEndpoints } from './endpoints.ts';

type DeclaredSchema<Declared, Name extends string> = Name extends keyof Declared ? Declared[Name] : undefined;

export type CallName = keyof ShopEndpoints;
export type Body<Name extends CallName> = ClientInput<DeclaredSchema<ShopEndpoints[Name], 'body'>>;
export type Query<Name extends CallName> = ClientInput<DeclaredSchema<ShopEndpoints[Name], 'query'>>;
export type Params<Name extends CallName> = ClientInput<DeclaredSchema<ShopEndpoints[Name], 'params'>>;
export type Reply<Name extends CallName> = output<ShopEndpoints[Name]['reply']>;

/** The types of the back office's calls. */
export type StaffCallName = keyof StaffCallEndpoints;
export type StaffBody<Name extends StaffCallName> = ClientInput<DeclaredSchema<StaffCallEndpoints[Name], 'body'>>;
export type StaffReply<Name extends StaffCallName> = output<StaffCallEndpoints[Name]['reply']>;
