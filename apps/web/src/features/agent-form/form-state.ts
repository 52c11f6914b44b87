import type { PlaceholderFault, Recognition } from '@wis/protocol'
import type { InsideAddress } from '../../server/request/inside-address.ts'

/** The possible faults of a field, as the catalogs name them. */
export const fieldErrors = [
  'name',
  'email',
  'nameTaken',
  'nameReserved',
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
  'paceMatches',
  'paceFrom',
  'pauseAtFaults',
  'pauseAtDollars',
  'pauseBelowRating',
  'pauseAboveRating',
  'tokensPerDay',
  'dollarsPerDay',
  'inputPrice',
  'pricesNeeded',
  'outputPrice',
  'peopleAtOnce',
  'peopleMatches',
  'labMatches',
  'labTokens',
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
  /** The value for the message: a placeholder, the name of another agent, the sides of a picture, or the network that an address leads to. */
  readonly name?: string
}

export type FieldErrors = Readonly<Partial<Record<string, FieldError>>>

/** The values of a form's fields, by name; never a secret. */
export type Kept = Readonly<Partial<Record<string, readonly string[]>>>

/** A refusal that the catalogs have words for. */
export type RefusalCode = keyof IntlMessages['tickets']['refusals']

export interface AgentFormState {
  readonly errors: FieldErrors
  /** The values that the reader need not type again. */
  readonly kept: Kept
  readonly refusal?: RefusalCode
  /** The new findings, if the form was sent to look something up again. */
  readonly recognition?: Recognition
  /**
   * A thing that can be registered once its owner confirms it, although it was not found or cannot be reached now.
   */
  readonly toConfirm?: string
  /** A link to pass on, which is shown once. */
  readonly link?: string
  readonly isDone?: boolean
}

export const blankState: AgentFormState = { errors: {}, kept: {} }

export const failed = (field: string, code: FieldError['code'], kept: Kept = {}): AgentFormState => ({
  errors: { [field]: { code } },
  kept,
})

/** Kinds have address fields of their own, so that a value typed for one is not taken for another. */
export const addressField = (kind: string | undefined) =>
  kind === 'webhook' ? 'webhookUrl' : kind === 'a2a' ? 'cardUrl' : 'url'

/** The fault of an address that leads only into the platform's own network, at its field. */
export const insideRefused = ({ field, place }: InsideAddress, kind: string, kept: Kept): AgentFormState => ({
  errors: { [field === 'url' ? addressField(kind) : field]: { code: 'inside', name: place } },
  kept,
})

const secrets = new Set(['token'])

/** All values of a form except secrets and the fields that the framework adds. */
export function keptOf(form: FormData): Kept {
  // Not an object: a program may call a field `constructor`.
  const kept = new Map<string, readonly string[]>()
  for (const [name, value] of form.entries()) {
    if (typeof value !== 'string' || secrets.has(name) || name.startsWith('$')) continue
    kept.set(name, [...(kept.get(name) ?? []), value])
  }
  return Object.fromEntries(kept)
}

export const keptText = (kept: Kept, name: string): string | undefined => kept[name]?.[0]
