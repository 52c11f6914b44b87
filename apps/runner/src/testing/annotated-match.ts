import { createWhoisspyAgent, isUnheard, openEars } from '@wis/agents'
import type { Agent, Clock, GuardedFetch, Telling } from '@wis/agents'
import { gameCalled, hostedGames } from '@wis/db/matches'
import { ids, MatchInPlay } from '@wis/engine'
import type { Seat } from '@wis/engine'
import type { Language } from '@wis/games'
import { whoIsSpy } from '@wis/games/who-is-spy'
import type { AgentRequest } from '@wis/protocol'
import { table } from '@wis/testkit'
import type { SpyTestMatch } from '@wis/testkit'
import { z } from 'zod'
import { askSeat } from '../match/ask-seat.ts'
import { annotatedMatchTexts } from './annotated-match-texts.ts'
import { usualTable } from './until.ts'

const told = z.strictObject({
  status: z.string(),
  word: z.string().optional(),
  round: z.int().optional(),
  name: z.string().optional(),
  message: z.string().optional(),
})

/** One exchange of the whoisspy profile, as it went over the wire. */
export interface Exchange {
  readonly path: string
  readonly body: z.infer<typeof told>
  /** The agent's answer, if it was asked for one. */
  readonly result?: string
}

interface Played {
  readonly exchanges: readonly Exchange[]
  /** The same turns as requests of the native profile. */
  readonly requests: readonly AgentRequest[]
}

const me: Seat = 1
const signal = new AbortController().signal

/** Plays the match of the documentation in this language, and records every exchange of one agent. */
export async function playAnnotatedMatch(language: Language): Promise<Played> {
  const { speeches, votes } = annotatedMatchTexts[language]
  const match = table({ language })
  const player = recorder()
  const { hear, ask } = runnerOf(match, player.agent)
  const act = async (seat: Seat, text: string) => {
    void hear()
    if (seat === me) await player.saying(text, () => ask())
  }
  for (let round = 0; !match.state.ending; round++) {
    for (const seat of match.state.living) {
      const speech = speeches[round]?.[seat]
      await act(seat, speech ?? '')
      match.speak(seat, speech ?? { forfeit: 'timeout' })
    }
    for (const seat of match.due('vote')) {
      const target = votes[round]?.[seat] ?? null
      await act(seat, match.state.aliases[target ?? seat] ?? '')
      match.vote(seat, target)
    }
  }
  await hear()
  return player
}

/** An agent of the whoisspy profile that says its given lines, and a record of everything it is sent. */
function recorder() {
  const exchanges: Exchange[] = []
  const requests: AgentRequest[] = []
  let move = ''
  const fetch: GuardedFetch = async ({ url, body = '' }) => {
    const path = new URL(url).pathname
    const isAsked = path.endsWith('interact')
    exchanges.push({ path, body: told.parse(JSON.parse(body)), ...(isAsked && { result: move }) })
    const text = JSON.stringify({ success: true, result: isAsked ? move : null, errMsg: null })
    return { ok: true, status: 200, text, headers: {}, attempt: { startedAt: '', latencyMs: 0, status: 200 } }
  }
  const agent = createWhoisspyAgent({ fetch, baseUrl: 'https://agent.example' })
  const recording: Agent = {
    hear: agent.hear,
    reply: (request, over) => {
      requests.push(request)
      return agent.reply(request, over)
    },
  }
  const saying = async (text: string, ask: () => Promise<unknown>) => {
    move = text
    await ask()
  }
  return { exchanges, requests, agent: recording, saying }
}

/** Does a runner's work for one seat: tells its agent the news, and asks it for its turn. */
function runnerOf(match: SpyTestMatch, agent: Agent) {
  const { aliases, language, ruleset } = match.state
  const now = () => new Date(match.log.at(-1)?.at ?? 0)
  const clock: Clock = { now, pause: () => new Promise(() => undefined) }
  const silent: Agent = { reply: () => Promise.reject(new Error('nobody asks it')) }
  const agents = aliases.map((_, seat) => (seat === me ? agent : silent))
  const unexpected = (_: Seat, error: unknown) => {
    throw error
  }
  const taken = (seat: Seat, tellings: readonly Telling[]) => {
    for (const missed of tellings.filter(isUnheard)) unexpected(seat, missed)
  }
  const ears = openEars({
    rules: whoIsSpy,
    matchId: ids.match('example'),
    language,
    aliases,
    agents,
    clock,
    signal,
    hurry: signal,
    onHeard: () => undefined,
    onTold: taken,
    onFault: unexpected,
  })
  let heard = 0
  return {
    hear: () => {
      const news = match.log.slice(heard)
      heard = match.log.length
      if (news.length > 0) ears.tell(news)
      return ears.quiet(me, 0)
    },
    ask: async () => {
      const turn = whoIsSpy.turns(match.state).find(({ seat }) => seat === me)
      if (!turn) throw new Error('it is not its turn')
      const asked = { ...turn, limitMs: ruleset.turnLimitMs }
      const matchId = 'Zk3mQ0v7pXb1sTe9uLr2Yw'
      const known = new MatchInPlay({ game: whoIsSpy, seats: [...aliases.keys()], seed: '' }, match.log)
      return askSeat({
        game: gameCalled({ games: hostedGames }, 'who-is-spy'),
        matchId,
        agent,
        clock,
        known,
        table: usualTable,
        ears,
        signal,
        blame: async (reply) => ({ reply }),
        onFault: (error) => unexpected(me, error),
        turn: asked,
      })
    },
  }
}
