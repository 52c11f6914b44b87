import { objectsIn, readFields, storable } from '@wis/games'
import type { Field, FieldValues } from '@wis/games'
import type { GameRequest } from '@wis/protocol'
import type { Agent, AgentReply, AnyRequest, Seen, Served, Usage } from '../agent.ts'

type Failed = Extract<AgentReply, { readonly ok: false }>

/** A question beside a match, and how its answer is read. */
export interface BesideQuestion {
  readonly request: GameRequest
  readonly fields: readonly Field[]
  /** For players of the house. */
  readonly seen?: Seen
  /** How often it is asked in all, while the answer cannot be read. */
  readonly tries?: number
}

interface Told {
  /** The request as it went out, if the connector kept it. */
  readonly sent?: string
  /** What the server of the last answer says of itself. */
  readonly served?: Served
  /** Every answer that was given, the last one at the end. */
  readonly raw: readonly string[]
  readonly reasoning?: string
  readonly usage?: Usage
}

export type BesideAnswer = Told &
  (
    | { readonly kind: 'answered'; readonly values: FieldValues }
    /** The agent does not answer such questions. */
    | { readonly kind: 'declined' }
    | { readonly kind: 'unreadable'; readonly field: string }
    | ({ readonly kind: 'failed' } & Pick<Failed, 'failure' | 'verdict' | 'detail' | 'attempts'>)
  )

/**
 * Asks an agent something that is no turn of a match: a probe, a judgement, a task. Nothing of it goes into a match or
 * to a seat. An answer that cannot be read is asked for again; one that is declined is not.
 */
export async function askBeside(
  agent: Pick<Agent<AnyRequest>, 'reply'>,
  { request, fields, seen, tries = 2 }: BesideQuestion,
  signal: AbortSignal,
): Promise<BesideAnswer> {
  let told: Told = { raw: [] }
  let unread = ''
  for (let attempt = 0; attempt < tries; attempt++) {
    const asked = { ...request, turn: { ...request.turn, tries: attempt } }
    const reply = await agent.reply(asked, signal, seen)
    if (!reply.ok) {
      const { failure, verdict, detail, attempts } = reply
      const tried = attempts && { attempts }
      return { ...told, ...sentIn(reply), kind: 'failed', failure, verdict, detail, ...tried }
    }
    // What is stored is read, so that anybody who reads it again finds the same.
    const text = storable(reply.text)
    told = after(told, { ...reply, text })
    if (isDeclined(text)) return { ...told, kind: 'declined' }
    const filled = readFields(fields, text)
    if (filled.ok) return { ...told, kind: 'answered', values: filled.values }
    unread = filled.field
  }
  return { ...told, kind: 'unreadable', field: unread }
}

function after(told: Told, reply: Extract<AgentReply, { readonly ok: true }>): Told {
  const { text, reasoning, usage } = reply
  const spent = [told.usage, usage].flatMap((one) => one ?? [])
  return {
    ...sentIn(reply),
    raw: [...told.raw, text],
    ...(reasoning !== undefined && { reasoning }),
    ...(spent.length > 0 && {
      usage: {
        inputTokens: spent.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
        outputTokens: spent.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
      },
    }),
  }
}

function sentIn({ attempts = [] }: AgentReply): Pick<Told, 'sent' | 'served'> {
  const sent = attempts.findLast(({ request }) => request?.body !== undefined)?.request?.body
  const served = attempts.findLast((one) => one.served)?.served
  return { ...(sent !== undefined && { sent }), ...(served && { served }) }
}

/** `{"decline": true}`, alone or beside other things. */
export const isDeclined = (text: string) =>
  objectsIn(text).some((object) => 'decline' in object && object.decline === true)
