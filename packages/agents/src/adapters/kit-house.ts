import { rngAt } from '@wis/engine'
import { besideIn, housePlayerCalled } from '@wis/games'
import type { GameKit, HousePlayer, HouseProbe, OlderAnswer } from '@wis/games'
import { isOlderRequest } from '@wis/protocol'
import type { TurnRequest } from '@wis/protocol'
import type { Agent, AgentReply, Seen } from '../agent.ts'
import { readFirst, rested, stillThinking } from './pace.ts'
import type { HouseOptions, Pace } from './pace.ts'

/** The agent of the house with this short name, in whichever game it plays. Throws if there is none. */
export function createHouseAgent(slug: string, options: HouseOptions = {}): Agent<TurnRequest> {
  const found = housePlayerCalled(slug)
  if (!found) throw new RangeError(`no house agent is called ${slug}`)
  return createKitHouseAgent(found.kit, found.player.slug, options)
}

/**
 * Throws for a slug that none of the game's house players has. It needs to be told what its seat sees, unless it is asked
 * in the older form, which holds everything.
 */
export function createKitHouseAgent(
  kit: Pick<GameKit, 'id' | 'house' | 'older' | 'thinkingTime' | 'suspense'>,
  slug: string,
  { seed = 'house', pace: usual }: HouseOptions = {},
): Agent<TurnRequest> {
  const player = kit.house.find((one) => one.slug === slug)
  if (!player) throw new RangeError(`no house player of ${kit.id} is called ${slug}`)
  const paceAt = usual && paceOfMatch(usual, kit)
  const olderAnswer = (request: TurnRequest) =>
    kit.older && isOlderRequest(request) ? kit.older.answer(slug, request, seed) : undefined
  const seedAt = (request: TurnRequest, { probe, turn }: Seen) =>
    `${seed}:${probe?.matchId ?? request.matchId}:${turn.seat}`
  return {
    ...(paceAt &&
      !usual.withPeople && {
        reads: async (request, signal, seen) => {
          const answer = olderAnswer(request)
          const effort = answer ? effortOfAnswer(answer) : effortOf(seen, seedAt(request, seen))
          await readFirst(paceAt(seen), request, { effort, limitMs: seen.turn.limitMs }, signal)
        },
      }),
    reply: async (request, signal, seen) => {
      const answer = olderAnswer(request)
      if (answer) {
        if (paceAt && !(await rested(paceAt(seen), request, effortOfAnswer(answer), signal)))
          return stillThinking
        return { ok: true, ...answer }
      }
      if (!seen) return unseen
      const own = seedAt(request, seen)
      // It hears the table as in the match that is asked about, so that it believes what it plays by.
      if (seen.probe)
        return houseProbe(player, seen, kit.older ? { seed, matchId: seen.probe.matchId } : { seed: own })
      if (paceAt && !(await rested(paceAt(seen), request, effortOf(seen, own), signal))) return stillThinking
      return answerOf(player, seen, own)
    },
  }
}

type Waiting = Pick<GameKit, 'thinkingTime' | 'suspense'>

/** Nobody likes to watch a table at which nothing moves. A long clock shows that its game has much to weigh. */
const [usualWaitMs, longestWaitMs] = [35_000, 60_000]

/** A player is made for one match, when it begins. */
function paceOfMatch(usual: Pace, { thinkingTime = 1, ...kit }: Waiting): (seen?: Seen) => Pace {
  if (usual.withPeople) return () => usual
  const begunAt = Date.now()
  return (seen) => {
    const longestMs = usual.longestMs * thinkingTime * suspenseOf(kit, seen)
    const mostMs = Math.min(longestWaitMs, Math.max(usualWaitMs, seen?.turn.limitMs ?? 0))
    const watched = { playedMs: Date.now() - begunAt, readMs: usual.longestMs, mostMs }
    return { ...usual, longestMs, watched }
  }
}

/** A game from outside may say anything, and its mistakes end no match. */
function suspenseOf(kit: Waiting, seen: Seen | undefined): number {
  try {
    const told = seen && kit.suspense?.(seen.state)
    return told !== undefined && Number.isFinite(told) ? Math.min(5, Math.max(0.1, told)) : 1
  } catch {
    return 1
  }
}

/** What a player of the house does. Its mistakes are replies, because they may end no match of others without a reason. */
function unlessBroken(reply: () => AgentReply): AgentReply {
  try {
    return reply()
  } catch (error) {
    const detail = `the house player broke down: ${error instanceof Error ? error.message : 'no error'}`
    return { ok: false, failure: 'refused', verdict: 'platform', detail }
  }
}

const answerOf = (player: HousePlayer<unknown>, { state, turn }: Seen, seed: string): AgentReply =>
  unlessBroken(() => {
    const { fields, ...told } = player.answer({ state, turn, seed, rng: rngAt(seed, turn.step) })
    return { ok: true, text: JSON.stringify(fields), ...besideIn(told) }
  })

/** More for long answers and open questions. */
function effortOfAnswer({ text, beliefs }: OlderAnswer): number {
  const certainty = Math.max(0, ...Object.values(beliefs))
  return 0.15 + 0.35 * (1 - certainty) + Math.min(0.5, text.length / 200)
}

/** Nothing of the game tells how hard a question is, so its time is left to chance. */
const effortOf = ({ turn }: Seen, seed: string) => 0.4 + 0.6 * rngAt(`${seed}:pace`, turn.step).next()

const unseen: AgentReply = {
  ok: false,
  failure: 'refused',
  verdict: 'platform',
  detail: 'the house player was not shown the table',
}

type Probed = Pick<HousePlayer<unknown>, 'probed'>

/** What a player of the house answers to a probe. A player without beliefs declines. */
const houseProbe = (
  player: Probed,
  { state, turn, probe }: Seen,
  chance: Pick<HouseProbe<unknown>, 'seed' | 'matchId'>,
): AgentReply =>
  unlessBroken(() => {
    const fields = player.probed?.({ probe: probe?.id ?? '', state, seat: turn.seat, ...chance })
    return { ok: true, text: JSON.stringify(fields ?? { decline: true }) }
  })
