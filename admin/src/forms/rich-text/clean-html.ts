import { callStaff } from '#admin/api/call-staff.ts';
import { describeDropped, toParagraphs } from './read-clipboard.ts';

/** `notice`: what staff should know of the text; '' for nothing. */
type CleanText = { html: string; notice: string };

/** The HTML as the shop keeps it. If the shop does not clean it, only `words` are left. */
export async function cleanHtml(html: string, words: string): Promise<CleanText> {
  try {
    const { data } = await callStaff('previewHtml', { body: { html } });
    return { html: data.html, notice: describeDropped(data.dropped) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    return { html: toParagraphs(words), notice: `Only the words are left, without their form. ${reason}` };
  }
}

/** What the shop would leave out of the HTML when it is saved; '' for nothing, or if the shop cannot be asked. */
export const findDropped = (html: string): Promise<string> =>
  callStaff('previewHtml', { body: { html } }).then(
    ({ data }) => describeDropped(data.dropped),
    () => '',
  );
