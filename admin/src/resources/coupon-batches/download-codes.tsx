import Button from '@mui/material/Button';
import { callStaff } from '#admin/api/call-staff.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { notify } from '#admin/lib/notices.ts';
import { saveFile } from '#admin/lib/save-file.ts';

/** Saves the codes of a batch as a file for spreadsheets. */
export const DownloadCodes = ({ coupon_batch_id }: { coupon_batch_id: string }) => {
  const { isBusy, run } = useCall();
  async function download() {
    try {
      const { data } = await callStaff('couponCodes', { params: { coupon_batch_id } });
      saveFile(data.file_name, new Blob([data.csv], { type: 'text/csv' }));
    } catch (error) {
      notify((error as Error).message, 'error');
      throw error;
    }
  }
  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => void run(download)}>
      Download the codes
    </Button>
  );
};
