/** Lists and records of the staff API for the components of the back office. The verbs of an order are calls of their own. */
import type { StaffBody } from '@uruhu/contract/endpoints/client-types';
import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import { PAGES } from '#admin/areas/areas.ts';
import type { Calls } from '#admin/areas/page.ts';
import { callStaff } from './call-staff.ts';

const CALLS: ReadonlyMap<string, Calls> = new Map(PAGES.flatMap(({ name, calls }) => (calls ? [[name, calls] as const] : [])));

type Row = Record<string, unknown>;

function findCalls(name: string): Calls {
  const calls = CALLS.get(name);
  if (!calls) throw new Error(`The data provider knows no resource ${name}.`);
  return calls;
}

/** The components know records by their `id`. */
const addId = (row: Row, field: string): RaRecord => ({ ...row, id: String(row[field]) });

/** Leaves out empty fields of a filter: a cleared search field holds ''. */
const clean = (filter: Row): Row => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value != null));

export function buildListQuery({ pagination, sort, filter }: Partial<GetListParams>): Row {
  return {
    page: pagination?.page ?? 1,
    perPage: pagination?.perPage ?? 25,
    ...(sort?.field ? { sort: sort.field, order: sort.order } : {}),
    filter: JSON.stringify(clean(filter ?? {})),
  };
}

const readData = <Data>(reply: unknown) => (reply as { data: Data }).data;

const refuse = (method: string) => async (resource: string) => {
  throw new Error(`${method} of ${resource} is not part of the staff API.`);
};

type Sent = { body?: Row; query?: Row };
type Verb = 'one' | 'create' | 'update' | 'remove';

/** Makes the call that the resource has for this verb, and returns its record. */
async function callOn(name: string, verb: Verb, id: string | number | null, { body, query }: Sent = {}): Promise<{ data: RaRecord }> {
  const calls = findCalls(name);
  const call = calls[verb];
  if (!call) return refuse(verb)(name);
  const params = id === null ? {} : { params: { [calls.id]: String(id) } };
  // A form's values: which call gets them is known at run time only, and the server checks them.
  const reply = await callStaff(call, {
    ...params,
    ...(query ? { query } : {}),
    ...(body ? { body: body as StaffBody<typeof call> } : {}),
  });
  return { data: addId(readData<Row>(reply) ?? { [calls.id]: id }, calls.id) };
}

type Update = { id: string | number; data: Row; previousData: Row };

// Each caller of the packages chooses the type of its records, which no implementation can return without the cast below.
export const dataProvider = {
  getList: async (name: string, params: GetListParams) => {
    const { id, list } = findCalls(name);
    const reply = await callStaff(list, { query: buildListQuery(params) });
    const { total } = reply as { total: number };
    return { data: readData<Row[]>(reply).map((row) => addId(row, id)), total };
  },
  getOne: (name: string, { id }: { id: string | number }) => callOn(name, 'one', id),
  getMany: refuse('getMany'),
  getManyReference: refuse('getManyReference'),
  create: (name: string, { data }: { data: Row }) => callOn(name, 'create', null, { body: data }),
  update: (name: string, { id, data, previousData }: Update) =>
    callOn(name, 'update', id, { body: { ...data, version: previousData.version } }),
  updateMany: refuse('updateMany'),
  /** Sends the version that the member has seen, where the record has one. */
  delete: (name: string, { id, previousData }: Omit<Update, 'data'>) =>
    callOn(name, 'remove', id, previousData.version === undefined ? {} : { query: { version: previousData.version } }),
  deleteMany: refuse('deleteMany'),
} as unknown as DataProvider;
