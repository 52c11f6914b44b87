import { advised, isOnHub, knownFromText } from '@wis/protocol'
import type { Advice, LookUp, Recognised, Stage } from '@wis/protocol'
import type { Hub, HubProblem } from './hub.ts'

/** Asks the Hub about the names recognised in a pasted text. Never throws. */
export async function lookUp(hub: Hub, recognised: Recognised, signal?: AbortSignal): Promise<LookUp> {
  if (!isOnHub(recognised)) return knownFromText(recognised)
  switch (recognised.kind) {
    case 'space':
      return space(hub, recognised.id, signal)
    case 'space-host':
      return spaceAt(hub, recognised.subdomain, signal)
    case 'model':
      return model(hub, recognised, signal)
    case 'repository':
      return either(hub, recognised, signal)
  }
}

/** A bare name may be a Space or a model. Spaces come first, because more agents live in Spaces. */
async function either(hub: Hub, name: Named, signal?: AbortSignal): Promise<LookUp> {
  const asSpace = name.provider === undefined ? await space(hub, name.id, signal) : undefined
  if (asSpace && (asSpace.thing || asSpace.outcome === 'unreachable')) return asSpace
  const asModel = await model(hub, name, signal)
  return asModel.thing || !asSpace || asModel.outcome === 'wrong-kind' ? asModel : asSpace
}

async function spaceAt(hub: Hub, subdomain: string, signal?: AbortSignal): Promise<LookUp> {
  const answer = await hub.spaceAt(subdomain, signal)
  return answer.ok ? space(hub, answer.value.id, signal) : notShown(answer.problem, `${subdomain}.hf.space`)
}

async function space(hub: Hub, id: string, signal?: AbortSignal): Promise<LookUp> {
  const answer = await hub.space(id, signal)
  if (!answer.ok) return notShown(answer.problem, id)
  if (answer.value.sdk === 'static') return advised('wrong-kind', 'static-space-runs-nothing', { id })
  const host = await hub.spaceHost(id, signal)
  if (!host.ok) return notShown(host.problem, id)
  const thing = { kind: 'space', host: host.value, ...answer.value } as const
  return { thing, ...stageAdvice(thing.stage, { id, stage: thing.stageWord ?? '' }) }
}

function stageAdvice(stage: Stage, params: Advice['params']): LookUp {
  switch (stage) {
    case 'up':
    case 'unknown':
      return { outcome: 'found' }
    case 'asleep':
      return advised('sleeping', 'wait-until-awake', params)
    case 'waking':
      return advised('starting', 'wait-until-built', params)
    case 'paused':
      return advised('paused', 'restart-space', params)
    case 'broken':
      return advised('broken', 'fix-space', params)
  }
}

interface Named {
  readonly id: string
  readonly provider?: string
}

/** The Hub's tasks for models that chat. A model without a task may also chat. */
const chatTasks = new Set(['text-generation', 'image-text-to-text', 'any-to-any', 'audio-text-to-text'])

async function model(hub: Hub, { id, provider }: Named, signal?: AbortSignal): Promise<LookUp> {
  const answer = await hub.model(id, signal)
  if (!answer.ok) return notShown(answer.problem, id)
  const { task, gated, providers } = answer.value
  if (task !== undefined && !chatTasks.has(task))
    return advised('wrong-kind', 'not-a-chat-model', { id, task })
  const thing = { kind: 'model', ...(provider !== undefined && { provider }), ...answer.value } as const
  const mayUse = !gated || (hub.hasToken && (await hub.mayUse(id, signal)).ok)
  if (!mayUse) return { thing, ...advised('gated', 'ask-for-access', { id }) }
  return providers.length > 0
    ? { outcome: 'found', thing }
    : { thing, ...advised('found', 'no-provider-serves-it', { id }) }
}

function notShown(problem: HubProblem, id: string): LookUp {
  switch (problem) {
    case 'hidden':
      return advised('private', 'give-token', { id })
    case 'token-refused':
      return advised('private', 'check-token', { id })
    case 'forbidden':
      return advised('private', 'ask-for-access', { id })
    case 'missing':
      return advised('missing', 'check-name-or-token', { id })
    case 'moved':
      return advised('missing', 'use-new-name', { id })
    case 'unreachable':
      return advised('unreachable', 'try-again-later', { id })
  }
}
