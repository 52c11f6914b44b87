import type { PlaceholderFault, Recognition } from '@wis/protocol'

/** What may be wrong with a field, as the catalogs name it. */
export const fieldErrors = [
  'name',
  'description',
  'languages',
  'space',
  'space-in-use',
  'space-of-another',
  'inside',
  'model',
  'apiModel',
  'provider',
  'url',
  'baseUrl',
  'token',
  'secret',
  'tokenNeeded',
  'strategy',
  'strategyName',
  'prompt',
  'promptsMissing',
  'placeholder-unknown',
  'placeholder-vote-only',
  'placeholder-unclosed',
  'placeholder-left-out',
  'temperature',
  'topP',
  'maxTokens',
  'extra',
  'concurrency',
  'matchesPerDay',
  'tokensPerDay',
  'dollarsPerDay',
  'inputPrice',
  'pricesNeeded',
  'outputPrice',
  'note',
  'sourceUrl',
  'madeOf',
  'billions',
  'avatar',
  'avatarSide',
  'avatarRatio',
  'avatarFrames',
  'avatarUnreadable',
  'avatarTooDear',
  'avatarBusy',
  'confirmName',
  'throttled',
  'other',
] as const satisfies readonly (string | `placeholder-${PlaceholderFault['code']}`)[]

export interface FieldError {
  readonly code: (typeof fieldErrors)[number]
  /** The placeholder that it is about, the sides of a picture, or the place that an address leads to. */
  readonly name?: string
}

export type FieldErrors = Readonly<Partial<Record<string, FieldError>>>

/** What stands in a form's fields, by their names; never a secret. */
export type Kept = Readonly<Partial<Record<string, readonly string[]>>>

/** A refusal that there are words for. */
export type RefusalCode = keyof IntlMessages['tickets']['refusals']

/** What came of a form about an agent. */
export interface AgentFormState {
  readonly errors: FieldErrors
  /** What the reader need not type again. */
  readonly kept: Kept
  /** Why what was asked for cannot be had. */
  readonly refusal?: RefusalCode
  /** What was found where the form was sent to look something up again. */
  readonly recognition?: Recognition
  /** What can be registered all the same, once its owner confirms that it is not there or not to be reached now. */
  readonly toConfirm?: string
  readonly isDone?: boolean
}

export const blankState: AgentFormState = { errors: {}, kept: {} }

export const failed = (field: string, code: FieldError['code'], kept: Kept = {}): AgentFormState => ({
  errors: { [field]: { code } },
  kept,
})

/** An address that leads nowhere but into the platform's own network, at the field of the form where it stands. */
export const insideRefused = (
  field: 'url' | 'baseUrl',
  { kind, place }: { readonly kind: string; readonly place: string },
  kept: Kept,
): AgentFormState => ({
  errors: { [field === 'url' && kind === 'webhook' ? 'webhookUrl' : field]: { code: 'inside', name: place } },
  kept,
})

const secrets = new Set(['token'])

/** Everything that a form holds but its secrets and what the framework adds. */
export function keptOf(form: FormData): Kept {
  const kept: Record<string, string[]> = {}
  for (const [name, value] of form.entries()) {
    if (typeof value !== 'string' || secrets.has(name) || name.startsWith('$')) continue
    kept[name] = [...(kept[name] ?? []), value]
  }
  return kept
}

export const keptText = (kept: Kept, name: string): string | undefined => kept[name]?.[0]
