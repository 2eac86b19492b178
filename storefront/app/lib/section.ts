/** A part of a page that may fail while the others stand. */
import type { Result } from '@uruhu/contract/client';
import { data } from 'react-router';

export type Section<Data> = { ok: true; data: Data } | { ok: false; message: string };

export function toSection<Got, Data>(result: Result<Got>, shape: (got: Got) => Data): Section<Data> {
  return result.ok ? { ok: true, data: shape(result.data) } : { ok: false, message: result.message };
}

/** A page of sections. When one of them failed the page must not be kept: the next visitor may get it whole. */
export function pageOf<Sections extends Record<string, unknown>>(sections: Sections) {
  const whole = Object.values(sections).every((section) => !isFailed(section));
  return data(sections, whole ? {} : { headers: { 'cache-control': 'no-store' } });
}

function isFailed(section: unknown): boolean {
  return typeof section === 'object' && section !== null && 'ok' in section && section.ok === false;
}
