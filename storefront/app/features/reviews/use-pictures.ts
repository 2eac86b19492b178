import { REVIEW } from '@uruhu/contract/rules/reviews';
import { useEffect, useRef, useState } from 'react';
import { sendPicture } from './send-picture.ts';

/** A picture in the form: uploaded with a key, uploading, or failed with a reason. Refused files are not listed here. */
export type ShownPicture = {
  id: number;
  state: 'there' | 'sending' | 'failed';
  key: string;
  thumb: string | null;
  reason: string;
  /** A retry may succeed. */
  again: boolean;
  /** The chosen file; null for a picture of the existing review. */
  file: File | null;
};

/** A file that the shop does not accept, and the reason. */
export type RefusedFile = { name: string; reason: string };
let lastId = 0;
const nextId = () => ++lastId;

const uploadedPicture = (key: string): ShownPicture => ({
  id: nextId(),
  state: 'there',
  key,
  thumb: null,
  reason: '',
  again: false,
  file: null,
});
const newPicture = (file: File): ShownPicture => ({ id: nextId(), state: 'sending', key: '', thumb: null, reason: '', again: false, file });

/** The pictures of a review. Each uploads as soon as the shopper has chosen it, one after the other. */
export function usePictures(keys: readonly string[]) {
  const [pictures, setPictures] = useState<readonly ShownPicture[]>(() => keys.map(uploadedPicture));
  const [surplus, setSurplus] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const latest = useRef(pictures);
  const queue = useRef(Promise.resolve());
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);

  function show(next: readonly ShownPicture[]) {
    latest.current = next;
    setPictures(next);
  }
  const removePicture = (id: number) => latest.current.filter((picture) => picture.id !== id);
  function change(id: number, changes: Partial<ShownPicture>) {
    const { state, again, reason } = changes;
    const name = latest.current.find((picture) => picture.id === id)?.file?.name;
    if (state !== 'failed' || again || !reason) {
      return show(latest.current.map((picture) => (picture.id === id ? { ...picture, ...changes } : picture)));
    }
    show(removePicture(id));
    if (name) setRefused((before) => [...before, { name, reason }]);
  }
  /** Whether the picture is within the limit, once the uploads before it have ended; drops it otherwise. */
  function hasPlace(id: number): boolean {
    const at = latest.current.findIndex((picture) => picture.id === id);
    if (at >= REVIEW.imagesMax) {
      show(removePicture(id));
      setSurplus(true);
    }
    return at >= 0 && at < REVIEW.imagesMax;
  }

  function enqueue({ id, file }: ShownPicture) {
    if (!file) return;
    queue.current = queue.current.then(async () => {
      if (unmounted.current || !hasPlace(id)) return;
      change(id, await sendPicture(file, (thumb) => change(id, { thumb })));
    });
  }
  function add(files: readonly File[]) {
    const added = files.map(newPicture);
    setSurplus(false);
    setRefused([]);
    show([...latest.current, ...added]);
    added.forEach(enqueue);
  }
  function retry(picture: ShownPicture) {
    change(picture.id, { state: 'sending', reason: '' });
    enqueue(picture);
  }
  function remove({ id }: ShownPicture) {
    setSurplus(false);
    show(removePicture(id));
  }

  return {
    pictures: pictures.slice(0, REVIEW.imagesMax),
    surplus,
    refused,
    keys: pictures.flatMap(({ key }) => key || []),
    sending: pictures.some(({ state }) => state === 'sending'),
    add,
    retry,
    remove,
  };
}
export type Pictures = ReturnType<typeof usePictures>;
