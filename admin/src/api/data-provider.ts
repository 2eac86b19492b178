/** Gives react-admin the lists and records of the staff API. Actions on a record, such as shipping an order, are separate calls. */
import type { StaffBody, StaffCallName } from '@uruhu/contract/endpoints/client-types';
import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import { PAGES } from '#admin/areas/areas.ts';
import type { Calls } from '#admin/areas/page.ts';
import { type CallParts, callStaff } from './call-staff.ts';

const CALLS: ReadonlyMap<string, Calls> = new Map(PAGES.flatMap(({ name, calls }) => (calls ? [[name, calls] as const] : [])));

type Row = Record<string, unknown>;

function findCalls(name: string): Calls {
  const calls = CALLS.get(name);
  if (!calls) throw new Error(`The data provider knows no resource ${name}.`);
  return calls;
}

/** React-admin knows records by their `id`. */
const addId = (row: Row, field: string): RaRecord => ({ ...row, id: String(row[field]) });

/** Leaves out empty fields of a filter: a cleared search field holds ''. */
const omitEmptyFields = (filter: Row): Row =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value != null));

export function buildListQuery({ pagination, sort, filter }: Partial<GetListParams>): Row {
  const page = { page: pagination?.page ?? 1, perPage: pagination?.perPage ?? 25 };
  const order = sort?.field ? { sort: sort.field, order: sort.order } : {};
  return { ...page, ...order, filter: JSON.stringify(omitEmptyFields(filter ?? {})) };
}

const readData = <Data>(reply: unknown) => (reply as { data: Data }).data;

const refuse = (method: string) => async (resource: string) => {
  throw new Error(`${method} of ${resource} is not part of the staff API.`);
};

type RequestData = { body?: Row; query?: Row };
type RecordMethod = 'one' | 'create' | 'update' | 'remove';

/** Makes the call that the resource has for this method, and returns the record of the reply. */
async function callResource(
  name: string,
  method: RecordMethod,
  id: string | number | null,
  { body, query }: RequestData = {},
): Promise<{ data: RaRecord }> {
  const calls = findCalls(name);
  const call = calls[method];
  if (!call) return refuse(method)(name);
  const parts: CallParts<StaffCallName> = {};
  if (id !== null) parts.params = { [calls.id]: String(id) };
  if (query) parts.query = query;
  // The cast: which call gets a form's values is known only at run time, and the server checks them.
  if (body) parts.body = body as StaffBody<StaffCallName>;
  const reply = await callStaff(call, parts as CallParts<typeof call>);
  return { data: addId(readData<Row>(reply) ?? { [calls.id]: id }, calls.id) };
}

type Update = { id: string | number; data: Row; previousData: Row };

// Each caller in react-admin chooses the type of its records, which no implementation can return without the cast below.
export const dataProvider = {
  getList: async (name: string, params: GetListParams) => {
    const { id, list } = findCalls(name);
    const reply = await callStaff(list, { query: buildListQuery(params) });
    const { total } = reply as { total: number };
    return { data: readData<Row[]>(reply).map((row) => addId(row, id)), total };
  },
  getOne: (name: string, { id }: { id: string | number }) => callResource(name, 'one', id),
  getMany: refuse('getMany'),
  getManyReference: refuse('getManyReference'),
  create: (name: string, { data }: { data: Row }) => callResource(name, 'create', null, { body: data }),
  update: (name: string, { id, data, previousData }: Update) =>
    callResource(name, 'update', id, { body: { ...data, version: previousData.version } }),
  updateMany: refuse('updateMany'),
  /** Sends the version that the member has seen, if the record has a version. */
  delete: (name: string, { id, previousData }: Omit<Update, 'data'>) =>
    callResource(name, 'remove', id, previousData.version === undefined ? {} : { query: { version: previousData.version } }),
  deleteMany: refuse('deleteMany'),
} as unknown as DataProvider;
