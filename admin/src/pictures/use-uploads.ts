import { useRef, useState } from 'react';
import { UploadError, uploadPicture } from './upload-picture.ts';

/** A file on its way. `progress`: the sent part, from 0 to 1. `problem`: why it was not added; '' while it goes on. */
export type Upload = { id: number; name: string; progress: number; problem: string; canRetry: boolean };

type Files = readonly File[];

/** Sends files one after the other, so that the pictures arrive in the order in which they were chosen. */
export function useUploads(onUploaded: (key: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<number, File>());
  const last = useRef({ id: 0, sent: Promise.resolve() });
  // The form changes while files are sent, so the newest function adds them.
  const addKey = useRef(onUploaded);
  addKey.current = onUploaded;

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  function dismiss(id: number) {
    files.current.delete(id);
    setUploads((now) => now.filter((upload) => upload.id !== id));
  }
  async function send(id: number) {
    const file = files.current.get(id);
    if (!file) return;
    try {
      const { key } = await uploadPicture(file, (progress) => change(id, { progress }));
      dismiss(id);
      addKey.current(key);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      change(id, { problem: error.message, canRetry: error.canRetry });
    }
  }
  const enqueue = (id: number) => {
    last.current.sent = last.current.sent.then(() => send(id));
  };
  return {
    uploads,
    isBusy: uploads.some(({ problem }) => problem === ''),
    add(chosen: Files) {
      const added = chosen.map((file) => {
        const id = ++last.current.id;
        files.current.set(id, file);
        return { id, name: file.name, progress: 0, problem: '', canRetry: false };
      });
      setUploads((now) => [...now, ...added]);
      for (const { id } of added) enqueue(id);
    },
    retry(id: number) {
      change(id, { problem: '', progress: 0 });
      enqueue(id);
    },
    dismiss,
  };
}
