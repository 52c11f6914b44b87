import type { InBoth } from '@wis/engine'
import { DataFault, fileCalled, headed, plain, readOutline } from '../../outline/outline.ts'
import type { Entry } from '../../outline/outline.ts'
import { files } from '../content/generated/intentions.ts'
import { roles as allRoles } from '../roles.ts'
import type { Role } from '../roles.ts'

/** What a seat may want to do with its words. */
export interface Intention {
  readonly id: string
  readonly kind: string
  readonly text: InBoth<string>
  /** The roles it is open to. All if it is not given. */
  readonly roles?: readonly Role[]
  /** The first quest in which it is open, counted from 1. */
  readonly from: number
}

/** By kinds. `name: quest role role …`, and below it the text in English and in Chinese. */
export const intentions: readonly Intention[] = readOutline(fileCalled('intentions', files)).flatMap((kind) =>
  kind.below.map((entry) => intentionIn(kind.text, entry)),
)

function intentionIn(kind: string, entry: Entry): Intention {
  const [id, open = ''] = headed(entry)
  const [quest = '', ...named] = open.split(' ')
  const roles = allRoles.filter((role) => named.includes(role))
  const [en, zh, more] = entry.below.map((line) => plain(line).text)
  if (en === undefined || zh === undefined || more !== undefined || roles.length < named.length)
    throw new DataFault(entry, 'an intention has a quest, roles, and its text in two languages')
  return { id, kind, from: Number(quest), text: { en, zh }, ...(roles.length > 0 && { roles }) }
}

/** The intentions that are open to a role in a quest. None to a role that is not known. */
export const intentionsFor = (role: Role | null, quest: number): readonly Intention[] =>
  role === null
    ? []
    : intentions.filter(({ roles, from }) => quest >= from && (roles === undefined || roles.includes(role)))

const byId = new Map(intentions.map((intention) => [intention.id, intention]))

export const intentionCalled = (id: string): Intention | undefined => byId.get(id)
