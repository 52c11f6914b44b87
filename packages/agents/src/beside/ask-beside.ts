import { objectsIn, readFields, storable } from '@wis/games'
import type { Field, FieldValues } from '@wis/games'
import type { GameRequest } from '@wis/protocol'
import type { AgentReply, AnyRequest, Seen, Served, Usage } from '../agent.ts'
import { askInTime } from '../ask-in-time.ts'
import type { AskedInTime } from '../ask-in-time.ts'

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
  /** Everything that came back, try by try. */
  readonly replies: readonly AgentReply[]
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

export type FailedAnswer = Extract<BesideAnswer, { readonly kind: 'failed' }>

interface AskedBeside extends AskedInTime<AnyRequest> {
  /** Whether the limit is for each try, and not for all of them together. */
  readonly isPerTry?: boolean
}

/**
 * Asks an agent something that is no turn of a match: a probe, a judgement, a task. Nothing of it goes into a match or
 * to a seat. An answer that cannot be read is asked for again; one that is declined is not.
 */
export async function askBeside(
  { isPerTry = false, ...asking }: AskedBeside,
  { request, fields, seen, tries = 2 }: BesideQuestion,
): Promise<BesideAnswer> {
  const { clock, limitMs } = asking
  const begun = clock.now().getTime()
  const replies: AgentReply[] = []
  let told: Omit<Told, 'replies'> = { raw: [] }
  let unread = ''
  for (let attempt = 0; attempt < tries; attempt++) {
    const gone = isPerTry ? 0 : clock.now().getTime() - begun
    const asked = { ...request, turn: { ...request.turn, tries: attempt } }
    const { reply } = await askInTime({ ...asking, limitMs: limitMs - gone }, asked, seen)
    replies.push(reply)
    if (!reply.ok) {
      const { failure, verdict, detail, attempts } = reply
      const tried = attempts && { attempts }
      return { ...told, ...servedIn(reply), replies, kind: 'failed', failure, verdict, detail, ...tried }
    }
    // What is stored is read, so that anybody who reads it again finds the same.
    const text = storable(reply.text)
    told = after(told, { ...reply, text })
    if (isDeclined(text)) return { ...told, replies, kind: 'declined' }
    const filled = readFields(fields, text)
    if (filled.ok) return { ...told, replies, kind: 'answered', values: filled.values }
    unread = filled.field
  }
  return { ...told, replies, kind: 'unreadable', field: unread }
}

function after(
  told: Omit<Told, 'replies'>,
  reply: Extract<AgentReply, { readonly ok: true }>,
): Omit<Told, 'replies'> {
  const { text, reasoning, usage } = reply
  const spent = [told.usage, usage].flatMap((one) => one ?? [])
  return {
    ...servedIn(reply),
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

function servedIn({ attempts = [] }: AgentReply): Pick<Told, 'served'> {
  const served = attempts.findLast((one) => one.served)?.served
  return served ? { served } : {}
}

/** How often a question is asked if no answer comes at all, with a longer rest each time. */
export const mostFailures = 3
const restMs = 1_000

interface Persistent extends Pick<AskedBeside, 'clock' | 'signal'> {
  /** Undefined if nobody is to be asked any more. */
  ask(): Promise<BesideAnswer | undefined>
  /** Whether it may be asked again after that. */
  onFailure?(failed: FailedAnswer): Promise<boolean>
}

/** Asks again if no answer comes, because everybody has a bad moment. */
export async function askUntilAnswered({
  clock,
  signal,
  ask,
  onFailure,
}: Persistent): Promise<BesideAnswer | undefined> {
  for (let failures = 1; ; failures++) {
    const answer = await ask()
    if (answer?.kind !== 'failed' || signal.aborted) return answer
    const mayGoOn = (await onFailure?.(answer)) ?? true
    if (!mayGoOn || failures === mostFailures) return answer
    await clock.pause(restMs * failures, signal)
  }
}

/** `{"decline": true}`, alone or beside other things. */
export const isDeclined = (text: string) =>
  objectsIn(text).some((object) => 'decline' in object && object.decline === true)
