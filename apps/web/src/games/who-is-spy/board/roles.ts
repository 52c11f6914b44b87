/** The roles that boards are shown for, as addresses name them. */
export const roles = ['spy', 'civilian'] as const
export type Role = (typeof roles)[number]
