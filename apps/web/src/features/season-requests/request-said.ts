/** What is said above a member's request after something was done, or could not be. */
export const requestSaids = ['sent', 'withdrawn', 'already-waiting', 'already-answered'] as const
export type RequestSaid = (typeof requestSaids)[number]
