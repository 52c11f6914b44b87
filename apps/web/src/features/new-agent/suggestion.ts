import type { Found, Recognition, Recognised } from '@wis/protocol'
import type { Kept } from '../agent-form/form-state.ts'
import type { OwnersKind } from '../agent-form/owners-kinds.ts'

/** The initial values of a form. */
export interface Suggestion {
  readonly kind: OwnersKind
  readonly kept: Kept
  readonly providers: readonly string[]
  /** Other kinds that the text could be. */
  readonly others: readonly OwnersKind[]
}

/** The form for a recognised text, or for the kind that the user chose; undefined if it cannot be an agent. */
export function suggestion(
  { recognised, lookUp }: Recognition,
  chosen: OwnersKind | undefined,
): Suggestion | undefined {
  const likely = lookUp.thing ? kindsOf(lookUp.thing) : kindsNamed(recognised)
  const kind = chosen ?? likely[0]
  if (!kind) return undefined
  const { thing } = lookUp
  return {
    kind,
    kept: keptFor(recognised, thing),
    providers: thing?.kind === 'model' ? thing.providers : [],
    others: [...new Set([...likely, ...alternatives(recognised)])].filter((other) => other !== kind),
  }
}

function kindsOf(thing: Found): readonly OwnersKind[] {
  switch (thing.kind) {
    case 'space':
      return ['hf-space']
    case 'model':
      return ['hf-model']
    case 'endpoint':
      return ['hf-endpoint']
    case 'url':
      if (/\/\.well-known\/agent(?:-card)?\.json$/.test(thing.url)) return ['a2a']
      return /\/v\d+\/?$/.test(thing.url) ? ['openai', 'webhook'] : ['webhook', 'openai']
  }
}

function kindsNamed({ kind }: Recognised): readonly OwnersKind[] {
  switch (kind) {
    case 'space':
    case 'space-host':
      return ['hf-space']
    case 'model':
      return ['hf-model']
    case 'repository':
      return ['hf-space', 'hf-model']
    default:
      return []
  }
}

function alternatives({ kind }: Recognised): readonly OwnersKind[] {
  switch (kind) {
    case 'repository':
      return ['hf-space', 'hf-model']
    case 'url':
    case 'endpoint':
      return ['hf-endpoint', 'openai', 'webhook', 'a2a']
    default:
      return []
  }
}

function keptFor(recognised: Recognised, thing: Found | undefined): Kept {
  const id = thing && 'id' in thing ? thing.id : 'id' in recognised ? recognised.id : undefined
  const url = 'url' in recognised ? recognised.url : undefined
  const provider = 'provider' in recognised ? recognised.provider : undefined
  return {
    ...(id !== undefined && { space: [id], model: [id], name: [nameFrom(id)] }),
    ...(url !== undefined && { url: [url], baseUrl: [url], webhookUrl: [url], cardUrl: [url] }),
    ...(provider !== undefined && { provider: [provider] }),
  }
}

/** owner/my-clever_fox → My clever fox */
export function nameFrom(id: string): string {
  const words = (id.split('/')[1] ?? '').replace(/[-_.]+/g, ' ').trim()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, 40)
}
