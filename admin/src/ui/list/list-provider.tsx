import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { listOptions, type RowOf, type Sort } from '#admin/api/records.ts';
import type { ResourceName } from '#admin/api/resources.ts';
import { createVisitStore } from '#admin/lib/visit-store.ts';
import { buildListSearch, type Filter, hasListState, type ListDefaults, type ListState, readListState } from './list-address.ts';

type ByResource<Value> = { readonly [Name in ResourceName]?: Value };

/** The address at which the member left each list. */
const lastSearches = createVisitStore<ByResource<string>>({});
/** The rows that she has chosen in each list, on any page of it. The address has no room for five hundred ids. */
const chosenIds = createVisitStore<ByResource<readonly string[]>>({});

type Props = { resource: ResourceName; sort?: Sort; defaultFilter?: Filter; children: ReactNode };

const BY_ID: Sort = { field: 'id', order: 'ASC' };
const NO_FILTER: Filter = {};
const NO_IDS: readonly string[] = [];

/** Provides the list that the address shows, to its table, filters and pages. */
export const ListProvider = (props: Props) => {
  const { search } = useLocation();
  const { resource } = props;
  const lastSearch = lastSearches.get()[resource];
  const isInAddress = hasListState(search);
  useEffect(() => {
    if (isInAddress) lastSearches.set({ ...lastSearches.get(), [resource]: search });
  }, [isInAddress, resource, search]);
  // The menu leads to the list as the member left it.
  if (!isInAddress && lastSearch) return <Navigate to={{ search: lastSearch }} replace />;
  return <LoadedList {...props} search={search} />;
};

/** The functions that change what the list shows. They stay the same, so that a change draws only the fields and columns that show it. */
function useListActions(defaults: ListDefaults) {
  const navigate = useNavigate();
  return useMemo(() => {
    /** Starts from the address, which the list may not show yet on a busy computer: a member who chooses a tab and at once searches wants both. */
    function show(change: (latest: ListState) => Partial<ListState>, { replace } = { replace: false }) {
      const latest = readListState(window.location.search, defaults);
      void navigate({ search: buildListSearch({ ...latest, page: 1, ...change(latest) }) }, { replace });
    }
    return {
      show,
      changeFilter: (change: (filter: Filter) => Filter) => show(({ filter }) => ({ filter: change(filter) })),
      changeSort: (newSort: Sort) => show(() => ({ sort: newSort })),
      openPage: (page: number) => show(() => ({ page })),
      changePageSize: (perPage: number) => show(() => ({ perPage })),
    };
  }, [navigate, defaults]);
}

function useCreateList({ resource, sort = BY_ID, defaultFilter = NO_FILTER, search }: Omit<Props, 'children'> & { search: string }) {
  const defaults = useMemo(() => ({ sort, filter: defaultFilter }), [sort, defaultFilter]);
  const { show, ...actions } = useListActions(defaults);
  const state = readListState(search, defaults);
  const { data, error, isFetching, refetch } = useQuery({ ...listOptions(resource, state), placeholderData: keepPreviousData });
  const lastPage = data ? Math.max(1, Math.ceil(data.total / state.perPage)) : null;
  const isPastEnd = lastPage !== null && !isFetching && state.page > lastPage;
  useEffect(() => {
    if (isPastEnd) show(() => ({ page: lastPage }), { replace: true });
  }, [isPastEnd, lastPage, show]);
  return { ...state, ...actions, rows: data?.data, total: data?.total, error, reload: () => void refetch(), resource };
}

type CurrentList<Name extends ResourceName> = Omit<ReturnType<typeof useCreateList>, 'rows'> & { rows: RowOf<Name>[] | undefined };

const ListContext = createContext<ReturnType<typeof useCreateList> | null>(null);

/** The resource of the surrounding list, for rows, which are not drawn again when the rest of the list changes. */
const ResourceContext = createContext<ResourceName | null>(null);

const LoadedList = ({ children, ...props }: Props & { search: string }) => (
  <ResourceContext value={props.resource}>
    <ListContext value={useCreateList(props)}>{children}</ListContext>
  </ResourceContext>
);

/** The list of the surrounding ListProvider. `Name`: its resource. */
export function useCurrentList<Name extends ResourceName>(): CurrentList<Name> {
  const list = use(ListContext);
  if (!list) throw new Error('There is no ListProvider around this component.');
  return list as CurrentList<Name>;
}

function useResource(): ResourceName {
  const resource = use(ResourceContext);
  if (!resource) throw new Error('There is no ListProvider around this component.');
  return resource;
}

const readChosenIds = (resource: ResourceName): readonly string[] => chosenIds.get()[resource] ?? NO_IDS;

/** The ids of the rows that the member has chosen in the surrounding list. Not part of the list, because a choice must not draw all rows again. */
export function useChosenIds() {
  const resource = useResource();
  return {
    chosenIds: useSyncExternalStore(chosenIds.subscribe, () => readChosenIds(resource)),
    choose: (ids: readonly string[]) => chosenIds.set({ ...chosenIds.get(), [resource]: ids }),
  };
}

/** Whether this row is chosen, and a function that changes it. Draws only this row's checkbox again. */
export function useChosenRow(id: string) {
  const resource = useResource();
  const isChosen = useSyncExternalStore(chosenIds.subscribe, () => readChosenIds(resource).includes(id));
  const toggle = () => {
    const others = readChosenIds(resource).filter((other) => other !== id);
    chosenIds.set({ ...chosenIds.get(), [resource]: isChosen ? others : [...others, id] });
  };
  return { isChosen, toggle };
}
