/** `depth`: how far the menu indents the choice, for the choices of a tree. */
export type Choice = { id: string; name: string; depth?: number };

/** The indent of a choice in the menu. The field itself shows the name without it. */
export const indentChoice = (depth = 0) => ({ pl: 2 + depth * 2.5 });
