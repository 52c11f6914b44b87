import type { Role } from '../roles.ts'
import { confrontation } from './confrontation.ts'
import { cooperation } from './cooperation.ts'
import { cover } from './cover.ts'
import type { Intention } from './intention.ts'

export const intentions: readonly Intention[] = [...confrontation, ...cover, ...cooperation]

/** The intentions that are open to a role in a quest. None to a role that is not known. */
export const intentionsFor = (role: Role | null, quest: number): readonly Intention[] =>
  role === null
    ? []
    : intentions.filter(({ roles, from }) => quest >= from && (roles === undefined || roles.includes(role)))

const byId = new Map(intentions.map((intention) => [intention.id, intention]))

export const intentionCalled = (id: string): Intention | undefined => byId.get(id)
