import type { InBoth } from '@wis/engine'
import type { Role } from '../roles.ts'
import { confrontation } from './confrontation.ts'
import { cooperation } from './cooperation.ts'
import { cover } from './cover.ts'

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

export const intentionKindNames: Readonly<Record<IntentionKind, InBoth<string>>> = {
  interrogation: { en: 'Interrogation', zh: '质询' },
  defence: { en: 'Defence', zh: '辩护' },
  confrontation: { en: 'Confrontation', zh: '对抗' },
  concealment: { en: 'Concealment', zh: '隐藏' },
  deception: { en: 'Deception', zh: '欺骗' },
  persuasion: { en: 'Persuasion', zh: '说服' },
  teamwork: { en: 'Teamwork', zh: '协作' },
}

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

export const intentions: readonly Intention[] = [...confrontation, ...cover, ...cooperation]

/** The intentions that are open to a role in a quest. None to a role that is not known. */
export const intentionsFor = (role: Role | null, quest: number): readonly Intention[] =>
  role === null
    ? []
    : intentions.filter(({ roles, from }) => quest >= from && (roles === undefined || roles.includes(role)))

const byId = new Map(intentions.map((intention) => [intention.id, intention]))

export const intentionCalled = (id: string): Intention | undefined => byId.get(id)
