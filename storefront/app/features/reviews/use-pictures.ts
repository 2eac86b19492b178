import { REVIEW } from '@uruhu/contract/rules/reviews';
import { useRef, useState } from 'react';
import { sendPicture } from './send-picture.ts';

/** A picture in the form: uploaded with a key, uploading, or failed with a reason. Refused files are not listed here. */
export type ShownPicture = {
  id: number;
  state: 'uploaded' | 'sending' | 'failed';
  key: string;
  thumb: string | null;
  reason: string;
  /** A retry may succeed. */
  canRetry: boolean;
  /** The chosen file; null for a picture of the existing review. */
  file: File | null;
};

/** A file that the shop does not accept, and the reason. */
export type RefusedFile = { name: string; reason: string };
let lastId = 0;
const nextId = () => ++lastId;

const uploadedPicture = (key: string): ShownPicture => ({
  id: nextId(),
  state: 'uploaded',
  key,
  thumb: null,
  reason: '',
  canRetry: false,
  file: null,
});
const newPicture = (file: File): ShownPicture => ({
  id: nextId(),
  state: 'sending',
  key: '',
  thumb: null,
  reason: '',
  canRetry: false,
  file,
});

const listKeys = (pictures: readonly ShownPicture[]): string[] => pictures.flatMap(({ key }) => key || []);

/**
 * The pictures of a review. Each uploads as soon as the shopper has chosen it, one after the other. `onKeys` is called with the keys of
 * the uploaded pictures when they change.
 */
export function usePictures(keys: readonly string[], onKeys: (keys: readonly string[]) => void) {
  const [pictures, setPictures] = useState<readonly ShownPicture[]>(() => keys.map(uploadedPicture));
  const [hasTooMany, setHasTooMany] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const latest = useRef(pictures);
  const queue = useRef(Promise.resolve());
  /** The field that shows the pictures; null once it is gone. */
  const field = useRef<HTMLFieldSetElement>(null);

  function show(next: readonly ShownPicture[]) {
    const before = listKeys(latest.current).join();
    latest.current = next;
    setPictures(next);
    if (field.current && listKeys(next).join() !== before) onKeys(listKeys(next));
  }
  const removePicture = (id: number) => latest.current.filter((picture) => picture.id !== id);
  function change(id: number, changes: Partial<ShownPicture>) {
    const { state, canRetry, reason } = changes;
    const name = latest.current.find((picture) => picture.id === id)?.file?.name;
    if (state !== 'failed' || canRetry || !reason) {
      return show(latest.current.map((picture) => (picture.id === id ? { ...picture, ...changes } : picture)));
    }
    show(removePicture(id));
    if (name) setRefused((before) => [...before, { name, reason }]);
  }
  /** Whether the picture is within the limit, once the uploads before it have ended; removes it otherwise. */
  function isWithinLimit(id: number): boolean {
    const at = latest.current.findIndex((picture) => picture.id === id);
    if (at >= REVIEW.imagesMax) {
      show(removePicture(id));
      setHasTooMany(true);
    }
    return at >= 0 && at < REVIEW.imagesMax;
  }

  function enqueue({ id, file }: ShownPicture) {
    if (!file) return;
    queue.current = queue.current.then(async () => {
      if (!field.current || !isWithinLimit(id)) return;
      change(id, await sendPicture(file, (thumb) => change(id, { thumb })));
    });
  }
  function add(files: readonly File[]) {
    const added = files.map(newPicture);
    setHasTooMany(false);
    setRefused([]);
    show([...latest.current, ...added]);
    added.forEach(enqueue);
  }
  function retry(picture: ShownPicture) {
    change(picture.id, { state: 'sending', reason: '' });
    enqueue(picture);
  }
  function remove({ id }: ShownPicture) {
    setHasTooMany(false);
    show(removePicture(id));
  }

  return {
    field,
    pictures: pictures.slice(0, REVIEW.imagesMax),
    hasTooMany,
    refused,
    sending: pictures.some(({ state }) => state === 'sending'),
    add,
    retry,
    remove,
  };
}
export type Pictures = ReturnType<typeof usePictures>;
