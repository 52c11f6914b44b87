import type { StoredCall, StoredMake } from '@wis/db/experiments'
import { jsonIn } from '@wis/engine'
import { besideTexts, forBeside } from '@wis/games'
import type { ExportedCall, ExportedMake, ToldText } from '@wis/lab'
import { canonicalJson, hashText } from '@wis/proof'
import { publicConnectorOf } from '@wis/protocol'
import type { ConnectorSettings } from '@wis/protocol'
import { z } from 'zod'

interface Owned {
  readonly ownerId: string | null
  readonly published: boolean
}

/** Who reads it, and the agents that are no longer named. */
interface Telling {
  readonly reader: string | undefined
  readonly withdrawn: ReadonlyMap<string, string>
}

/** Owners read everything of their own agents. Others read it in full only where the owner publishes it. */
const mayRead = ({ ownerId, published }: Owned, reader: string | undefined) =>
  published || (reader !== undefined && ownerId === reader)

const told = (text: string, isShown: boolean): ToldText => ({
  sha256: hashText(text),
  ...(isShown && { text }),
})

const toldOrNull = (text: string | null | undefined, isShown: boolean) =>
  text === null || text === undefined ? null : told(text, isShown)

/** How an agent is made. It never tells an address. */
export function exportedMakeOf(make: StoredMake, reader: string | undefined): ExportedMake {
  const { settings, model, harness } = make
  const declared = { model, harness }
  if (!settings) return { model: null, provider: null, strategy: null, settings: null, declared }
  const shown = publicConnectorOf(settings, mayRead(make, reader))
  const { strategy } = shown
  const texts = ownTexts(settings)
  return {
    model: shown.model,
    provider: shown.provider,
    strategy: strategy && {
      id: strategy.id,
      custom: strategy.custom,
      prompts: texts === undefined ? null : told(texts, mayRead(make, reader)),
    },
    settings: 'settings' in settings && settings.settings ? openSettings(settings.settings) : null,
    declared,
  }
}

function ownTexts(settings: ConnectorSettings): string | undefined {
  if (!('strategy' in settings) || !('custom' in settings.strategy)) return undefined
  const { texts, steps } = settings.strategy.custom
  return canonicalJson(steps ? { ...texts, steps } : texts)
}

/** A call to an agent as an archive has it. The reasons of a failure may name an address, so they are left out. */
export function exportedCallOf(call: StoredCall, { reader, withdrawn }: Telling): ExportedCall {
  const { reply, exchange, ownerId, published, ...facts } = call
  const isShown = mayRead({ ownerId, published }, reader) && !withdrawn.has(call.agent)
  let body: string | undefined
  return {
    ...facts,
    tries: exchange.map(({ request, call: step, status, answer, served }) => {
      body = request?.body ?? body
      const sent = body === undefined ? undefined : sentIn(body)
      return {
        step: step?.place ?? null,
        asked: toldOrNull(sent?.asked, isShown),
        parameters: sent?.parameters ?? null,
        status: status ?? null,
        answer: toldOrNull(answer, isShown),
        served: served ?? null,
      }
    }),
    reply: toldOrNull(reply, isShown),
    ...forBeside(besideTexts, (name) => toldOrNull(call[name], isShown)),
  }
}

const chatBody = z.looseObject({ messages: z.array(z.unknown()) })

/** The messages to a model apart from the rest of the call. A program is sent everything in one. */
function sentIn(body: string): {
  readonly asked: string
  readonly parameters: Record<string, unknown> | null
} {
  const read = chatBody.safeParse(jsonIn(body)).data
  if (!read) return { asked: body, parameters: null }
  const { messages, ...parameters } = read
  return { asked: canonicalJson(messages), parameters: openSettings(parameters) }
}

/** Names under which servers expect a secret. */
const isSecretName = (name: string) => /key|secret|token|auth|pass|pw|credential|cookie|sig/i.test(name)
/** Words such as `high` or `json_object`. No key is as short. */
const isPlainWord = (text: string) => /^[\w.-]{1,16}$/.test(text)

/**
 * Settings without anything that could be a secret or an address: numbers, yes, no and short words stand as they are, and
 * of everything else only its hash.
 */
function openSettings(settings: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, openValue(name, value)]],
    ),
  )
}

function openValue(name: string, value: unknown): unknown {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  if (name === 'model' && typeof value === 'string') return value
  if (isSecretName(name)) return '[secret]'
  if (typeof value === 'string' && isPlainWord(value)) return value
  if (typeof value === 'object' && !Array.isArray(value)) return openSettings(value)
  return { sha256: hashText(canonicalJson(value)) }
}
