/** SVG paths, in a square from -50 to 50, that the line icons on labels and the shaded ingredients beside packs share. */
export const OUTLINE = {
  centella:
    'M0 44C-3 30-4 22-3 10C-14 22-38 20-44 2C-48-14-36-30-22-32C-14-42 14-42 22-32C36-30 48-14 44 2C38 20 14 22 3 10C4 22 3 30 0 44Z',
  heart: 'M0 42C-8 26-44 14-44-12C-44-34-14-42 0-18C14-42 44-34 44-12C44 14 8 26 0 42Z',
  leaf: 'M0 48C-30 22-28-18 0-48C28-18 30 22 0 48Z',
  drop: 'M0-46C16-20 32-4 32 14A32 32 0 0 1-32 14C-32-4-16-20 0-46Z',
};
