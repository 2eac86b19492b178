/**
 * Questions to the member that the shop's refusals raise while she works: to sign in again, or to prove who she is. Her calls wait for the answer
 * on the same page, so that nothing typed is lost.
 */
import { createStore, useStore } from '#admin/lib/store.ts';
import { hasUnsavedText } from '#admin/lib/unsaved-forms.ts';

type Question = { result: Promise<boolean>; end: (isAnswered: boolean) => void };

/** Creates a question, which one dialog shows. All calls that are refused meanwhile wait for the same answer. */
function createQuestion() {
  const openQuestion = createStore<Question | null>(null);
  /** Before the first sign-in the page has no dialog for the question. */
  let dialogCount = 0;
  const subscribe = (redraw: () => void) => {
    const unsubscribe = openQuestion.subscribe(redraw);
    dialogCount++;
    return () => {
      dialogCount--;
      unsubscribe();
    };
  };
  return {
    /** Asks the member. Resolves to whether she has answered, and to false on a page without the dialog. */
    ask(): Promise<boolean> {
      const question = openQuestion.get();
      if (question) return question.result;
      if (dialogCount === 0) return Promise.resolve(false);
      let resolve: (isAnswered: boolean) => void = () => {};
      const result = new Promise<boolean>((settle) => {
        resolve = settle;
      });
      const end = (isAnswered: boolean) => {
        openQuestion.set(null);
        resolve(isAnswered);
      };
      openQuestion.set({ result, end });
      return result;
    },
    /** The question that waits for the member; null while there is none. */
    useOpen: (): Question | null => useStore({ ...openQuestion, subscribe }),
  };
}

const signInQuestion = createQuestion();
const proofQuestion = createQuestion();
export const useSignInQuestion = signInQuestion.useOpen;
export const useProofQuestion = proofQuestion.useOpen;

/** Asks the member to sign in again, if leaving the page would lose what she typed. */
export const askToSignIn = (): Promise<boolean> => (hasUnsavedText() ? signInQuestion.ask() : Promise.resolve(false));

/** Asks the member to prove who she is, by her password and her code. */
export const askForProof = (): Promise<boolean> => proofQuestion.ask();
