import { newId } from '@wis/db'
import type { Database } from '@wis/db'
import { hashToken } from '@wis/db/accounts'
import { dialIn } from '@wis/db/agents'
import type { DialledIn } from '@wis/db/agents'
import { isDeepValue, nestedTooDeeply } from '@wis/engine'
import { agentHello, notStorable, outboundLimits, unstorableIn } from '@wis/protocol'
import type { AgentFromServer, AgentToServer } from '@wis/protocol'
import type { Namespace } from 'socket.io'
import { z } from 'zod'
import type { Log } from '../operations/log.ts'
import { sayGoodbye } from './lines.ts'
import type { Line, Lines, Phone } from './lines.ts'

/** Reads a connection's first message, its hello. */
export interface Visit {
  /** Reads every later message of the agent, or says why it cannot be read. */
  hear(message: unknown, trouble?: string): void
  left(): void
}

/** Lets in agents that show a token of their owner; the same for every kind of connection. */
export interface Door {
  /** Undefined if the connection was refused, with the reason. */
  knock(hello: unknown, phone: Phone, trouble?: string): Promise<Visit | undefined>
}

type Refused = Exclude<Extract<DialledIn, { ok: false }>['reason'], 'too-often'>

const refusals: Readonly<Record<Refused, string>> = {
  'token-refused': 'the token is not known, or has expired',
  'scope-missing': 'the token lacks the scope agents:connect',
  'no-such-agent': 'the owner of this token has no such agent',
  'not-outbound': 'the agent is not one that dials in: give it a new version of the kind outbound',
  retired: 'the agent is retired',
}

/** The waiting turn judges the content of an answer; this function only sorts messages. */
const answer = z.looseObject({ id: z.string().min(1).max(64) })

interface DoorOptions {
  readonly db: Database
  readonly lines: Lines
  readonly log: Log
}

export function createDoor({ db, lines, log }: DoorOptions): Door {
  const knock: Door['knock'] = async (hello, phone, trouble) => {
    const read = agentHello.safeParse(hello)
    if (!read.success) return refuse(phone, trouble ?? 'the first message must hold agent and token')
    const { agent, token } = read.data
    const { dialsPerMinute } = outboundLimits
    const dialled = await dialIn(db, { agent, tokenHash: hashToken(token), dialsPerMinute })
    if (!dialled.ok) {
      const { reason } = dialled
      return reason === 'too-often' ? void sayGoodbye(phone, reason) : refuse(phone, refusals[reason])
    }
    const { caller } = dialled
    const line: Line = { agentId: caller.agentId, linkId: newId(), caller, phone }
    await lines.open(line)
    return visit({ lines, log }, line)
  }
  return {
    knock: (hello, phone, trouble) =>
      knock(hello, phone, trouble).catch((error: unknown) => {
        log.warn('dialling-failed', { error })
        sayGoodbye(phone, 'away')
        return undefined
      }),
  }
}

function refuse(phone: Phone, message: string): undefined {
  sayGoodbye(phone, 'refused', message)
}

function visit({ lines, log }: Pick<DoorOptions, 'lines' | 'log'>, line: Line): Visit {
  const { agentId, phone } = line
  const { maySpeak, giveBack } = allowance()
  const failed = (error: unknown) => log.warn('line-trouble', { agentId, error })
  // One after another, because the first answer counts.
  let answered: Promise<void> = Promise.resolve()
  return {
    hear: (message, trouble) => {
      if (!maySpeak()) return sayGoodbye(phone, 'too-much')
      if (trouble !== undefined) return phone.send('agent.trouble', { message: trouble })
      if (isDeepValue(message)) return phone.send('agent.trouble', { message: nestedTooDeeply() })
      const read = answer.safeParse(message)
      if (!read.success) {
        phone.send('agent.trouble', { message: 'an answer is a JSON object with the id of its turn' })
        return
      }
      const [place] = unstorableIn(message)
      if (place !== undefined) return phone.send('agent.trouble', { message: `${place} ${notStorable}` })
      const { id, ...move } = read.data
      // The platform sets the pace of its own questions, so the answers to them are not too much.
      answered = answered
        .then(() => lines.answer(line, id, JSON.stringify(move)))
        .then((isHeard) => isHeard && giveBack())
        .then(nothing, failed)
    },
    left: () => void lines.close(line).catch(failed),
  }
}

const nothing = () => undefined

/** The messages that a connection may still send. */
function allowance() {
  const { messages, perMs } = outboundLimits
  let left: number = messages
  let since = performance.now()
  return {
    maySpeak: () => {
      const now = performance.now()
      if (now - since > perMs) [left, since] = [messages, now]
      left -= 1
      return left >= 0
    },
    giveBack: () => {
      left = Math.min(messages, left + 1)
    },
  }
}

export type AgentsNamespace = Namespace<AgentToServer, AgentFromServer>

/** Takes agents that dial in over socket.io. Their hello is the `auth` of the connection. */
export function openSocketIoDoor(agents: AgentsNamespace, door: Door): void {
  agents.on('connection', (socket) => {
    const phone: Phone = {
      send: (type, message) => {
        // The name is an event of this namespace, and the message has its type.
        const emit = socket.emit.bind(socket) as (type: string, message: unknown) => boolean
        emit(type, message)
      },
      hangUp: () => void socket.disconnect(true),
    }
    const visit = door.knock(socket.handshake.auth, phone)
    socket.on('turn.answer', (message) => void visit.then((known) => known?.hear(message)))
    socket.on('disconnect', () => void visit.then((known) => known?.left()))
  })
}
