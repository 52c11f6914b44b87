import { askBeside } from '@wis/agents'
import type { Agent, AgentReply, AnyRequest, BesideAnswer, BesideQuestion, FailedAnswer } from '@wis/agents'
import { askedAgentOf } from '@wis/db/experiments'
import type { AskedAgent, CallUse, ExperimentPause, ExperimentPlayer } from '@wis/db/experiments'
import { samplePlayers } from '@wis/lab'
import type { MatchWorld } from '../../match/match-world.ts'
import { costMicros } from '../../match/store-ruling.ts'
import { isAway, pauseForAway } from '../away.ts'

type Asked = Pick<Agent<AnyRequest>, 'reply'>

/** An agent that is asked beside matches. */
export interface AskedPlayer {
  /** Why it cannot be asked now. It is looked up again before each question. */
  obstacle(): Promise<ExperimentPause | undefined>
  ask(question: BesideQuestion, signal: AbortSignal): Promise<BesideAnswer>
  /** Whether nobody was there to answer, which says nothing about the agent. */
  isAway(answer: FailedAnswer): boolean
  /** Asks it whether it is there. Returns the pause if it is not. */
  pauseIfAway(): Promise<ExperimentPause | undefined>
  useOf(answer: BesideAnswer): CallUse
}

interface World extends Pick<MatchWorld, 'db' | 'connect' | 'clock' | 'log'> {
  /** How long an agent may take for one question, however often it is asked again in that time. */
  readonly questionMs: number
}

/** The agent behind a name of a specification, or the player of the laboratory. */
export async function askedPlayer(world: World, player: ExperimentPlayer): Promise<AskedPlayer> {
  if (player.kind === 'sample') return samplePlayer(world, player.slug)
  const agent = await askedAgentOf(world.db, player.versionId)
  if (!agent) return gone(player.slug)
  const connector: Asked = world.connect(agent)
  return {
    obstacle: async () => {
      const now = await askedAgentOf(world.db, player.versionId)
      return now?.obstacle ? { reason: now.obstacle, agent: player.slug } : undefined
    },
    ask: askedOf(world, connector),
    isAway: (answer) => isAway(answer, agent.settings),
    pauseIfAway: () => pauseForAway(world, [agent]),
    useOf: (answer) => useOf(agent, answer),
  }
}

const askedOf =
  ({ clock, log, questionMs: limitMs }: World, agent: Asked): AskedPlayer['ask'] =>
  (question, signal) =>
    askBeside(
      { agent, clock, limitMs, signal, onFault: (error) => log.error('connector-threw', { error }) },
      question,
    )

function useOf(agent: AskedAgent, { usage }: BesideAnswer): CallUse {
  if (!usage) return { agentId: agent.agentId, tokens: 0, spend: 0 }
  const tokens = usage.inputTokens + usage.outputTokens
  return { agentId: agent.agentId, tokens, spend: costMicros(agent, usage) ?? 0 }
}

/** A player of the laboratory answers in this process, and costs nothing. */
function samplePlayer(world: World, name: string): AskedPlayer {
  const player = samplePlayers[name]
  if (!player) return gone(name)
  const reply = (request: AnyRequest): Promise<AgentReply> =>
    Promise.resolve({ ok: true, text: isQuestion(request) ? player(request) : '' })
  return {
    obstacle: () => Promise.resolve(undefined),
    ask: askedOf(world, { reply }),
    ...neverAway,
    useOf: () => ({ agentId: null, tokens: 0, spend: 0 }),
  }
}

const isQuestion = (request: AnyRequest): request is BesideQuestion['request'] => 'fields' in request

const neverAway = { isAway: () => false, pauseIfAway: () => Promise.resolve(undefined) }

const gone = (slug: string): AskedPlayer => ({
  obstacle: () => Promise.resolve({ reason: 'agent-retired', agent: slug }),
  ask: () => Promise.reject(new RangeError(`there is no agent ${slug}`)),
  ...neverAway,
  useOf: () => ({ agentId: null, tokens: 0, spend: 0 }),
})
