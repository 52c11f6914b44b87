import { deferredCode } from '../../../features/match/deferred/use-deferred-code.ts'

/** What a player is for a reader who does more than look on. */
export const partsCode = deferredCode(() => import('../match-parts.tsx'))
