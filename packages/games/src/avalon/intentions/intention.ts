import type { InBoth } from '@wis/engine'
import type { Role } from '../roles.ts'

export const intentionKinds = [
  'interrogation',
  'defence',
  'confrontation',
  'concealment',
  'deception',
  'persuasion',
  'teamwork',
] as const
export type IntentionKind = (typeof intentionKinds)[number]

/** What a seat may want to do with its words. */
export interface Intention {
  readonly id: string
  readonly kind: IntentionKind
  readonly text: InBoth<string>
  /** The roles it is open to. All if it is not given. */
  readonly roles?: readonly Role[]
  /** The first quest in which it is open, counted from 1. */
  readonly from: number
}
