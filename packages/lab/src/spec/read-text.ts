import { parse, YAMLParseError } from 'yaml'

export type ReadText =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string }

const longestText = 200_000

/** The value of a text in YAML or JSON. */
export function readText(text: string): ReadText {
  if (text.length > longestText) return { ok: false, message: `at most ${longestText} characters` }
  try {
    // Aliases could make a small text expand to a huge document.
    return { ok: true, value: parse(text, { maxAliasCount: 0, logLevel: 'error' }) as unknown }
  } catch (error) {
    if (error instanceof YAMLParseError || error instanceof ReferenceError)
      return { ok: false, message: error.message }
    throw error
  }
}
