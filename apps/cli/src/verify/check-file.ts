import { verifyAll } from '@wis/proof'
import type { Trust, Verdict } from '@wis/proof'
import { readLines } from './read-lines.ts'

/** More differences than anybody reads are only counted. */
const mostShown = 10

export interface FileCheck {
  readonly ok: boolean
  /** What to tell, line by line. */
  readonly told: readonly string[]
}

/** Checks every match in a file, however long it is and whatever stands in it. */
export async function checkFile(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
  trust: Trust,
): Promise<FileCheck> {
  const told: string[] = []
  const keys = new Set<string>()
  let matches = 0
  let wrong = 0
  for await (const verdict of verifyAll(readLines(chunks), trust)) {
    matches += 1
    if (verdict.ok) keys.add(verdict.key)
    else if (++wrong <= mostShown) told.push(difference(name, verdict))
  }
  const ok = matches > 0 && wrong === 0
  return { ok, told: [...told, summary(name, { matches, wrong }), ...[...keys].map(signedBy)] }
}

function difference(name: string, verdict: Extract<Verdict, { ok: false }>): string {
  const { line, what, expected, found, matchId } = verdict
  const where = matchId === undefined ? '' : ` of match ${visible(matchId)}`
  return `✘ ${name}:${line}: ${what}${where}\n  expected ${visible(expected)}\n  found    ${visible(found)}`
}

function summary(name: string, { matches, wrong }: { matches: number; wrong: number }): string {
  if (matches === 0) return `✘ ${name}: there is no match in it`
  if (wrong > 0)
    return `✘ ${name}: ${wrong} of ${counted(matches)} ${wrong === 1 ? 'is' : 'are'} not what it claims to be`
  return `✔ ${name}: ${counted(matches)}, all exactly as the rules have it`
}

function counted(matches: number): string {
  return matches === 1 ? '1 match' : `${matches} matches`
}

function signedBy(key: string): string {
  return `  signed by ${key}`
}

/** What stands in a file may not steer the terminal it is shown on. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
  })
}
