/** What routes, menu and palette know of a page: its address, which permission opens it, and how staff find it. */
import type { Permission } from '@uruhu/contract/staff/permissions';
import { type ComponentType, lazy, memo } from 'react';
import type { ListedRecord } from '../api/records.ts';
import { loadFile } from './load-file.ts';

/** A record that the palette has found. */
export type SearchHit = { label: string; detail: string; to: string };
/** A page that the palette opens, and the permission that a member needs for it. */
export type PaletteAction = { to: string; label: string; permission: Permission | null };

/** `name`: its address. If it shows the records of a resource, its name is that of the resource. */
export type Page = {
  name: string;
  /** The entry in the menu; a page without one is opened from other pages. */
  label?: string;
  permission: Permission;
  /** The permission to add and change records. If missing, every member who may open the page may do so. */
  writePermission?: Permission;
  screens: { list: ComponentType; create?: ComponentType; edit?: ComponentType; show?: ComponentType };
  /** Pages that staff can open by the palette, such as the form that adds a record. */
  actions?: readonly PaletteAction[];
  /** Describes a record that the palette has found in the list. */
  describe?: (row: ListedRecord) => SearchHit;
  /** Lists what staff can do with a found record in its present state. */
  listRecordActions?: (row: ListedRecord) => readonly PaletteAction[];
};

/** A group of the menu. */
export type Area = { title: string; pages: readonly Page[] };

/**
 * Loads a page when it is first opened. `load` imports its file; `name` is the component that it exports. Drawn again only when its props or what
 * it reads change: the router draws all components of the routes again when a part of the address does, such as the sort of a list.
 */
export const lazyPage = <Name extends string, Props = object>(load: () => Promise<Record<Name, ComponentType<Props>>>, name: Name) =>
  lazy(async () => ({ default: memo((await loadFile(load))[name]) }));
