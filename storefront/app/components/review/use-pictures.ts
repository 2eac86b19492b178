import { REVIEW } from '@uruhu/contract/rules/reviews';
import { useEffect, useRef, useState } from 'react';
import { sendPicture } from './send-picture.ts';

/** Either it is on the server and has a key, or it is on its way there, or it could not get there and has a reason. */
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

let lastId = 0;
const nextId = () => ++lastId;

const there = (key: string): ShownPicture => ({ id: nextId(), state: 'there', key, thumb: null, reason: '', again: false, file: null });
const chosen = (file: File): ShownPicture => ({ id: nextId(), state: 'sending', key: '', thumb: null, reason: '', again: false, file });

/** The pictures of a review: sent one after the other as soon as they are chosen. */
export function usePictures(keys: readonly string[]) {
  const [pictures, setPictures] = useState<readonly ShownPicture[]>(() => keys.map(there));
  const [surplus, setSurplus] = useState(false);
  const queue = useRef(Promise.resolve());
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const change = (id: number, changes: Partial<ShownPicture>) =>
    setPictures((shown) => shown.map((picture) => (picture.id === id ? { ...picture, ...changes } : picture)));

  function enqueue({ id, file }: ShownPicture) {
    if (!file) return;
    queue.current = queue.current.then(async () => {
      if (gone.current) return;
      change(id, await sendPicture(file, (thumb) => change(id, { thumb })));
    });
  }
  function add(files: readonly File[]) {
    const room = REVIEW.imagesMax - pictures.length;
    const added = files.slice(0, room).map(chosen);
    setSurplus(files.length > room);
    setPictures([...pictures, ...added]);
    added.forEach(enqueue);
  }
  function retry(picture: ShownPicture) {
    change(picture.id, { state: 'sending', reason: '' });
    enqueue(picture);
  }
  function remove({ id }: ShownPicture) {
    setSurplus(false);
    setPictures((shown) => shown.filter((picture) => picture.id !== id));
  }

  return {
    pictures,
    surplus,
    keys: pictures.flatMap(({ key }) => key || []),
    sending: pictures.some(({ state }) => state === 'sending'),
    add,
    retry,
    remove,
  };
}
export type Pictures = ReturnType<typeof usePictures>;
