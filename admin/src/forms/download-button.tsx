import type { StaffCallName } from '@uruhu/contract/endpoints/client-types';
import { useState } from 'react';
import { type FileCallParts, fetchFile } from '#admin/api/call-staff.ts';
import { notify } from '#admin/lib/notices.ts';
import { saveFile } from '#admin/lib/save-file.ts';
import { BusyButton } from '#admin/ui/busy-button.tsx';

type Props = {
  label: string;
  /** The name of the button, where the label alone does not say enough. */
  name?: string;
  call: StaffCallName;
  parts: FileCallParts;
  variant?: 'text' | 'outlined';
};

/** Saves the file of a call. If the shop refuses it, the member reads why. */
export const DownloadButton = ({ label, name, call, parts, variant = 'outlined' }: Props) => {
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const file = await fetchFile(call, parts);
      saveFile(file.name, file.content);
    } catch (error) {
      notify((error as Error).message, 'error');
    } finally {
      setBusy(false);
    }
  }
  return (
    <BusyButton variant={variant} isBusy={isBusy} onPress={() => void download()} name={name}>
      {isBusy ? 'Fetching…' : label}
    </BusyButton>
  );
};
