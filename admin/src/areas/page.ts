/** What routes, menu and palette know of a page: its address, its calls, which permission opens it, and how staff find it. */
import type { StaffCallName } from '@uruhu/contract/endpoints/client-types';
import type { STAFF_PATHS } from '@uruhu/contract/endpoints/paths/staff';
import type { Permission } from '@uruhu/contract/staff/permissions';
import type { RaRecord } from 'ra-core';
import { type ComponentType, lazy } from 'react';
import { loadFile } from './load-file.ts';

/** Where a path has its id: '/brands' nowhere, '/brands/:brand_id' at its end, and '/orders/:order_id/notes' inside. */
type IdPosition<Path extends string> = Path extends `${string}/:${infer FromId}`
  ? FromId extends `${string}/${string}`
    ? 'inside'
    : 'end'
  : 'none';

/** The names of the calls with this method and this position of the id. */
type CallOf<Method extends string, Position extends 'none' | 'end'> = {
  [Name in StaffCallName]: (typeof STAFF_PATHS)[Name] extends `${Method} ${infer Path}`
    ? IdPosition<Path> extends Position
      ? Name
      : never
    : never;
}[StaffCallName];

/**
 * `id`: the field that identifies a record. The paths of `one`, `update` and `remove` end in this id. `update` sends the changed fields and
 * the version that was read.
 */
export type Calls = {
  id: string;
  list: CallOf<'GET', 'none'>;
  one?: CallOf<'GET', 'end'>;
  create?: CallOf<'POST', 'none'>;
  update?: CallOf<'PATCH', 'end'>;
  remove?: CallOf<'DELETE', 'end'>;
};

/** A record that the palette has found. */
export type SearchHit = { label: string; detail: string; to: string };
/** A page that the palette opens, and the permission that a member needs for it. */
export type PaletteAction = { to: string; label: string; permission: Permission | null };

/** `name`: its address, and the name by which forms and lists find its calls. */
export type Page = {
  name: string;
  /** The entry in the menu; a page without one is opened from other pages. */
  label?: string;
  permission: Permission;
  /** The permission to add and change records. If missing, every member who may open the page may do so. */
  writePermission?: Permission;
  calls?: Calls;
  screens: { list: ComponentType; create?: ComponentType; edit?: ComponentType; show?: ComponentType };
  /** Pages that staff can open by the palette, such as the form that adds a record. */
  actions?: readonly PaletteAction[];
  /** Describes a record that the palette has found in the list. */
  describe?: (row: RaRecord) => SearchHit;
  /** Lists what staff can do with a found record in its present state. */
  listRecordActions?: (row: RaRecord) => readonly PaletteAction[];
};

/** A group of the menu. */
export type Area = { title: string; pages: readonly Page[] };

/** Loads a page when it is first opened. `load` imports its file; `name` is the component that it exports. */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await loadFile(load))[name] }));
