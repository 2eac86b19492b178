/** Messages for calls without a readable response from the shop. A small file, because every first page loads it. */
export const network_error = 'Interineti ntiyakunze. Reba ko ikora, wongere ugerageze.';
export const unreadable_answer = 'Habaye ikibazo.';
