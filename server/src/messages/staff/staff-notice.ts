/** The texts of the mail that tells staff what a member did to staff or money. */

export const staffNotice = {
  subject: (act: string, shop: string) => `${shop} back office: ${act}`,
  preview: (when: string) => `${when}. Please see whether this is right.`,
  /** `actor` did it; `member` is whom it concerns. */
  acts: {
    invited: (actor: string, member: string) => `${actor} invited ${member} to the staff.`,
    email_changed: (actor: string, member: string) => `${actor} changed the e-mail address of ${member}.`,
    role_changed: (actor: string, member: string) => `${actor} changed the role of ${member}.`,
    email_and_role_changed: (actor: string, member: string) => `${actor} changed the e-mail address and the role of ${member}.`,
    disabled: (actor: string, member: string) => `${actor} disabled the account of ${member}.`,
    enabled: (actor: string, member: string) => `${actor} enabled the account of ${member}.`,
    password_link: (actor: string, member: string) => `${actor} sent ${member} a link for a new password.`,
    totp_reset: (actor: string, member: string) => `${actor} ended the sign-in codes and all sessions of ${member}.`,
    sessions_ended: (actor: string, member: string) => `${actor} ended all sessions of ${member}.`,
    session_ended: (actor: string, member: string) => `${actor} ended a session of ${member}.`,
    totp_required: (actor: string, _member: string) => `${actor} requires sign-in codes of everyone from now on.`,
    totp_optional: (actor: string, _member: string) => `${actor} no longer requires sign-in codes of everyone.`,
    password_changed: (actor: string, _member: string) => `The password of ${actor} was changed.`,
    totp_on: (actor: string, _member: string) => `The sign-in codes of ${actor} were set up.`,
    totp_off: (actor: string, _member: string) => `The sign-in codes of ${actor} were ended.`,
    payment_settings_changed: (actor: string, _member: string) => `${actor} changed how shoppers pay by mobile money.`,
    orders_exported: (actor: string, _member: string) => `${actor} exported orders to a file.`,
    customer_exported: (actor: string, _member: string) => `${actor} exported the data of a customer.`,
  },
  fields: {
    role: 'Role',
    ussd_code: 'Code to dial',
    merchant_name: 'Merchant name',
    other_networks: 'From other networks',
  },
  change: (from: string, to: string) => `${from || 'nothing'} → ${to || 'nothing'}`,
  labels: { actor: 'Signed in as', when: 'When', ip_address: 'IP address' },
  actions: { actor: 'Open your account', owner: 'See all changes' },
  notes: {
    actor: [
      'Was it you? Then there is nothing to do.',
      'Was it not you? Then somebody else uses your account. Sign in at once, end your other sessions, choose a new password, undo what was done, and tell the owners.',
      'Can you not sign in any more? Ask an owner, or whoever runs the machine of the shop, to disable your account.',
    ],
    owner: [
      'Is this right? Then there is nothing to do. If you are not sure, ask your colleague in person or by telephone.',
      'Is it not? Then somebody else uses this account. Disable it on the page of the staff at once, and undo what was done.',
      'Can you not sign in any more? Whoever runs the machine of the shop can disable accounts and set passwords there.',
    ],
    member: [
      'Is this right? Then there is nothing to do. If you are not sure, ask your colleague in person or by telephone.',
      'Is it not? Then tell an owner of the shop at once.',
    ],
  },
};
