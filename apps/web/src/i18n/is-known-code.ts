/** Whether the catalogs have a sentence for a code from the database. */
export function isKnownCode<Code extends string>(codes: readonly Code[], code: string): code is Code {
  return codes.some((known) => known === code)
}
