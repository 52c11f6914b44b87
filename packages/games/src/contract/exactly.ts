import type { z } from 'zod'

/** The values of a type, which may only be read. */
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T

/** The type of what a schema takes. */
export type Taken<Schema extends z.ZodType> = Frozen<z.infer<Schema>>

/** The schema of a type. It compiles only if schema and type accept exactly the same values. */
export function exactly<T>() {
  return <Schema extends z.ZodType<T>>(schema: [T] extends [Taken<Schema>] ? Schema : never): Schema => schema
}
