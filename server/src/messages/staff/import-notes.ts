const countWords = (count: number, noun: string) => (count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`]);

/** What the dry run tells of a cell that is no fault. */
export const importNotes = {
  media_left_out: ({ pictures, videos }: { pictures: number; videos: number }) =>
    `Left out of this text: ${[...countWords(pictures, 'picture'), ...countWords(videos, 'video')].join(' and ')}. Texts hold only words, headings, lists and links; pictures have columns of their own.`,
};
