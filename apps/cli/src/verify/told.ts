import type { SeasonVerdict, MatchVerdict } from '@wis/proof'

type Wrong = Extract<MatchVerdict | SeasonVerdict, { ok: false }>

export function difference(name: string, verdict: Wrong): string {
  const { line, what, expected, found, matchId } = verdict
  const where = matchId === undefined ? '' : ` of match ${visible(matchId)}`
  return `✘ ${name}:${line}: ${what}${where}\n  expected ${visible(expected)}\n  found    ${visible(found)}`
}

export function signedBy(key: string): string {
  return `  signed by ${key}`
}

/** Further faults of one kind would fill the screen without new information. */
const longest = 400

/** Makes text from a file safe to print: without control characters, and short. */
export function visible(text: string): string {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text
  return shown.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
  })
}
