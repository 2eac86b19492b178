/** Lists and records of the staff API for the components of the back office. Changes are calls of their own: see each resource. */
import type { StaffCallName } from '@uruhu/contract/endpoints/client-types';
import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import { callStaff } from './call-staff.ts';

/** `id`: the field that identifies a record. `one`: the call that reads one record, with `id` in its path. */
type Resource = { id: string; list: StaffCallName; one?: StaffCallName };

const RESOURCES: Readonly<Record<string, Resource>> = {
  orders: { id: 'order_id', list: 'adminOrders', one: 'adminOrder' },
  'payment-problems': { id: 'problem_id', list: 'paymentProblems' },
  'missed-searches': { id: 'words', list: 'missedSearches' },
};

type Row = Record<string, unknown>;

function findResource(name: string): Resource {
  const resource = RESOURCES[name];
  if (!resource) throw new Error(`The data provider knows no resource ${name}.`);
  return resource;
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

export const dataProvider = {
  getList: async (name: string, params: GetListParams) => {
    const { id, list } = findResource(name);
    const reply = await callStaff(list, { query: buildListQuery(params) });
    const { total } = reply as unknown as { total: number };
    return { data: readData<Row[]>(reply).map((row) => addId(row, id)), total };
  },
  getOne: async (name: string, params: { id: string | number }) => {
    const { id, one } = findResource(name);
    if (!one) return refuse('getOne')(name);
    return { data: addId(readData<Row>(await callStaff(one, { params: { [id]: String(params.id) } })), id) };
  },
  getMany: refuse('getMany'),
  getManyReference: refuse('getManyReference'),
  create: refuse('create'),
  update: refuse('update'),
  updateMany: refuse('updateMany'),
  delete: refuse('delete'),
  deleteMany: refuse('deleteMany'),
} as unknown as DataProvider;
