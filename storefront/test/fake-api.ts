/** The fake API with the calls of shoppers. */
import type { CallName } from '@uruhu/contract/endpoints/client-types';
import { shopEndpoints } from '@uruhu/contract/endpoints/endpoints';
import { createFakeFetch, type EndpointReplies, type EndpointRequest, holdEndpointReply } from '../../contract/test/fake-api.ts';

export { ForeignReply, NO_RESPONSE, refuse } from '../../contract/test/fake-api.ts';

type ShopEndpoints = typeof shopEndpoints;
export type Request<Name extends CallName> = EndpointRequest<ShopEndpoints[Name]>;
export type Replies = EndpointReplies<ShopEndpoints>;

export const createFakeApi = (replies: Replies) =>
  createFakeFetch({
    endpoints: shopEndpoints,
    replies,
    expectAccess: (name, { access }, token) => {
      if ((access === 'shopper' || access === 'verified') && token === null) throw new Error(`${name} was called without a token`);
    },
  });
export type FakeApi = ReturnType<typeof createFakeApi>;

/** A reply that waits until the test calls `send`. */
export const holdReply = <Name extends CallName>() => holdEndpointReply<ShopEndpoints[Name]>();
