import type { Game, GameEvent } from '@wis/engine'
import { rulingBehind, spyMoveOf, whoIsSpy } from '@wis/games'
import type { FirstEntry, GameKit, Recorded, SpyState } from '@wis/games'
import { canonicalJson } from './canonical-json.ts'
import { contrast, excerpt } from './difference.ts'
import type { Difference, DifferenceKind } from './difference.ts'
import type { ReadEntry, ReadExport } from './read-export.ts'
import { recomputeDeal } from './recompute-deal.ts'
import { recomputeKitOpening } from './recompute-kit-deal.ts'

/** A game with what its checks are called. */
interface Checked<State> extends Recorded<State, unknown, GameEvent> {
  readonly rules: Omit<Game<never, State, unknown, GameEvent>, 'id' | 'open' | 'audience'>
  /** The kind of a difference between a fact and the entry in its place. */
  kindOf(fact: GameEvent, part: Part, found: GameEvent | undefined): DifferenceKind
  /** The rules decide on these reasons of a void, so that the platform cannot. */
  readonly ownVoids: readonly string[]
}

/** Whether a fact opens the match, begins a ruling, or follows within it. */
type Part = 'opening' | 'answer' | 'effect'

/** The log and what decides it. */
interface Played {
  readonly entries: readonly ReadEntry[]
  readonly endLine: number
  readonly opening: readonly GameEvent[] | undefined
  readonly seed: string
}

/** Checks that the deal and every move lead, by the rules, to exactly the written entries. */
export function* playDifferences(match: ReadExport): Generator<Difference> {
  const { entries, endLine } = match
  const played = { entries, endLine, seed: match.end.reveal.seed }
  if (!match.kit) {
    const opening = recomputeDeal(match)?.opening
    return yield* differencesFrom(checkedSpy, { ...played, opening })
  }
  const { rules } = match.kit
  const checked = {
    ...{ rules, kindOf: kitKindOf, ownVoids: [] },
    moveOf: (event: GameEvent, next?: GameEvent) => match.kit.moveOf(event, next),
  }
  yield* differencesFrom(checked, { ...played, opening: recomputeKitOpening(match) })
}

interface PlannedPlay {
  readonly kit: GameKit
  readonly opening: readonly GameEvent[]
  readonly entries: readonly { readonly seq: number; readonly at: string; readonly event: GameEvent }[]
  readonly seed: string
}

/**
 * The first entry of a log that does not follow from its opening and its moves. A match of an experiment has no export
 * of its own: its opening follows from the plan. Lines count entries, from 1.
 */
export function plannedDifference({ kit, opening, entries, seed }: PlannedPlay): Difference | undefined {
  const read = entries.map((entry, place) => ({ ...entry, line: place + 1, raw: entry.event, hash: '' }))
  const played = { entries: read, endLine: entries.length + 1, opening, seed }
  const { rules } = kit
  const isSpy = kit.id === whoIsSpy.id
  const checked = {
    ...{ rules, kindOf: isSpy ? checkedSpy.kindOf : kitKindOf },
    ownVoids: isSpy ? checkedSpy.ownVoids : [],
    moveOf: (event: GameEvent, next?: GameEvent) => kit.moveOf(event, next),
  }
  for (const difference of differencesFrom(checked, played)) return difference
  return undefined
}

function* differencesFrom<State>(
  game: Checked<State>,
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
function factsAfter<State>(
  game: Checked<State>,
  state: State,
  first: FirstEntry<GameEvent>,
  seed: string,
): readonly GameEvent[] | undefined {
  const { event } = first
  if (event.type !== 'match-voided') return rulingBehind(game, state, first, seed)?.events
  // The platform may void a match at any time, but not for a reason that the rules decide on.
  return 'reason' in event && game.ownVoids.includes(`${event.reason}`) ? undefined : [event]
}

const spyKinds: Readonly<Record<string, DifferenceKind>> = {
  'match-opened': 'deal',
  'spy-chosen': 'deal',
  'word-dealt': 'deal',
  'round-opened': 'order',
  'speech-given': 'speech',
  'speech-missed': 'speech',
  'fouls-called': 'fouls',
  'vote-opened': 'candidates',
  'vote-cast': 'vote',
  'votes-revealed': 'ballots',
  'seat-eliminated': 'elimination',
}

const checkedSpy: Checked<SpyState> = {
  rules: whoIsSpy,
  moveOf: spyMoveOf,
  kindOf: ({ type }) => spyKinds[type] ?? 'ending',
  ownVoids: ['nobody-alive'],
}

function kitKindOf({ type }: GameEvent, part: Part, found: GameEvent | undefined): DifferenceKind {
  if (part === 'opening') return 'deal'
  if (type === 'match-ended' || type === 'match-voided') return 'ending'
  if (part === 'effect') return 'effect'
  return found?.type === 'move-refused' || found?.type === 'move-missed' ? 'refusal' : 'move'
}

interface Due {
  readonly fact: GameEvent
  readonly what: DifferenceKind
}

function* unlike({ fact, what }: Due, entry: ReadEntry | undefined, endLine: number): Generator<Difference> {
  if (!entry)
    yield { line: endLine, what: 'not-over', expected: excerpt(canonicalJson(fact)), found: 'the end' }
  else if (canonicalJson(entry.raw) !== canonicalJson(fact)) {
    yield { line: entry.line, what, ...contrast(fact, entry.raw) }
  }
}

function dueOf<State>({ rules }: Checked<State>, state: State): string {
  const turns = rules.turns(state).map(({ seat, kind }) => `a ${kind} of seat ${seat}`)
  return turns.join(' or ') || 'match-opened'
}

function differs({ line, raw }: ReadEntry, what: DifferenceKind, expected: string): Difference {
  return { line, what, expected, found: excerpt(canonicalJson(raw)) }
}
