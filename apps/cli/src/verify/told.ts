import type { SeasonVerdict, Verdict } from '@wis/proof'

type Wrong = Extract<Verdict | SeasonVerdict, { ok: false }>

export function difference(name: string, verdict: Wrong): string {
  const { line, what, expected, found, matchId } = verdict
  const where = matchId === undefined ? '' : ` of match ${visible(matchId)}`
  return `✘ ${name}:${line}: ${what}${where}\n  expected ${visible(expected)}\n  found    ${visible(found)}`
}

export function signedBy(key: string): string {
  return `  signed by ${key}`
}

/** More of one thing fills the screen and tells nobody more. */
const longest = 400

/** What stands in a file may not steer the terminal it is shown on, and not flood it. */
export function visible(text: string): string {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text
  return shown.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
  })
}
