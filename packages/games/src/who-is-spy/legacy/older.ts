import type { Seat } from '@wis/engine'
import type { OlderForm, OlderAsked, OlderEnd, OlderPart } from '../../contract/older-form.ts'
import { briefTurn } from '../briefing/briefing.ts'
import { whoIsSpy } from '../game.ts'
import { personaCalled } from '../house/personas.ts'
import { think } from '../house/think.ts'
import { spyWire } from '../kit/wire.ts'
import { appealOf } from '../results/appeal.ts'
import { rulesets } from '../rulesets.ts'
import type { SpyEvent } from '../schema.ts'
import type { SpyState } from '../state.ts'

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
  return { asked: own.length, forSpy: own.filter(({ target }) => target === spy).length }
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
