import { isSeasonHeader, verifyAll, verifySeason } from '@wis/proof'
import type { SeasonVerdict, Trust } from '@wis/proof'
import { difference, OutcomesByGame, signedBy, visible } from './told.ts'

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

const longestLine = 8 * 1024 * 1024

/** The lines of a text in UTF-8. Keeps only the beginning of a line that is longer than `most`. */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  most = longestLine,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  let line = ''
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true })
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      yield line + text.slice(start, end)
      line = ''
      start = end + 1
    }
    if (line.length <= most) line += text.slice(start)
  }
  line += decoder.decode()
  if (line !== '') yield line
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
  if (matches === 0) return `✘ ${name}: it contains no match`
  if (wrong > 0)
    return `✘ ${name}: ${wrong} of ${counted(matches)} ${wrong === 1 ? 'fails' : 'fail'} the check`
  const ofThem = voided === 0 ? '' : matches === 1 ? ' (void)' : `, ${voided} of them void`
  return `✔ ${name}: ${counted(matches)}${ofThem}, all exactly as the rules have it`
}

function counted(matches: number): string {
  return matches === 1 ? '1 match' : `${matches} matches`
}

export interface FileCheck {
  readonly ok: boolean
  /** The report, line by line. */
  readonly told: readonly string[]
}

/** Checks a whole season and computes its board again. The first difference ends the check. */
async function checkSeason(name: string, lines: AsyncIterable<string>, trust: Trust): Promise<FileCheck> {
  const verdict = await verifySeason(lines, trust)
  if (verdict.ok) return { ok: true, told: [...toldSeason(name, verdict), signedBy(verdict.key)] }
  const sentence = `✘ ${name}: the season fails the check`
  return { ok: false, told: [difference(name, verdict), sentence] }
}

function toldSeason(name: string, verdict: Extract<SeasonVerdict, { ok: true }>): string[] {
  const { slug, isFinal, asOf, decisions, standings, winners } = verdict
  const state = isFinal ? 'final' : `not final: as of ${visible(asOf)}`
  return [
    `✔ ${name}: season ${visible(slug)} (${state}), exactly as the rules and its decisions have it`,
    `  matches    ${countedIn(verdict)}`,
    `  decisions  ${decisions}, all applied`,
    `  board      ${standings} lines, every number reproduced`,
    ...winners.map(
      ({ language, winner }) =>
        `  final      ${winner === null ? 'no winner' : `won by ${visible(winner)}`} (${language})`,
    ),
  ]
}

/** A match that a decision voided was still decided at the table. The report counts both kinds separately. */
function countedIn({
  matches,
  ranked,
  voided,
  voidedByDecision,
}: Extract<SeasonVerdict, { ok: true }>): string {
  const all = `${matches}, of which ${ranked} ranked and ${voided + voidedByDecision} void`
  return voidedByDecision === 0 ? all : `${all} (${voidedByDecision} by decision)`
}
