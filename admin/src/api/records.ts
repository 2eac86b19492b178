/** Loads and changes the records of the staff API. Lists and records are kept in the cache under keys that begin with their resource. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { StaffBody, StaffCallName, StaffReply } from '@uruhu/contract/endpoints/client-types';
import { type CallParts, callStaff } from './call-staff.ts';
import { cacheResult, queryClient } from './query-client.ts';
import { type Calls, RESOURCES, type ResourceName } from './resources.ts';

export type Fields = Record<string, unknown>;
/** Each record has its id in the field `id`, whatever the API calls it. */
export type ListedRecord = { id: string };

type DataOf<Reply> = Reply extends { data: infer Data } ? Data : never;
type CallsOf<Name extends ResourceName> = (typeof RESOURCES)[Name];
/** The resources whose records have pages of their own. */
export type RecordName = { [Name in ResourceName]: CallsOf<Name> extends { one: StaffCallName } ? Name : never }[ResourceName];

/** A row of a list. It has fewer fields than the record. */
export type RowOf<Name extends ResourceName> = ListedRecord & DataOf<StaffReply<CallsOf<Name>['list']>>[number];
export type RecordOf<Name extends RecordName> = ListedRecord & DataOf<StaffReply<CallsOf<Name>['one']>>;

export type Sort = { field: string; order: 'ASC' | 'DESC' };
export type ListQuery = { page?: number; perPage?: number; sort?: Sort; filter?: Fields };
export type LoadedList<Row> = { data: Row[]; total: number };

export const buildListKey = (name: ResourceName) => [name, 'list'] as const;
export const buildRecordKey = (name: ResourceName, id: string) => [name, 'record', id] as const;

const addId = (name: ResourceName, record: Fields): Fields & ListedRecord => ({ ...record, id: String(record[RESOURCES[name].id]) });

/** Leaves out empty fields of a filter: a cleared search field holds ''. */
const omitEmptyFields = (filter: Fields): Fields =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value != null));

function buildQuery({ page = 1, perPage = 25, sort, filter = {} }: ListQuery): Fields {
  const order = sort ? { sort: sort.field, order: sort.order } : {};
  return { page, perPage, ...order, filter: JSON.stringify(omitEmptyFields(filter)) };
}

export async function loadList<Name extends ResourceName>(name: Name, query: ListQuery): Promise<LoadedList<RowOf<Name>>> {
  const { data, total } = (await callStaff(RESOURCES[name].list, { query: buildQuery(query) })) as LoadedList<Fields>;
  return { data: data.map((row) => addId(name, row)) as unknown as RowOf<Name>[], total };
}

export const listOptions = <Name extends ResourceName>(name: Name, query: ListQuery) =>
  queryOptions({ queryKey: [...buildListKey(name), query], queryFn: () => loadList(name, query) });

type ListOptions = { enabled?: boolean; refetchInterval?: number; keepsPrevious?: boolean };

/** The rows of a list. `keepsPrevious`: whether the rows of the query before are shown until those of this one are loaded. */
export const useList = <Name extends ResourceName>(name: Name, query: ListQuery, { keepsPrevious = false, ...options }: ListOptions = {}) =>
  useQuery({
    ...listOptions(name, query),
    select: ({ data }) => data,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...options,
  });

type RecordMethod = 'one' | 'create' | 'update' | 'remove';

/** Makes the call that the resource has for this method, and returns the record of the reply. */
async function callResource(name: ResourceName, method: RecordMethod, parts: CallParts<StaffCallName>): Promise<Fields & ListedRecord> {
  const calls: Calls = RESOURCES[name];
  const call = calls[method];
  if (!call) throw new Error(`${method} of ${name} is not part of the staff API.`);
  const { data } = (await callStaff(call, parts as CallParts<typeof call>)) as { data?: Fields };
  return addId(name, data ?? {});
}

const buildIdParts = (name: ResourceName, id: string) => ({ params: { [RESOURCES[name].id]: id } });
/** The cast: which call gets a form's values is known only at run time, and the server checks them. */
const toBody = (fields: Fields) => fields as StaffBody<StaffCallName>;

const recordOptions = <Name extends RecordName>(name: Name, id: string) =>
  queryOptions({
    queryKey: buildRecordKey(name, id),
    queryFn: async () => (await callResource(name, 'one', buildIdParts(name, id))) as unknown as RecordOf<Name>,
  });

/** A record with all its fields. While the id is null, nothing is loaded. */
export const useRecord = <Name extends RecordName>(name: Name, id: string | null) =>
  useQuery({ ...recordOptions(name, id ?? ''), enabled: id !== null });

export const createRecord = (name: ResourceName, fields: Fields) => callResource(name, 'create', { body: toBody(fields) });

export const updateRecord = (name: ResourceName, id: string, changes: Fields, version: unknown) =>
  callResource(name, 'update', { ...buildIdParts(name, id), body: toBody({ ...changes, version }) });

/** Sends the version that the member has seen, if the record has a version. */
export const deleteRecord = (name: ResourceName, id: string, version: unknown) =>
  callResource(name, 'remove', { ...buildIdParts(name, id), ...(version !== undefined && { query: { version } }) });

/** Shows a record as the server has returned it after a change, and makes the lists of its resource load again. */
export async function showRecord(name: ResourceName, record: object): Promise<void> {
  const shown = addId(name, record as Fields);
  await cacheResult(buildRecordKey(name, shown.id), shown);
  void queryClient.invalidateQueries({ queryKey: buildListKey(name) });
}
