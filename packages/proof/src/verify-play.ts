import { rngAt } from '@wis/engine'
import type { Forfeit, MatchVoided } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { SpyEvent, SpyMove, SpyState } from '@wis/games'
import { canonicalJson } from './canonical-json.ts'
import { contrast, excerpt } from './difference.ts'
import type { Difference, DifferenceKind } from './difference.ts'
import type { ReadEntry, ReadExport } from './read-export.ts'
import { recomputeDeal } from './recompute-deal.ts'

type Fact = SpyEvent | MatchVoided

/** Checks that the deal and every move lead, by the rules, to exactly the written entries. */
export function* playDifferences(match: ReadExport): Generator<Difference> {
  const { entries, endLine } = match
  let state = whoIsSpy.blank
  let seq = 0
  while (!state.ending) {
    const entry = entries[seq]
    if (!entry) return yield { line: endLine, what: 'not-over', expected: dueOf(state), found: 'the end' }
    const facts = seq === 0 ? recomputeDeal(match)?.opening : factsAfter(state, entry, match.end.reveal.seed)
    if (!facts) return yield differs(entry, 'turn', dueOf(state))
    for (const [place, fact] of facts.entries()) yield* unlike(fact, entries[seq + place], endLine)
    state = facts.reduce(whoIsSpy.evolve, state)
    seq += facts.length
  }
  const extra = entries[seq]
  if (extra) yield differs(extra, 'after-ending', 'nothing after the ending')
}

/** The whole ruling that begins with this entry. Undefined if no possible ruling begins with it. */
function factsAfter(state: SpyState, { event, seq }: ReadEntry, seed: string): readonly Fact[] | undefined {
  if (event.type === 'match-voided') return isOutsideRules(event) ? [event] : undefined
  const acted = actedIn(event)
  if (!acted) return undefined
  const ruling = whoIsSpy.decide(state, acted.seat, acted.move, rngAt(seed, seq))
  return ruling.ok ? ruling.events : undefined
}

/** The platform may void a match at any time, but not for a reason that the rules decide on. */
function isOutsideRules({ reason }: MatchVoided): boolean {
  return reason !== 'nobody-alive'
}

interface Acted {
  readonly seat: number
  readonly move: SpyMove | Forfeit
}

/** The move that leads to this event if the event is right. */
function actedIn(event: Fact): Acted | undefined {
  switch (event.type) {
    case 'speech-given': {
      const { seat, text, cut } = event
      return { seat, move: { kind: 'speech', text: cut ? `${text}…` : text } }
    }
    case 'speech-missed': {
      const { seat, reason } = event
      const move =
        reason === 'blank' ? { kind: 'speech' as const, text: '' } : { kind: 'forfeit' as const, reason }
      return { seat, move }
    }
    case 'vote-cast':
      return { seat: event.seat, move: { kind: 'vote', text: event.raw } }
    default:
      return undefined
  }
}

const kindOf: Readonly<Record<Fact['type'], DifferenceKind>> = {
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
  'match-ended': 'ending',
  'match-voided': 'ending',
}

function* unlike(fact: Fact, entry: ReadEntry | undefined, endLine: number): Generator<Difference> {
  const what = kindOf[fact.type]
  if (!entry)
    yield { line: endLine, what: 'not-over', expected: excerpt(canonicalJson(fact)), found: 'the end' }
  else if (canonicalJson(entry.raw) !== canonicalJson(fact)) {
    yield { line: entry.line, what, ...contrast(fact, entry.raw) }
  }
}

function dueOf(state: SpyState): string {
  const turns = whoIsSpy.turns(state).map(({ seat, kind }) => `a ${kind} of seat ${seat}`)
  return turns.join(' or ') || 'match-opened'
}

function differs({ line, raw }: ReadEntry, what: DifferenceKind, expected: string): Difference {
  return { line, what, expected, found: excerpt(canonicalJson(raw)) }
}
