import type { Agent, Clock } from '@wis/agents'
import { gameCalled, hostedGames } from '@wis/db/matches'
import { ids, MatchInPlay } from '@wis/engine'
import { flightCheck, trialsOf } from '@wis/flight-check'
import { rulesets, spyEntry, whoIsSpy } from '@wis/games/who-is-spy'
import type { AgentRequest } from '@wis/protocol'
import { expect, it } from 'vitest'
import { askSeat } from '../match/ask-seat.ts'
import { usualTable } from '../testing/until.ts'

const clock: Clock = { now: () => new Date(0), pause: () => new Promise(() => undefined) }
const signal = new AbortController().signal
const ruleset = rulesets['wis-2024']

/** An agent that records its requests, and says something new or votes for the first other player. */
function keeping(asked: AgentRequest[]): Agent {
  return {
    reply: async (request) => {
      asked.push(request)
      const vote = request.candidates?.find((name) => name !== request.alias)
      return { ok: true, text: vote ?? `Something of my neighbour’s, remark ${asked.length}` }
    },
  }
}

async function askedInFlight(): Promise<readonly AgentRequest[]> {
  const asked: AgentRequest[] = []
  const connect = () => keeping(asked)
  const languages = ['en', 'zh'] as const
  const trials = trialsOf({ game: 'who-is-spy', ruleset }, languages)
  const options = { version: 1, rulesetId: ruleset.id, trials, languages, madeOf: 'code' as const }
  const flight = flightCheck({ ...options, connect, clock, signal, readyWithinMs: 1000 })
  while (!(await flight.next()).done);
  return asked
}

/** The request that a runner makes of a seat in the situation of `request`. */
async function askedInMatch({
  matchId,
  seat,
  turn,
  history,
}: AgentRequest): Promise<AgentRequest | undefined> {
  const asked: AgentRequest[] = []
  const told = history.map((entry) => spyEntry.parse(entry))
  const seats = Array.from({ length: ruleset.players }, (_, place) => place)
  const known = new MatchInPlay({ game: whoIsSpy, seats, seed: '' }, told)
  await askSeat({
    game: gameCalled({ games: hostedGames }, 'who-is-spy'),
    matchId: ids.match(matchId),
    agent: keeping(asked),
    clock,
    signal,
    known,
    table: usualTable,
    turn: { seat, kind: turn.kind, round: turn.round, step: 1, limitMs: ruleset.turnLimitMs },
    ears: { quiet: async () => true },
    blame: async (reply) => ({ reply }),
    onFault: (error) => {
      throw error
    },
  })
  return asked[0]
}

it('an agent is asked in a flight check exactly as it is in a match', async () => {
  const inFlight = await askedInFlight()
  const comparable = inFlight.filter((request) => !('mood' in request))
  expect(comparable.length).toBeGreaterThan(30)
  for (const request of comparable) expect(await askedInMatch(request)).toEqual(request)
})
