import type { Refusal } from '@uruhu/contract/client';
import { buildPath } from '@uruhu/contract/endpoints/call-address';
import { STAFF_PATHS } from '@uruhu/contract/endpoints/paths/staff';
import { PRODUCT_FILE_LIMITS as LIMITS, type ProductFileKind } from '@uruhu/contract/staff/products/file-terms';
import type { ProductImport } from '@uruhu/contract/staff/products/files';
import { callStaff } from '#admin/api/call-staff.ts';

/** Small enough to arrive on a slow connection before the request times out. */
const PART_BYTES = 2_000_000;
const TRIES_MAX = 3;

const UNREACHABLE = 'The shop could not be reached. The file was not uploaded. Please try again.';

type Part = { file_kind: 'csv' | 'zip'; part: number; bytes: Blob };

async function sendPart(import_id: string, { file_kind, part, bytes }: Part): Promise<ProductImport> {
  const form = new FormData();
  form.append('file_kind', file_kind);
  form.append('part', String(part));
  form.append('file', bytes, 'part');
  for (let tries = 1; ; tries++) {
    // The server takes the same part twice, so a part is sent again when its request or reply was lost.
    const response = await fetch(buildPath(STAFF_PATHS.addImportPart, { import_id }), { method: 'POST', body: form }).catch(() => null);
    const reply = (await response?.json().catch(() => null)) as ({ data: ProductImport } & Partial<Refusal>) | null | undefined;
    if (response?.ok && reply) return reply.data;
    // The last part had arrived, and only its reply was lost. Other conflicts, such as a missing part, are shown to the staff member.
    if (reply?.code === 'import_step_not_possible' && tries > 1) return (await callStaff('productImport', { params: { import_id } })).data;
    const canRetry = !response || response.status >= 500;
    if (!canRetry || tries === TRIES_MAX) throw new Error(reply?.message ?? UNREACHABLE);
  }
}

const formatMb = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/** What is wrong with the chosen files, found before they are sent; '' if nothing. */
export function findFileProblem(csv: File, zip: File | null): string {
  if (/\.(?:xlsx?|xlsm|ods|numbers)$/i.test(csv.name))
    return 'This is a spreadsheet, not a CSV file. In your program please choose “Save as” and “CSV UTF-8”.';
  if (csv.size === 0) return 'This file is empty.';
  if (csv.size > LIMITS.csv_bytes) return `This file is larger than ${formatMb(LIMITS.csv_bytes)}. Please split it.`;
  if (zip && zip.size > LIMITS.zip_bytes) return `The archive is larger than ${formatMb(LIMITS.zip_bytes)}. Please split it.`;
  return '';
}

type Upload = { kind: ProductFileKind; csv: File; zip: File | null };

/** Sends the files in parts. `onProgress` gets the sent share, from 0 to 1. Rejects with an error whose message the staff member reads. */
export async function uploadFiles({ kind, csv, zip }: Upload, onProgress: (share: number) => void): Promise<ProductImport> {
  const body = { kind, file_name: csv.name.slice(0, 200), csv_bytes: csv.size, zip_bytes: zip?.size ?? 0 };
  let productImport = (await callStaff('createImport', { body })).data;
  const total = csv.size + (zip?.size ?? 0);
  let sent = 0;
  // The CSV file comes last, because the server reads its header once all parts have arrived.
  for (const [file_kind, file] of [['zip', zip] as const, ['csv', csv] as const]) {
    for (let part = 0; file && part * PART_BYTES < file.size; part++) {
      const bytes = file.slice(part * PART_BYTES, (part + 1) * PART_BYTES);
      productImport = await sendPart(productImport.import_id, { file_kind, part, bytes });
      sent += bytes.size;
      onProgress(sent / total);
    }
  }
  return productImport;
}
