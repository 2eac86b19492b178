import { REVIEW } from '@uruhu/contract/rules/reviews';
import { useRef, useState } from 'react';
import { sendPicture } from './send-picture.ts';

/** A picture in the form: uploaded with a key, uploading, or failed with a reason. Refused files are not listed here. */
export type FormPicture = {
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
const createId = () => ++lastId;

const createUploadedPicture = (key: string): FormPicture => ({
  id: createId(),
  state: 'uploaded',
  key,
  thumb: null,
  reason: '',
  canRetry: false,
  file: null,
});
const createNewPicture = (file: File): FormPicture => ({
  id: createId(),
  state: 'sending',
  key: '',
  thumb: null,
  reason: '',
  canRetry: false,
  file,
});

const listKeys = (pictures: readonly FormPicture[]): string[] => pictures.flatMap(({ key }) => key || []);

/**
 * The pictures in the form. An upload may end between two renders, so changes start from `latestPictures`, not from the rendered
 * pictures.
 */
function usePictureList(keys: readonly string[], onKeysChange: (keys: readonly string[]) => void) {
  const [pictures, setPictures] = useState<readonly FormPicture[]>(() => keys.map(createUploadedPicture));
  const latestPictures = useRef(pictures);
  /** The field that shows the pictures; null once it is gone. */
  const field = useRef<HTMLFieldSetElement>(null);

  function setAll(next: readonly FormPicture[]) {
    const previousKeys = listKeys(latestPictures.current).join();
    latestPictures.current = next;
    setPictures(next);
    if (field.current && listKeys(next).join() !== previousKeys) onKeysChange(listKeys(next));
  }
  return {
    field,
    pictures,
    find: (id: number) => latestPictures.current.find((picture) => picture.id === id),
    findIndex: (id: number) => latestPictures.current.findIndex((picture) => picture.id === id),
    append: (added: readonly FormPicture[]) => setAll([...latestPictures.current, ...added]),
    change: (id: number, changes: Partial<FormPicture>) =>
      setAll(latestPictures.current.map((picture) => (picture.id === id ? { ...picture, ...changes } : picture))),
    remove: (id: number) => setAll(latestPictures.current.filter((picture) => picture.id !== id)),
  };
}

/**
 * The pictures of a review. Each uploads as soon as the shopper has chosen it, one after the other. `onKeysChange` is called with the keys
 * of the uploaded pictures when they change.
 */
export function usePictures(keys: readonly string[], onKeysChange: (keys: readonly string[]) => void) {
  const list = usePictureList(keys, onKeysChange);
  const [hasTooMany, setHasTooMany] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const queue = useRef(Promise.resolve());

  /** Changes a picture. One whose upload failed for good leaves the form, and its file is listed as refused. */
  function change(id: number, changes: Partial<FormPicture>) {
    const { state, canRetry, reason } = changes;
    if (state !== 'failed' || canRetry || !reason) return list.change(id, changes);
    const name = list.find(id)?.file?.name;
    list.remove(id);
    if (name) setRefused((previous) => [...previous, { name, reason }]);
  }
  /**
   * Removes the picture if the pictures before it already reach the limit. Returns whether it is still in the form. Call it once the
   * uploads before it have ended, because a refused file leaves the form and makes room.
   */
  function keepIfWithinLimit(id: number): boolean {
    const index = list.findIndex(id);
    if (index >= REVIEW.imagesMax) {
      list.remove(id);
      setHasTooMany(true);
    }
    return index >= 0 && index < REVIEW.imagesMax;
  }

  function enqueue({ id, file }: FormPicture) {
    if (!file) return;
    queue.current = queue.current.then(async () => {
      if (!list.field.current || !keepIfWithinLimit(id)) return;
      change(id, await sendPicture(file, (thumb) => change(id, { thumb })));
    });
  }
  function add(files: readonly File[]) {
    const added = files.map(createNewPicture);
    setHasTooMany(false);
    setRefused([]);
    list.append(added);
    added.forEach(enqueue);
  }
  function retry(picture: FormPicture) {
    change(picture.id, { state: 'sending', reason: '' });
    enqueue(picture);
  }
  function remove({ id }: FormPicture) {
    setHasTooMany(false);
    list.remove(id);
  }

  return {
    field: list.field,
    pictures: list.pictures.slice(0, REVIEW.imagesMax),
    hasTooMany,
    refused,
    isSending: list.pictures.some(({ state }) => state === 'sending'),
    add,
    retry,
    remove,
  };
}
export type Pictures = ReturnType<typeof usePictures>;
