import { chatUrl } from '@wis/protocol'
import type { ConnectorSettings } from '@wis/protocol'

/**
 * APIs that many owners share and none of them runs, as the platform knows them. Never one that brings its customers' own
 * machines under its name, such as `*.hf.space` or `*.endpoints.huggingface.cloud`: those are their owners'.
 */
export const wellKnownProviders = [
  'api.anthropic.com',
  'api.deepseek.com',
  'api.mistral.ai',
  'api.moonshot.cn',
  'api.openai.com',
  'api.x.ai',
  'dashscope.aliyuncs.com',
  'generativelanguage.googleapis.com',
  'open.bigmodel.cn',
  'openrouter.ai',
] as const

/** Finds the shared provider that answers for an agent; undefined where its owner may run what answers. */
export type SharedProviderOf = (settings: ConnectorSettings) => string | undefined

/** `listed` are the hosts on the operator's list; whatever the router of the Hub is, it is one of them. */
export function sharedProviders(listed: readonly string[], router: string): SharedProviderOf {
  const shared = new Set([...listed.map(placeOfListed), placeOf(router)])
  return (settings) => {
    const url = addressOf(settings, router)
    const place = url === undefined ? undefined : placeOf(url)
    return place !== undefined && shared.has(place) ? place : undefined
  }
}

/** A dedicated endpoint is its owner's, whatever its address. */
function addressOf(settings: ConnectorSettings, router: string): string | undefined {
  if (settings.kind === 'hf-model') return router
  return settings.kind === 'openai' ? chatUrl(settings.baseUrl) : undefined
}

/** Host and port, without the port that https has anyway. Over plain http anybody on the way may answer. */
function placeOf(address: string): string | undefined {
  const url = new URL(address)
  if (url.protocol === 'https:') return url.host
  return url.port === '' ? undefined : url.host
}

const placeOfListed = (host: string) => new URL(`https://${host}`).host
