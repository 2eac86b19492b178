import { AVOIDABLE, beautyProfile } from '@uruhu/contract/account';
import { SKIN_CONCERNS, SKIN_TYPES } from '@uruhu/contract/constants';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { claimedUserId } from '@uruhu/contract/text';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import type { Routes } from '../../http/parts.ts';
import { readBeautyProfile, saveBeautyProfile } from './beauty-profile.ts';
import { own, said, success, tags } from './route-words.ts';

const UNKNOWN = 'Please choose from the list';

/** One value or a list, in a form or in JSON; an empty text is none. */
const someOf = <Value extends string>(offered: readonly [Value, ...Value[]]) =>
  z.preprocess((value) => [value ?? []].flat().filter((one) => one !== ''), z.array(z.enum(offered, UNKNOWN), UNKNOWN).max(200, UNKNOWN));

const told = z.object({
  skin_type: z.preprocess((value) => value ?? '', z.enum([...SKIN_TYPES, ''], UNKNOWN)),
  skin_concern: someOf(SKIN_CONCERNS),
  avoided: someOf(AVOIDABLE),
  user_id: claimedUserId,
});

export const profileRoutes: Routes = (app, { db }) => {
  app.get(
    '/api/users/beauty-profile',
    {
      config: own,
      schema: { tags, summary: "What somebody's skin is like", response: { 200: z.object({ status: success, data: beautyProfile }) } },
    },
    async (request) => ({ status: 'success' as const, data: await readBeautyProfile(db, personOf(request).user_id) }),
  );
  app.post(
    '/api/users/beauty-profile/save',
    {
      config: own,
      schema: {
        tags,
        summary: "Keep what somebody's skin is like; what is not named is none",
        body: told,
        response: { 200: said.extend({ data: beautyProfile }) },
      },
    },
    async (request, reply) =>
      answer(reply, await saveBeautyProfile(db, personOf(request).user_id, request.body), (data) => ({
        status: 'success' as const,
        message: MESSAGE.profileSaved,
        data,
      })),
  );
};
