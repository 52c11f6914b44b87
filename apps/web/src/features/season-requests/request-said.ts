/** The messages above a member's request after an action or a refusal. */
export const requestSaids = ['sent', 'withdrawn', 'already-waiting', 'already-answered'] as const
export type RequestSaid = (typeof requestSaids)[number]
