import type { Seat } from '@wis/engine'
import type { OlderAsked, OlderEnd, OlderForm, OlderPart } from '../../contract/older-form.ts'
import { briefTurn } from '../briefing/briefing.ts'
import type { Ballot } from '../events.ts'
import { whoIsSpy } from '../game.ts'
import { personaCalled } from '../house/personas.ts'
import { think } from '../house/think.ts'
import { spyWire } from '../kit/wire.ts'
import { openMoments } from '../results/moments.ts'
import { rulesets } from '../rulesets.ts'
import type { SpyEvent } from '../schema.ts'
import type { SpyState } from '../state.ts'
import { countsOf } from '../votes.ts'

/** What the seat knows by a question. A history may begin after the deal, which the question tells beside it. */
function knownBy(asked: OlderAsked) {
  const { seat, aliases, language, word, candidates, turn, history } = asked
  const usual = rulesets['wis-2024']
  const ruleset = {
    ...usual,
    players: aliases.length,
    speechLimit: { ...usual.speechLimit, [language]: turn.limit },
  }
  const dealt: readonly SpyEvent[] = [
    { type: 'match-opened', ruleset, language, aliases, starter: 0 },
    { type: 'word-dealt', seat, word },
  ]
  const told = history.flatMap(({ event }) => spyWire.event.safeParse(event).data ?? [])
  const known = [...dealt, ...told].reduce<SpyState>(whoIsSpy.evolve, whoIsSpy.blank)
  if (turn.kind !== 'vote' || known.rounds.at(-1)?.vote) return { state: known, ruleset: known.ruleset }
  const offered = (candidates ?? aliases).map((name) => aliases.indexOf(name))
  const state = whoIsSpy.evolve(known, { type: 'vote-opened', round: turn.round, candidates: offered })
  return { state, ruleset: state.ruleset }
}

/** The end of a match as the first tables and the oldest answers of the API have it. */
function olderEnd(state: SpyState): OlderEnd | undefined {
  const { ending, spy, words, ruleset } = state
  if (ending?.kind !== 'decided' || spy === null || words === null) return undefined
  const { initialTotal, entryCost } = ruleset
  return { winner: ending.winner, spySeat: spy, words, initialTotal, entryCost, appeal: appealOf(state) }
}

/** Says whether a decided match is worth watching, and never how it ended. */
interface Appeal {
  readonly rounds: number
  /** 0 to 3: one each for a close vote, a close last vote, and a match that took as many rounds as it may. */
  readonly tension: number
  /** How many moments it has that tell nothing of the spy. */
  readonly moments: number
}

/** Computed without looking at who the spy was: a number that depended on it could give it away. */
export function appealOf({ rounds, ruleset }: Pick<SpyState, 'rounds' | 'ruleset'>): Appeal {
  const votes = rounds.flatMap(({ vote }) => (vote?.revealed ? [vote.revealed] : []))
  const last = votes.at(-1)
  const marks = [
    votes.some(isClose),
    last !== undefined && isClose(last),
    rounds.length >= (ruleset.rounds ?? manyRounds),
  ]
  return { rounds: rounds.length, tension: marks.filter(Boolean).length, moments: openMoments(rounds).length }
}

/** As many rounds as are a long match where the ruleset sets no end. */
const manyRounds = 3

/** One ballot more or less would have changed whom it put out. */
function isClose(ballots: readonly Ballot[]): boolean {
  const counts = [...countsOf(ballots).values()].sort((one, other) => other - one)
  const [first = 0, second = 0] = counts
  return second > 0 && first - second <= 1
}

/** A seat's part in a match as pages that are older than kits tell it. */
const olderPart = (state: SpyState, seat: Seat): OlderPart => ({
  departure: departureOf(state, seat),
  ballots: ballotsOf(state, seat),
})

function departureOf({ rounds }: SpyState, seat: Seat): OlderPart['departure'] {
  for (const { round, out, fouls, vote } of rounds) {
    const cause = out.find((one) => one.seat === seat)?.cause
    const foul = fouls.find((one) => one.seat === seat)
    if (cause === 'foul' && foul) return { cause, round, foul: foul.kind }
    const ballots = vote?.revealed ?? []
    const votes = ballots.filter(({ target }) => target === seat).length
    if (cause === 'vote') return { cause, round, votes, voters: ballots.length }
  }
  return null
}

function ballotsOf({ rounds, spy }: SpyState, seat: Seat): OlderPart['ballots'] {
  const own = rounds.flatMap(({ vote }) => (vote?.revealed ?? []).filter((ballot) => ballot.seat === seat))
  const naming = (whom: Seat | null) => own.filter(({ target }) => target === whom).length
  return { asked: own.length, forSpy: naming(spy), abstained: naming(null) }
}

/** Its agents have been asked in this form since before there were kits. */
export const spyOlder: OlderForm<SpyState> = {
  question: briefTurn,
  known: knownBy,
  end: olderEnd,
  part: olderPart,
  openLadder: { slug: 'open-table', name: 'Open table', rulesetId: 'wis-2026' },
  answer: (slug, asked, seed) => think(personaCalled(slug), asked, seed),
}
