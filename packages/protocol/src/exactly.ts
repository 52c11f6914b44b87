import type { z } from 'zod'

/** What may be read of a value, and never written. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T

/** The schema of a type: compiles only where each of the two takes everything that the other does. */
export function exactly<T>() {
  return <Schema extends z.ZodType<T>>(
    schema: [T] extends [Frozen<z.infer<Schema>>] ? Schema : never,
  ): Schema => schema
}
