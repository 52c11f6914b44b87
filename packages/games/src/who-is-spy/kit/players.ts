import type { Seat, ToldEntry } from '@wis/engine'
import type { HousePlayer, HouseProbe } from '../../contract/game-kit.ts'
import { predictionAbout } from '../../contract/probe.ts'
import { briefTurn } from '../briefing/briefing.ts'
import { opinionOf } from '../house/opinion.ts'
import type { Opinion } from '../house/opinion.ts'
import type { Persona } from '../house/personas.ts'
import { personas } from '../house/personas.ts'
import { think } from '../house/think.ts'
import type { Round, SpyState } from '../state.ts'
import { beliefProbe, predictionsProbe } from '../studies/probes/belief.ts'
import { about, firstOrderProbe, othersThan } from '../studies/probes/first-order.ts'
import { secondOrderProbe } from '../studies/probes/second-order.ts'
import { wordsOfOthersProbe } from '../studies/probes/words-of-others.ts'

type Answer = Readonly<Record<string, unknown>>

/** What a house agent answers beside the game, from the beliefs by which it plays. Undefined for any other question. */
export function probedPersona(
  persona: Persona,
  { probe, state, seat, seed }: HouseProbe<SpyState>,
  matchId: string,
): Answer | undefined {
  const limitMs = state.ruleset.turnLimitMs
  const turn = { seat, kind: 'vote', round: state.rounds.length, step: 1, limitMs }
  const briefing = { ...briefTurn(state, turn, heardIn(state)), matchId, seat }
  const opinion = opinionOf(persona, briefing, seed)
  if (probe === beliefProbe.id) return beliefs(state, opinion)
  if (probe === firstOrderProbe.id) return firstOrder(state, seat, opinion)
  if (probe === wordsOfOthersProbe.id) return wordsOfOthers(state, seat, opinion)
  if (probe === secondOrderProbe.id) return secondOrder(state, seat, opinion)
  return probe === predictionsProbe.id ? predictions(state, seat, opinion) : undefined
}

type Heard = ToldEntry['event']

/** The events of a match that a player thinks about, made of what a seat knows. */
export function heardIn({ rounds }: SpyState): readonly ToldEntry[] {
  return rounds.flatMap(heardOf).map((event, seq) => ({ seq, at: '', event }))
}

function heardOf({ round, order, speeches, vote, out }: Round): readonly Heard[] {
  const opened: Heard = { type: 'round-opened', round, order }
  const said = speeches.map((speech): Heard =>
    speech.kind === 'given'
      ? { type: 'speech-given', seat: speech.seat, text: speech.text }
      : { type: 'speech-missed', seat: speech.seat },
  )
  const revealed = vote?.revealed ? [{ type: 'votes-revealed', round, ballots: vote.revealed }] : []
  const eliminated = out.map(({ seat }: { seat: Seat }): Heard => ({ type: 'seat-eliminated', seat, round }))
  return [opened, ...said, ...revealed, ...eliminated]
}

function predictions(state: SpyState, seat: number, { seenBy }: Opinion): Answer {
  return Object.fromEntries(
    othersThan(state, seat).map((other) => [
      predictionAbout(other),
      state.aliases[seenBy(other).suspect] ?? '',
    ]),
  )
}

function beliefs({ living }: SpyState, { spy }: Opinion): Answer {
  return Object.fromEntries(living.map((seat) => [about('spy', seat), Math.round(100 * (spy[seat] ?? 0))]))
}

function firstOrder(state: SpyState, seat: number, opinion: Opinion): Answer {
  const { spy } = opinion
  const [likeliest] = state.living.toSorted((one, other) => (spy[other] ?? 0) - (spy[one] ?? 0))
  return { spy: state.aliases[likeliest ?? seat] ?? '', ...wordsOfOthers(state, seat, opinion) }
}

const wordsOfOthers = (state: SpyState, seat: number, { wordOf }: Opinion): Answer =>
  Object.fromEntries(othersThan(state, seat).map((other) => [about('word', other), wordOf(other)]))

function secondOrder(state: SpyState, seat: number, { seenBy }: Opinion): Answer {
  return Object.fromEntries(
    othersThan(state, seat).flatMap((other) => {
      const { isSpy, word } = seenBy(other)
      return [
        [about('thinks', other), isSpy ? 'spy' : 'civilian'],
        [about('word', other), word],
      ]
    }),
  )
}

const [weakest, ...others] = personas.map(playerOf)
if (!weakest) throw new Error('who-is-spy has no house players')

/** From the weakest to the strongest. */
export const spyPlayers = [weakest, ...others] as const

function playerOf(persona: Persona): HousePlayer<SpyState> {
  const { slug, name, character, strength } = persona
  return {
    slug,
    name,
    character,
    strength,
    answer: ({ state, turn, seed }) => {
      const briefing = { ...briefTurn(state, turn, heardIn(state)), matchId: seed, seat: turn.seat }
      const { text, reasoning, beliefs } = think(persona, briefing, seed)
      return { fields: { [turn.kind]: text }, reasoning, beliefs }
    },
    probed: (asked) => probedPersona(persona, asked, asked.matchId ?? asked.seed),
  }
}
