/** Messages of the dialog for writing a review. */
export const writeReview = 'Tanga igitekerezo';
export const changeReview = 'Hindura igitekerezo';
export const describeStars = (stars: number) => `Inyenyeri ${stars}`;
export const seeIt = 'Kirebe';
export const ofProduct = (name: string) => `kuri ${name}`;
export const kept = 'Dore ibyo wari wanditse.';
export const rating = 'Amanota utanga';
export const required = 'ni ngombwa';
export const starsMissing = 'Hitamo inyenyeri.';
export const textMissing = 'Andika amagambo make.';
export const ratingWords = ['', 'Ntikimbereye', 'Cyarushaho kuba cyiza', 'Kiraringaniye', 'Ndagikunda', 'Ndagikunda cyane'] as const;
export const text = 'Igitekerezo cyawe';
export const textHint = (left: number) => `Inyuguti zisigaye: ${left}`;
export const skinType = 'Ubwoko bw’uruhu rwawe';
export const skinNames: Record<string, string> = {
  Dry: 'Rwumye',
  Oily: 'Rugira amavuta',
  Sensitive: 'Rworoshye',
  'Combination&Normal': 'Ruvanze cyangwa rusanzwe',
};
export const optional = 'si ngombwa';
export const preferNotToSay = 'Sinshaka kubivuga';
export const pictures = 'Amafoto';
export const pictureLimits = (max: number, max_mb: number) =>
  `Ntarengwa ni ${max}, buri foto ${max_mb} MB: JPEG, PNG, WebP, AVIF cyangwa GIF. Amafoto manini agabanywa mbere yo koherezwa, kugira ngo interineti yawe itashira.`;
export const addPicture = 'Ongeraho ifoto';
export const picture = (number: number) => `Ifoto ya ${number}`;
export const pictureProblem = (picture: string, reason: string) => `${picture}: ${reason}`;
export const removePicture = (number: number) => `Kuraho ifoto ya ${number}`;
export const retryPicture = (number: number) => `Ongera ugerageze ifoto ya ${number}`;
export const sending = (number: number) => `Ifoto ya ${number} iroherezwa`;
export const notSent = 'Ntiyashoboye koherezwa. Reba ko interineti ikora, wongere ugerageze.';
export const notPrepared = 'Ntiyashoboye gutegurwa kuri iki gikoresho. Ongera ugerageze, cyangwa uhitemo into.';
export const noPicture = 'Si ifoto. Hitamo JPEG, PNG, WebP, AVIF cyangwa GIF.';
export const tooLarge = (max_mb: number) => `Irengeje ${max_mb} MB. Hitamo into.`;
/** `names`: files that are refused for the same reason. */
export const refused = (names: readonly string[], reason: string) => `${names.join(', ')}: ${reason}`;
export const tooMany = (max: number) => `Igitekerezo kijyaho amafoto atarenze ${max}. Andi yasigaye.`;
export const submit = 'Ohereza igitekerezo';
export const submitting = 'Biroherezwa...';
export const waiting = 'Amafoto aroherezwa...';
export const failed = 'Kohereza igitekerezo ntibyakunze';
export const signInNeeded = 'Injira muri konti kugira ngo wohereze igitekerezo';
export const connectionDropped = 'Kohereza igitekerezo ntibyakunze. Interineti yawe yacitse, ariko nta cyatakaye: ongera ugerageze.';
