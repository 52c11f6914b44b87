/** Whether a code that comes from the database is one of those that the catalogs have a sentence for. */
export function isKnownCode<Code extends string>(codes: readonly Code[], code: string): code is Code {
  return codes.some((known) => known === code)
}
