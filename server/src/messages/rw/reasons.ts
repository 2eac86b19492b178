/**
 * Sentences that say why a payment or an order changed its state, by code. Customers read the reasons of payments, staff read all of them. The
 * database stores the codes.
 */
import { payment_not_started } from '@uruhu/contract/messages/rw/refusals';
import { rejections } from '@uruhu/contract/messages/rw/rejections';

const shop = {
  corrected: 'byakosowe n’umuguzi',
  superseded: 'byasimbuwe',
  order_cancelled: 'komande yahagaritswe',
  not_paid_in_time: 'ntiyishyuwe ku gihe',
  not_begun_in_time: 'Ntibwatangiye ku gihe.',
};

const OTHER_WAYS = 'Ishyura na Mobile Money cyangwa utwandikire.';

/** A new provider uses these, or adds its own. */
const providers = {
  not_started: payment_not_started,
  never_began: 'Kwishyura ntibyatangiye.',
  not_made: 'Kwishyura ntibyakozwe.',
  declined: 'Kwishyura byanzwe.',
  stopped: 'Kwishyura byahagaze bitararangira.',
  amount_over_card_limit: `Aya mafaranga arenze ayo dushobora kwakira ku ikarita. ${OTHER_WAYS}`,
  cards_unavailable: `Ubu ntidushobora kwakira amakarita. ${OTHER_WAYS}`,
  currency_refused: `Ubu ntidushobora kwakira amakarita muri ubu bwoko bw’amafaranga. ${OTHER_WAYS}`,
  maybe_no_money: 'Kwishyura ntibyashobotse. Reba ko kuri konti hari amafaranga ahagije.',
  no_money: 'Kuri konti ya Mobile Money nta mafaranga ahagije yariho.',
  not_approved_in_time: 'Ubwishyu ntibwemejwe ku gihe.',
  no_account: 'Iyi nimero nta konti ya Mobile Money ifite ishobora kwishyura.',
  declined_on_phone: 'Kwishyura byangiwe kuri telefoni.',
  account_limit: 'Amafaranga ntarengwa ya konti ya Mobile Money yagezweho.',
  other_payment_pending: 'Hari ubundi bwishyu bw’iyi konti bugikorwa. Ongera ugerageze mu minota mike.',
  mobile_money_busy: 'Ubu Mobile Money ntiboneka. Ongera ugerageze mu minota mike.',
  /** Used for faults of the shop, which the customer cannot repair. */
  prompts_unavailable: 'Ubu kwishyura wemereza kuri telefoni ntibikora. Kanda kode mu mwanya wabyo.',
};

export const reasons = { ...shop, ...rejections, ...providers };
