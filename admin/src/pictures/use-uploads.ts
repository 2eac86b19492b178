import { useRef, useState } from 'react';
import { UploadError, uploadPicture } from './upload-picture.ts';

/** A file that is being uploaded. `progress`: the sent share, from 0 to 1. `problem`: why the upload failed; '' while it runs. */
export type Upload = { id: number; name: string; progress: number; problem: string; canRetry: boolean };

type Files = readonly File[];

/** Sends files one after the other, so that the pictures arrive in the order in which they were chosen. */
export function useUploads(onUploaded: (key: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<number, File>());
  const queue = useRef({ lastId: 0, lastUpload: Promise.resolve() });
  // The form can change during an upload, so the upload calls the newest callback.
  const newestOnUploaded = useRef(onUploaded);
  newestOnUploaded.current = onUploaded;

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((current) => current.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  function dismiss(id: number) {
    files.current.delete(id);
    setUploads((current) => current.filter((upload) => upload.id !== id));
  }
  async function send(id: number) {
    const file = files.current.get(id);
    if (!file) return;
    try {
      const { key } = await uploadPicture(file, (progress) => change(id, { progress }));
      dismiss(id);
      newestOnUploaded.current(key);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      change(id, { problem: error.message, canRetry: error.canRetry });
    }
  }
  const enqueue = (id: number) => {
    queue.current.lastUpload = queue.current.lastUpload.then(() => send(id));
  };
  return {
    uploads,
    isBusy: uploads.some(({ problem }) => problem === ''),
    add(newFiles: Files) {
      const newUploads = newFiles.map((file) => {
        const id = ++queue.current.lastId;
        files.current.set(id, file);
        return { id, name: file.name, progress: 0, problem: '', canRetry: false };
      });
      setUploads((current) => [...current, ...newUploads]);
      for (const { id } of newUploads) enqueue(id);
    },
    retry(id: number) {
      change(id, { problem: '', progress: 0 });
      enqueue(id);
    },
    dismiss,
  };
}
