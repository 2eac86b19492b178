/** Lists when each call of the staff API asks for a proof, so that a new call must decide it here. */
import { expect, test } from 'vitest';
import { isAllowed } from '../../staff/permissions.ts';
import type { StaffCallName } from '../client-types.ts';
import type { Endpoint } from '../endpoint.ts';
import { staffCallEndpoints } from '../endpoints.ts';

const ALWAYS = [
  'confirmTotp',
  'inviteMember',
  'disableMember',
  'enableMember',
  'sendPasswordLink',
  'resetMemberTotp',
  'endMemberSessions',
  'endMemberSession',
  'updateStaffRules',
  'orderExport',
  'exportCustomer',
] as const satisfies readonly StaffCallName[];

const IN_BODY = ['changeStaffPassword', 'beginTotp', 'endTotp'] as const satisfies readonly StaffCallName[];

const CHANGED = {
  updateMember: ['email', 'role'],
  updateSettings: ['ussd_code', 'merchant_name', 'other_networks'],
} as const satisfies Partial<Record<StaffCallName, readonly string[]>>;

/** Calls that change something, or fetch a file, and never ask. Other calls that only read never ask either. */
const NEVER = [
  // Signing in and out, and the proof itself.
  'staffSignIn',
  'proveStaff',
  'staffSignOut',
  'endOtherStaffSessions',
  'endOwnStaffSession',
  // A link that came by mail, or that the shop printed, is the proof.
  'acceptInvitation',
  'acceptPasswordLink',
  'createFirstOwner',
  // The work with orders and payments of each day.
  'moveOrdersToNextStatus',
  'saveOrderFilter',
  'deleteOrderFilter',
  'correctOrder',
  'addOrderNote',
  'quoteEntry',
  'enterOrder',
  'claimForCustomer',
  'eraseOrderCustomer',
  'sendMailAgain',
  'confirmPayment',
  'rejectPayment',
  'prepareOrder',
  'shipOrder',
  'markOrderArrived',
  'sendOutOrder',
  'deliverOrder',
  'cancelByStaff',
  'refundOrder',
  'resolveProblem',
  // The catalogue and its files.
  'createProduct',
  'updateProduct',
  'deleteProduct',
  'duplicateProduct',
  'createProductPreview',
  'changeStock',
  'changeProducts',
  'checkProductChange',
  'undoProductChange',
  'createImport',
  'addImportPart',
  'checkImport',
  'startImport',
  'cancelImport',
  'uploadShopPicture',
  'cropShopPicture',
  'createBrand',
  'updateBrand',
  'deleteBrand',
  'createCategory',
  'updateCategory',
  'moveCategory',
  'deleteCategory',
  'createRedirect',
  'updateRedirect',
  'deleteRedirect',
  'createSearchWord',
  'trySearch',
  'updateSearchWord',
  'deleteSearchWord',
  // Customers, messages, reviews.
  'addCustomerNote',
  'blockCustomer',
  'unblockCustomer',
  'eraseCustomer',
  'updateMessage',
  'answerMessage',
  'logReceivedMessage',
  'resendAnswer',
  'moderateReview',
  // Offers and content.
  'createCoupon',
  'updateCoupon',
  'deleteCoupon',
  'createCouponBatch',
  'updateCouponBatch',
  'deleteCouponBatch',
  'updateShippingBands',
  'createSlide',
  'reorderSlides',
  'updateSlide',
  'deleteSlide',
  'createSlideText',
  'reorderSlideTexts',
  'updateSlideText',
  'deleteSlideText',
  'createFaq',
  'reorderFaqs',
  'updateFaq',
  'deleteFaq',
  'createPolicy',
  'updatePolicy',
  'deletePolicy',
  'previewHtml',
  'saveTranslations',
  // The shop as a whole.
  'updateSetupProgress',
  'acceptClock',
  'resendMails',
] as const satisfies readonly StaffCallName[];

/** Calls with GET whose replies are files, apart from orderExport. They hold no contacts of customers. */
const HARMLESS_FILES = ['productTemplate', 'exportProducts', 'importFaults', 'couponCodes'];

const CALLS: [string, Endpoint][] = Object.entries(staffCallEndpoints);

test('each call that changes something has the proof rule that is listed here', () => {
  const listed: Record<string, unknown> = Object.fromEntries([
    ...ALWAYS.map((name) => [name, 'always']),
    ...IN_BODY.map((name) => [name, 'in_body']),
    ...Object.entries(CHANGED).map(([name, changed]) => [name, { changed }]),
    ...NEVER.map((name) => [name, undefined]),
  ]);
  const declared = CALLS.filter(([name, endpoint]) => name in listed || endpoint.proof || !endpoint.call.startsWith('GET '));
  expect(Object.fromEntries(declared.map(([name, endpoint]) => [name, endpoint.proof]))).toEqual(listed);
  expect(declared).toHaveLength(Object.keys(listed).length);
});

test('a call that fetches a file is listed here', () => {
  const files = CALLS.filter(([name, { call }]) => call.startsWith('GET ') && /export|template|codes|faults/i.test(name));
  expect(files.map(([name]) => name).sort()).toEqual(['orderExport', ...HARMLESS_FILES].sort());
});

test('nothing that a packer does in her day asks for a proof: only changes of her own password and codes do', () => {
  const asked = CALLS.filter(([, { proof, permission = null }]) => proof !== undefined && isAllowed('packer', permission));
  expect(asked.map(([name]) => name).sort()).toEqual(['beginTotp', 'changeStaffPassword', 'confirmTotp', 'endTotp']);
});
