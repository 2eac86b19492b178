import type { $ZodType, input, output } from 'zod/v4/core';

/** Where a schema also accepts text from forms (a number, a checkbox), the client sends the parsed type. */
type ClientValue<Input, Output> = Output extends Input ? Output : Input;
type IsOptional<Shape, Key extends keyof Shape> = undefined extends Shape[Key] ? Key : never;
/** The keys of the fields that a client may leave out. */
type OptionalKeys<Shape> = { [Key in keyof Shape]-?: IsOptional<Shape, Key> }[keyof Shape];
type ClientFields<Input, Output> = {
  [Key in Exclude<keyof Input, OptionalKeys<Input>>]: ClientValue<Input[Key], Key extends keyof Output ? Output[Key] : never>;
} & { [Key in OptionalKeys<Input>]?: ClientValue<Input[Key], Key extends keyof Output ? Output[Key] : never> | undefined };

/** The fields of a schema as a client sends them. `user_id` is left out, because the token identifies the shopper. */
export type ClientInput<Schema> = Schema extends $ZodType
  ? Omit<ClientFields<input<Schema>, output<Schema>>, 'user_id'>
  : Record<never, never>;
