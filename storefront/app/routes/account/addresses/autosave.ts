/**
 * Saves a text by itself once its typing has paused: one save at a time, and the newest text last. What is not saved is
 * kept on the device until it is, so nothing typed is lost. Knows neither the page nor the network.
 */
import type { Refusal, Result } from '@uruhu/contract/client';

/** `still`: as it is on file, and never touched. */
export type SaveState = 'still' | 'typed' | 'saving' | 'saved' | 'failed';
/** Who asked for it: the pause, or the person. */
export type SavedBy = 'itself' | 'person';

/** The specification's pause. */
export const AUTOSAVE_MS = 5_000;

export type AutosaveParts<Saved> = {
  save: (text: string) => Promise<Result<Saved>>;
  show: (state: SaveState) => void;
  /** On this device; null: nothing needs to be kept. */
  keep: (text: string | null) => void;
  onSaved: (saved: Saved, by: SavedBy) => void;
  onRefused: (refusal: Refusal, by: SavedBy) => void;
};

export type Autosave = {
  change: (text: string) => void;
  /** Saves now what is not saved; false: it could not be, or is blank. */
  flush: (by: SavedBy) => Promise<boolean>;
  /** No timer is left behind. */
  stop: () => void;
};

/** `known` is the text on file, '' where there is none. A blank text is never saved. */
export function createAutosave<Saved>(known: string, { save, show, keep, onSaved, onRefused }: AutosaveParts<Saved>): Autosave {
  let text = known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<boolean> | null = null;
  let everSaved = false;

  const isSaved = () => text.trim() === known.trim();
  const isBlank = () => text.trim() === '';
  const atRest = (): SaveState => (everSaved ? 'saved' : 'still');

  function change(next: string): void {
    text = next;
    clearTimeout(timer);
    keep(isSaved() ? null : next);
    if (underWay) return;
    show(isSaved() ? atRest() : 'typed');
    if (!isSaved()) timer = setTimeout(() => flush('itself'), AUTOSAVE_MS);
  }

  async function carryOut(by: SavedBy): Promise<boolean> {
    const sent = text.trim();
    show('saving');
    const answer = await save(sent);
    underWay = null;
    if (!answer.ok) {
      show('failed');
      onRefused(answer, by);
      return false;
    }
    known = sent;
    everSaved = true;
    onSaved(answer.data, by);
    // What was typed meanwhile waits for its own pause.
    change(text);
    return isSaved();
  }

  async function flush(by: SavedBy): Promise<boolean> {
    clearTimeout(timer);
    if (underWay) {
      await underWay;
      clearTimeout(timer);
    }
    if (isSaved()) return true;
    if (isBlank()) return false;
    underWay ??= carryOut(by);
    return underWay;
  }

  return { change, flush, stop: () => clearTimeout(timer) };
}
