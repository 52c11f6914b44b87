import { isSeasonHeader, verifyAll } from '@wis/proof'
import type { Trust } from '@wis/proof'
import { checkSeason } from './check-season.ts'
import type { FileCheck } from './file-check.ts'
import { OutcomesByGame } from './outcomes-by-game.ts'
import { readLines } from './read-lines.ts'
import { difference, signedBy } from './told.ts'

/** Further differences are only counted. */
const mostShown = 10

/** Checks every match in a file, or a whole season. The file may be of any length and hold anything. */
export async function checkFile(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
  trust: Trust,
): Promise<FileCheck> {
  const lines = readLines(chunks)
  const { value, done } = await lines.next()
  const first = done ? undefined : value
  const all = again(first, lines)
  return isSeasonHeader(first ?? '') ? checkSeason(name, all, trust) : checkMatches(name, all, trust)
}

async function* again(first: string | undefined, rest: AsyncIterable<string>) {
  if (first !== undefined) yield first
  yield* rest
}

async function checkMatches(name: string, lines: AsyncIterable<string>, trust: Trust): Promise<FileCheck> {
  const told: string[] = []
  const keys = new Set<string>()
  const outcomes = new OutcomesByGame()
  let matches = 0
  let wrong = 0
  let voided = 0
  for await (const verdict of verifyAll(lines, trust)) {
    matches += 1
    if (!verdict.ok && ++wrong <= mostShown) told.push(difference(name, verdict))
    if (verdict.ok) outcomes.add(verdict)
    if (verdict.ok && verdict.outcome?.kind === 'void') voided += 1
    if (verdict.ok && keys.size <= mostShown) keys.add(verdict.key)
  }
  const ok = matches > 0 && wrong === 0
  const counts = summary(name, { matches, wrong, voided })
  return { ok, told: [...told, counts, ...outcomes.told(), ...signers(keys)] }
}

function signers(keys: ReadonlySet<string>): string[] {
  const told = [...keys].slice(0, mostShown).map(signedBy)
  return keys.size > mostShown ? [...told, '  and by others'] : told
}

interface Counts {
  readonly matches: number
  readonly wrong: number
  readonly voided: number
}

function summary(name: string, { matches, wrong, voided }: Counts): string {
  if (matches === 0) return `✘ ${name}: there is no match in it`
  if (wrong > 0)
    return `✘ ${name}: ${wrong} of ${counted(matches)} ${wrong === 1 ? 'is' : 'are'} not what it claims to be`
  const ofThem = voided === 0 ? '' : matches === 1 ? ' (void)' : `, ${voided} of them void`
  return `✔ ${name}: ${counted(matches)}${ofThem}, all exactly as the rules have it`
}

function counted(matches: number): string {
  return matches === 1 ? '1 match' : `${matches} matches`
}
