/** Asking the API from where a guest's first page would else have to carry it: it is fetched with the first question. */
import type { Refusal } from '@uruhu/contract/client';
import { REFUSAL } from '@uruhu/contract/rules/refusals';

type Api = typeof import('./api.ts').api;

/** As the API answers, or what `question` made of that. Where its script cannot be fetched the network is gone, and that is what the answer says. */
export async function ask<Answer>(question: (api: Api) => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    const { api } = await import('./api.ts');
    return await question(api);
  } catch {
    return { ok: false, status: 0, message: REFUSAL.network, errors: [] };
  }
}
