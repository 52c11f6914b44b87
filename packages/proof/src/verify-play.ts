import type { GameEvent } from '@wis/engine'
import { rulingBehind } from '@wis/games'
import type { FirstEntry } from '@wis/games'
import { canonicalJson } from './canonical-json.ts'
import { contrast, excerpt } from './difference.ts'
import type { Difference, DifferenceKind } from './difference.ts'
import type { CheckedRules, ReadExport } from './game-proof.ts'
import type { Line, ReadEntry } from './read-lines.ts'

/** The log and what decides it. */
interface Played {
  readonly entries: readonly ReadEntry<GameEvent>[]
  readonly endLine: number
  readonly opening: readonly GameEvent[] | undefined
  readonly seed: string
}

/** Checks that the deal and every move lead, by the rules, to exactly the written entries. */
export function* playDifferences({ proof, entries, endLine, end }: ReadExport): Generator<Difference> {
  const deal = proof.deal()
  const opening = deal.ok ? deal.value.opening() : undefined
  yield* differencesFrom(proof.checked, { entries, endLine, opening, seed: end.reveal.seed })
}

/** The first entry that does not follow from the opening and the moves, by the rules. */
export function* differencesFrom(
  game: CheckedRules,
  { entries, endLine, opening, seed }: Played,
): Generator<Difference> {
  let state = game.rules.blank
  let seq = 0
  while (!game.rules.outcome(state)) {
    const entry = entries[seq]
    if (!entry)
      return yield { line: endLine, what: 'not-over', expected: dueOf(game, state), found: 'the end' }
    const facts =
      seq === 0 ? opening : factsAfter(game, state, { ...entry, next: entries[seq + 1]?.event }, seed)
    if (!facts) return yield differs(entry, 'turn', dueOf(game, state))
    for (const [place, fact] of facts.entries()) {
      const part = seq === 0 ? 'opening' : place === 0 ? 'answer' : 'effect'
      const found = entries[seq + place]
      yield* unlike({ fact, what: game.kindOf(fact, part, found?.event) }, found, endLine)
    }
    state = facts.reduce(game.rules.evolve, state)
    seq += facts.length
  }
  const extra = entries[seq]
  if (extra) yield differs(extra, 'after-ending', 'nothing after the ending')
}

/** The whole ruling that begins with this entry. Undefined if no possible ruling begins with it. */
function factsAfter(
  game: CheckedRules,
  state: unknown,
  first: FirstEntry<GameEvent>,
  seed: string,
): readonly GameEvent[] | undefined {
  const { event } = first
  if (event.type !== 'match-voided') return rulingBehind(game, state, first, seed)?.events
  // The platform may void a match at any time, but not for a reason that the rules decide on.
  return 'reason' in event && game.ownVoids.includes(`${event.reason}`) ? undefined : [event]
}

interface Due {
  readonly fact: GameEvent
  readonly what: DifferenceKind
}

function* unlike(
  { fact, what }: Due,
  entry: ReadEntry<GameEvent> | undefined,
  endLine: number,
): Generator<Difference> {
  if (!entry)
    yield { line: endLine, what: 'not-over', expected: excerpt(canonicalJson(fact)), found: 'the end' }
  else if (canonicalJson(entry.raw) !== canonicalJson(fact)) {
    yield { line: entry.line, what, ...contrast(fact, entry.raw) }
  }
}

function dueOf({ rules }: CheckedRules, state: unknown): string {
  const turns = rules.turns(state).map(({ seat, kind }) => `a ${kind} of seat ${seat}`)
  return turns.join(' or ') || 'match-opened'
}

function differs({ line, raw }: ReadEntry<GameEvent>, what: DifferenceKind, expected: string): Difference {
  return { line, what, expected, found: excerpt(canonicalJson(raw)) }
}

/** No match is nearly this long. The limit bounds the memory that a file can take. In UTF-16 code units. */
export const mostText = 4 * 1024 * 1024

/** Each line counts as at least this long. A real line has a hash in it, and empty lines take memory too. */
const leastOfLine = 64

export const lengthOf = (text: string): number => Math.max(text.length, leastOfLine)

/** The lines of one match, if there are not too many of them. */
export const isTooLong = (lines: readonly Line[]): boolean =>
  lines.reduce((sum, { text }) => sum + lengthOf(text), 0) > mostText

export function tooLong([first]: readonly Line[]): { readonly ok: false } & Difference {
  const expected = `a match of at most ${mostText} characters`
  return { ok: false, line: first?.number ?? 1, what: 'too-long', expected, found: 'more' }
}
