/** The roles by which matches and boards are filtered. */
export const seatRoles = ['spy', 'civilian'] as const

/** The sides that win. */
export const winners = ['spy', 'civilians'] as const
