import { REVIEW } from '@uruhu/contract/rules/reviews';
import { useEffect, useRef, useState } from 'react';
import { sendPicture } from './send-picture.ts';

/** Either it is on the server and has a key, or it is on its way there, or it could not get there and has a reason. What is refused is none. */
export type ShownPicture = {
  id: number;
  state: 'there' | 'sending' | 'failed';
  key: string;
  thumb: string | null;
  reason: string;
  /** Another try may help. */
  again: boolean;
  /** What was chosen; null where it came with the review. */
  file: File | null;
};

/** A file that is not taken, and why. */
export type Refused = { name: string; reason: string };
let lastId = 0;
const nextId = () => ++lastId;

const there = (key: string): ShownPicture => ({ id: nextId(), state: 'there', key, thumb: null, reason: '', again: false, file: null });
const chosen = (file: File): ShownPicture => ({ id: nextId(), state: 'sending', key: '', thumb: null, reason: '', again: false, file });

/** The pictures of a review: sent one after the other as soon as they are chosen. */
export function usePictures(keys: readonly string[]) {
  const [pictures, setPictures] = useState<readonly ShownPicture[]>(() => keys.map(there));
  const [surplus, setSurplus] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const latest = useRef(pictures);
  const queue = useRef(Promise.resolve());
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  function show(next: readonly ShownPicture[]) {
    latest.current = next;
    setPictures(next);
  }
  const without = (id: number) => latest.current.filter((picture) => picture.id !== id);
  function change(id: number, changes: Partial<ShownPicture>) {
    const { state, again, reason } = changes;
    const name = latest.current.find((picture) => picture.id === id)?.file?.name;
    if (state !== 'failed' || again || !reason) {
      return show(latest.current.map((picture) => (picture.id === id ? { ...picture, ...changes } : picture)));
    }
    show(without(id));
    if (name) setRefused((before) => [...before, { name, reason }]);
  }
  /** Those before it have come to their end: whether there is a place for it. */
  function hasPlace(id: number): boolean {
    const at = latest.current.findIndex((picture) => picture.id === id);
    if (at >= REVIEW.imagesMax) {
      show(without(id));
      setSurplus(true);
    }
    return at >= 0 && at < REVIEW.imagesMax;
  }

  function enqueue({ id, file }: ShownPicture) {
    if (!file) return;
    queue.current = queue.current.then(async () => {
      if (gone.current || !hasPlace(id)) return;
      change(id, await sendPicture(file, (thumb) => change(id, { thumb })));
    });
  }
  function add(files: readonly File[]) {
    const added = files.map(chosen);
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
    show(without(id));
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
