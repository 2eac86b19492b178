/** The fake API with the calls of staff. */
import type { StaffCallName, StaffReply } from '@uruhu/contract/endpoints/client-types';
import { type StaffCallEndpoints, staffCallEndpoints } from '@uruhu/contract/endpoints/endpoints';
import { isAllowed, type StaffRole } from '@uruhu/contract/staff/permissions';
import { createSample, type SampleFields } from '../../contract/test/create-sample.ts';
import { createFakeFetch, type EndpointReplies, type EndpointRequest } from '../../contract/test/fake-api.ts';

export { ForeignReply, NO_RESPONSE, refuse } from '../../contract/test/fake-api.ts';

export type Request<Name extends StaffCallName> = EndpointRequest<StaffCallEndpoints[Name]>;
export type Replies = EndpointReplies<StaffCallEndpoints>;

/** The API as a member with this role may call it. */
export const createFakeApi = (role: StaffRole, replies: Replies) =>
  createFakeFetch({
    endpoints: staffCallEndpoints,
    replies,
    expectAccess: (name, { access, permission }) => {
      if (access === 'staff' && !isAllowed(role, permission ?? null))
        throw new Error(`${name} was called by a member with the role ${role}`);
    },
  });
export type FakeApi = ReturnType<typeof createFakeApi>;

/** The smallest reply of a call: empty texts and lists, zeros and nulls; except for the given fields. */
export const reply = <Name extends StaffCallName>(name: Name, fields?: SampleFields<StaffReply<Name>>): StaffReply<Name> =>
  createSample(staffCallEndpoints[name].reply, fields as never) as StaffReply<Name>;
