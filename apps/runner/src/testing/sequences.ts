import { createOpenAiAgent, createOutboundAgent, createWebhookAgent, createWhoisspyAgent } from '@wis/agents'
import type { GuardedFetch } from '@wis/agents'
import type { Checkable } from '@wis/flight-check'
import { plainStrategy } from '@wis/protocol'
import type { AgentRequest } from '@wis/protocol'

/** The answer of an agent: a speech, or one of these names. */
export type Brain = (kind: 'speech' | 'vote', names: readonly string[]) => string

/** One seat of one match, and the calls that reached its agent. */
export interface Sequence {
  readonly agent: Checkable
  /** Each call with its facts that no earlier call had, without texts, names and numbers. */
  readonly calls: string[]
  /** The turns that the agent was asked for. */
  readonly asked: string[]
  /**
   * Impossible contents of a call: a round that has not begun, words that the agent never spoke, a past that has
   * changed.
   */
  readonly contradictions: string[]
}

type Connector = (brain: Brain) => Sequence

const answered = (value: unknown): Awaited<ReturnType<GuardedFetch>> => ({
  ok: true,
  status: 200,
  text: JSON.stringify(value),
  headers: {},
  attempt: { startedAt: '', latencyMs: 0, status: 200 },
})

const begun = () => ({ calls: [] as string[], asked: [] as string[], contradictions: [] as string[] })

/** Reads requests that repeat the whole match so far. */
function reader(brain: Brain) {
  const kept = begun()
  let known: AgentRequest['history'] = []
  let said: string | undefined
  const read = ({ seat, alias, turn, history: all, candidates = [] }: AgentRequest): string => {
    const history = all.filter(({ event }) => event.type !== 'weather-changed')
    const isSamePast = JSON.stringify(history.slice(0, known.length)) === JSON.stringify(known)
    if (!isSamePast) kept.contradictions.push('the past has changed')
    for (const { event } of history.slice(known.length)) {
      const whose = 'seat' in event ? (event['seat'] === seat ? ' own' : ' other') : ''
      kept.calls.push(`${event.type}${whose}`)
      if (event.type === 'speech-given' && whose === ' own' && event['text'] !== said)
        kept.contradictions.push(`it never said ${String(event['text'])}`)
    }
    known = history
    const rounds = history.filter(({ event }) => event.type === 'round-opened').length
    if (rounds !== turn.round) kept.contradictions.push(`asked in round ${turn.round} of ${rounds}`)
    kept.calls.push(`asked for ${turn.kind}`)
    kept.asked.push(`${turn.kind} ${turn.round}`)
    const answer = brain(
      turn.kind === 'vote' ? 'vote' : 'speech',
      candidates.filter((name) => name !== alias),
    )
    if (turn.kind === 'speech') said = answer
    return answer
  }
  return { ...kept, read }
}

const move = (body: string, read: (request: AgentRequest) => string) => {
  const request: AgentRequest = JSON.parse(body)
  return { [request.turn.kind]: read(request) }
}

const webhook: Connector = (brain) => {
  const { read, ...kept } = reader(brain)
  const fetch: GuardedFetch = async ({ body = '' }) => answered(body === '' ? {} : move(body, read))
  return { ...kept, agent: createWebhookAgent({ fetch, url: 'https://agent.example', secret: 'secret' }) }
}

const outbound: Connector = (brain) => {
  const { read, ...kept } = reader(brain)
  const agent = createOutboundAgent({
    ask: async ({ body }) => ({ kind: 'answered', text: JSON.stringify(move(body, read)) }),
    isUp: async () => true,
  })
  return { ...kept, agent }
}

/** A model reads a prompt. This reader finds the request in its connector's input, and the agent's own speeches too. */
const model: Connector = (brain) => {
  const { read, ...kept } = reader(brain)
  const spoken: string[] = []
  let answer = ''
  const fetch: GuardedFetch = async ({ body = '' }) => {
    const prompt = String(JSON.parse(body).messages?.map(({ content }: { content: string }) => content))
    for (const one of spoken) if (!prompt.includes(one)) kept.contradictions.push(`the prompt lacks: ${one}`)
    return answered({ choices: [{ message: { role: 'assistant', content: answer } }] })
  }
  const connector = {
    baseUrl: 'https://api.example/v1',
    model: 'any',
    strategy: plainStrategy,
  }
  const chat = createOpenAiAgent(connector, { fetch })
  const reply: Checkable['reply'] = async (request, signal) => {
    answer = read(request)
    const replied = await chat.reply(request, signal)
    if (request.turn.kind === 'speech' && answer) spoken.push(answer)
    return replied
  }
  return { ...kept, agent: { reply } }
}

interface Told {
  readonly status: string
  readonly round?: number
  readonly name?: string
  readonly message?: string
}

const whoisspy: Connector = (brain) => {
  const kept = begun()
  let me: string | undefined
  let rounds = 0
  let said = ''
  const perceive = ({ status, round, name, message }: Told) => {
    if (status === 'start') me = message
    if (status === 'round' && name === undefined) rounds += 1
    const isOwn = name === me
    kept.calls.push(
      `${status}${name === undefined ? '' : isOwn ? ' own' : ' other'}${message === '' ? ' empty' : ''}`,
    )
    if (round !== undefined && round !== rounds)
      kept.contradictions.push(`told of round ${round} of ${rounds}`)
    if (status === 'round' && name !== undefined && isOwn && message !== said)
      kept.contradictions.push(`it never said ${String(message)}`)
    return null
  }
  const interact = ({ status, round, message = '' }: Told) => {
    const kind = status === 'vote' ? 'vote' : 'speech'
    if (round !== rounds) kept.contradictions.push(`asked in round ${String(round)} of ${rounds}`)
    kept.calls.push(`asked for ${kind}`)
    kept.asked.push(`${kind} ${String(round)}`)
    const answer = brain(
      kind,
      message.split(',').filter((name) => name !== me),
    )
    if (kind === 'speech') said = answer
    return answer
  }
  const fetch: GuardedFetch = async ({ url, body = '{}' }) => {
    const told: Told = JSON.parse(body)
    const path = new URL(url).pathname
    const did = path.endsWith('perceive') ? perceive : path.endsWith('interact') ? interact : () => null
    return answered({ success: true, result: did(told), errMsg: null })
  }
  return { ...kept, agent: createWhoisspyAgent({ fetch, baseUrl: 'https://agent.example' }) }
}

export const connectors = { whoisspy, webhook, outbound, model } as const
