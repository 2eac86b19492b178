import { expect, test } from 'vitest';
import { judgeRefusal } from './judge-refusal.ts';

const judgeResponse = (command: string, response: string) =>
  judgeRefusal(Object.assign(new Error(`it failed: ${response}`), { command, response, responseCode: Number(response.slice(0, 3)) }))
    .outcome;

test.each([
  ['RCPT TO', '550 5.1.1 No such user'],
  ['RCPT TO', '550 no such mailbox'],
  ['RCPT TO', '552 5.2.2 Mailbox full'],
  ['RCPT TO', '550 5.2.1 Mailbox disabled'],
  ['DATA', '550 5.1.1 No such user'],
  ['DATA', '552 5.3.4 Message too big'],
  ['DATA', '554 5.6.0 Message content is not valid'],
  ['DATA', '550 no such mailbox'],
])('if the server replies to %s with %j, the shop gives the mail up', (command, response) => {
  expect(judgeResponse(command, response)).toBe('give_up');
});

test.each([
  ['CONN', '554 5.7.1 Your address is on a blocklist'],
  ['EHLO', '550 Who are you'],
  ['AUTH PLAIN', '535 5.7.8 Authentication failed'],
  ['MAIL FROM', '550 5.7.1 Sender not allowed'],
  ['MAIL FROM', '553 5.1.8 Bad sender'],
  ['RCPT TO', '554 5.7.1 Relay access denied'],
  ['RCPT TO', '550 5.1.8 Sender domain does not exist'],
  ['RCPT TO', '550 5.5.1 Send hello first'],
  ['DATA', '554 5.7.1 Rejected by policy'],
  ['DATA', '550 5.4.5 Daily limit exceeded'],
  ['RCPT TO', '451 4.7.1 Greylisted'],
])('if the server replies to %s with %j, which is not about the mail, the shop sends the mail again later', (command, response) => {
  expect(judgeResponse(command, response)).toBe('retry');
});

test('without a response, the outcome is unknown', () => {
  expect(judgeRefusal(new Error('socket closed')).outcome).toBe('unknown');
});
