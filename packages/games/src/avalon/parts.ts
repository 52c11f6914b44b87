import type { BoardPart } from '../contract/results.ts'
import { roleNames, roles } from './roles.ts'

/** A board for each side and for each role. */
export const avalonParts: readonly BoardPart[] = [
  { id: 'good', name: { en: 'Good', zh: '好人' }, metric: 'good-win-rate' },
  { id: 'evil', name: { en: 'Evil', zh: '坏人' }, metric: 'evil-win-rate' },
  ...roles.map((role) => ({ id: role, name: roleNames[role], metric: `${role}-win-rate` })),
]
