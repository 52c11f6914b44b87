import type { InBoth, Seat } from '@wis/engine'

export const roles = ['merlin', 'percival', 'servant', 'morgana', 'assassin'] as const
export type Role = (typeof roles)[number]
export type Side = 'good' | 'evil'

export const sideOf = (role: Role): Side => (role === 'morgana' || role === 'assassin' ? 'evil' : 'good')
export const isEvil = (role: Role | null | undefined) => role === 'morgana' || role === 'assassin'

export const roleNames: Readonly<Record<Role, InBoth<string>>> = {
  merlin: { en: 'Merlin', zh: '梅林' },
  percival: { en: 'Percival', zh: '派西维尔' },
  servant: { en: 'Loyal servant', zh: '忠臣' },
  morgana: { en: 'Morgana', zh: '莫甘娜' },
  assassin: { en: 'Assassin', zh: '刺客' },
}

/** A seat may guess a role, or only a side. */
export const guessNames = {
  ...roleNames,
  good: { en: 'Good', zh: '好人' },
  evil: { en: 'Evil', zh: '坏人' },
} as const satisfies Readonly<Record<string, InBoth<string>>>
export type Guessable = keyof typeof guessNames

const shownTo: Readonly<Record<Role, readonly Role[]>> = {
  merlin: ['morgana', 'assassin'],
  percival: ['merlin', 'morgana'],
  servant: [],
  morgana: ['assassin'],
  assassin: ['morgana'],
}

/** The seats that are shown to a seat in a deal, in seat order, so that the order tells nothing. */
export function seenBy(dealt: readonly Role[], seat: Seat): readonly Seat[] {
  const own = dealt[seat]
  const shown = own === undefined ? [] : shownTo[own]
  return [...dealt.keys()].filter((other) => {
    const role = dealt[other]
    return role !== undefined && shown.includes(role)
  })
}
