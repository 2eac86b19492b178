/**
 * The failures of the shop and what staff do about each, without an engineer. For what the back office cannot repair, they call the operator
 * of the server. The names in quotes are headings of docs/operations.md.
 */
import type { HealthEvent } from '@uruhu/contract/health';

/** `limit`: after how many minutes or hours waiting, or how many times, it counts as a failure. */
type FailureSentences = { message: string | ((values: { limit: number }) => string); what_to_do: string };

const SERVER_OPERATOR = 'whoever looks after the server';

const failures = {
  mail_refused: {
    message: 'The mail server refused these mails.',
    what_to_do:
      'Read the reason beside each. If the address is wrong, ask the customer by phone and correct it. If the reason is a limit or a fault of the mail server, wait until it works, then press “Send again”.',
  },
  mail_server_refuses: {
    message: 'The mail server refuses mail to every recipient. The mails are kept and tried again.',
    what_to_do: `Look whether the account at the mail provider is paid and open, and whether its password was changed. Then tell ${SERVER_OPERATOR} the reason beside the mails: “A mail is not sent”.`,
  },
  mail_waiting: {
    message: ({ limit }) => `These mails have waited for more than ${limit} minutes.`,
    what_to_do: `The shop sends them by itself once the mail server takes them. If that lasts more than an hour, tell ${SERVER_OPERATOR} the reason beside them: “A mail is not sent”.`,
  },
  mail_uncertain: {
    message: 'The mail server gave no answer to these mails: they may have arrived.',
    what_to_do: 'Ask one of the customers whether her mail came. If not, press “Send again”; otherwise it comes twice, which does no harm.',
  },
  payment_stuck: {
    message: 'The shop could not ask the provider about these payments.',
    what_to_do: `Open the provider’s own page. If it does not work either, wait: the shop asks again by itself. If it works, tell ${SERVER_OPERATOR}: “A payment is stuck”.`,
  },
  payment_claim_waiting: {
    message: ({ limit }) =>
      `Customers say that they paid by mobile money, and no staff member has decided on it for more than ${limit} hours.`,
    what_to_do: 'Look for each transaction in the merchant account, then confirm or reject the payment.',
  },
  payment_problem_open: {
    message: 'Money came twice, late, or not as it was asked for.',
    what_to_do: 'Open the payment problems, give back what is not ours, and note how each was resolved.',
  },
  refund_unanswered: {
    message: 'A refund was asked for more than a day ago, and the provider has not said that it was made.',
    what_to_do: 'Look at the provider’s own page, and say what you found with the refund of the order.',
  },
  staff_guessed: {
    message: ({ limit }) => `Within an hour, a wrong password or code was entered ${limit} times or more for a staff member.`,
    what_to_do:
      'Look at the sign-ins: which member, and from where. Ask her whether it was she. If not, see that she has codes and a password that she uses nowhere else. Guessing slows the guesser alone; she can still sign in.',
  },
  names_look_alike: {
    message: 'An account or a brand has the name of another one, with characters that nobody sees.',
    what_to_do: `Rename the brand. An account keeps its orders, and its customer signs in by her e-mail address; to give her another username, tell ${SERVER_OPERATOR}: “Two names look alike”.`,
  },
  clock_jumped: {
    message: 'The clock jumped, so no order is cancelled and nothing is deleted.',
    what_to_do: `Compare the time that was found with your phone. If it is right, accept it below. If it is wrong, tell ${SERVER_OPERATOR} to put the server’s clock right first.`,
  },
  job_late: {
    message: 'These jobs of the shop have not done their work for three times their interval.',
    what_to_do: `Tell ${SERVER_OPERATOR} the job and its last error in the table below, and ask to restart the shop: “A job fails or is late”.`,
  },
  job_failing: {
    message: 'These jobs have failed several times, and are tried again.',
    what_to_do: `Look at the reason beside the queue below. The shop tries again by itself; if this is still here in an hour, tell ${SERVER_OPERATOR} the reason: “A job fails or is late”.`,
  },
  job_waiting: {
    message: ({ limit }) => `No process has done these jobs for ${limit} minutes.`,
    what_to_do: `Ask ${SERVER_OPERATOR} to restart the shop: “A job fails or is late”.`,
  },
  not_ready: {
    message: 'The shop cannot take orders.',
    what_to_do: `Call ${SERVER_OPERATOR} at once, and read out what stands in brackets: “The shop answers 503”.`,
  },
  uploads_degraded: {
    message: 'Pictures and documents cannot be kept. Orders are taken.',
    what_to_do: `Add no pictures for now, and tell ${SERVER_OPERATOR} that the shop cannot write to DATA_DIR/media: “The disk is full”.`,
  },
  disk_low: {
    message: 'The disk of the shop is nearly full.',
    what_to_do: `Tell ${SERVER_OPERATOR} today to make room: once it is full, the shop takes no orders. “The disk is full”.`,
  },
  backup_old: {
    message: 'The last backup is more than two days old.',
    what_to_do: `Tell ${SERVER_OPERATOR} to take a backup today, and to look why the daily one did not run: “Take a backup”.`,
  },
  clocks_differ: {
    message: 'The clocks of the shop and of its database are more than ten minutes apart.',
    what_to_do: `Tell ${SERVER_OPERATOR} to let both machines take the time from the network (NTP): “The clock jumped”.`,
  },
} satisfies Record<HealthEvent, FailureSentences>;

export const health = {
  failures: failures as Record<HealthEvent, FailureSentences>,
  diskLeft: (megabytes: number) => `${megabytes} MB are left`,
  hours: (hours: string) => `${hours} h`,
};
