import type { z } from 'zod'

/** A type whose values may only be read. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T

/** The schema of a type. It compiles only if schema and type accept exactly the same values. */
export function exactly<T>() {
  return <Schema extends z.ZodType<T>>(
    schema: [T] extends [Frozen<z.infer<Schema>>] ? Schema : never,
  ): Schema => schema
}
