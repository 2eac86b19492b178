/** The placeholder for a missing picture, with the storefront's pattern (ui/picture.module.css). */

const RHOMBUS =
  '<path d="M22 0 44 22 22 44 0 22Zm0 12.3 9.7 9.7-9.7 9.7-9.7-9.7Z" fill="none" stroke="#7a4a0c" stroke-opacity=".26" stroke-width="3"/>';

export const PLACEHOLDER = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">',
  `<pattern id="ridges" x="218" y="218" width="44" height="44" patternUnits="userSpaceOnUse">${RHOMBUS}</pattern>`,
  '<path d="M0 0h480v480H0z" fill="#ede6d8"/><path d="M0 0h480v480H0z" fill="url(#ridges)"/>',
  '<path d="m240 224 16 16-16 16-16-16Z" fill="#b3401f"/></svg>',
].join('');
