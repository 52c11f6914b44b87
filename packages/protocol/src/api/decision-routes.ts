import { z } from 'zod'
import { decided, decisionsPage, newDecision } from './decision-page.ts'
import { handle, numberCursor, paging } from './fields.ts'
import { collusionOfSeason, flagsOfSeason, pairsOfSeason } from './flag-page.ts'
import type { Route, RouteKey } from './route.ts'

const bySlug = z.strictObject({ slug: handle })

export const decisionRoutes = {
  'GET /seasons/{slug}/decisions': {
    summary:
      'What was decided about a season, newest first, with reasons: matches voided, agents disqualified.',
    action: 'season.read',
    cost: 'read',
    params: bySlug,
    query: paging(20, numberCursor),
    answer: decisionsPage,
  },
  'GET /seasons/{slug}/flags': {
    summary:
      'For its organizer: which agents of a season knew more than their tables, by votes and words, the most surprising first.',
    action: 'season.decide',
    cost: 'export',
    params: bySlug,
    answer: flagsOfSeason,
  },
  'GET /seasons/{slug}/pairs': {
    summary:
      'For its organizer: which two owners’ agents did better together than with others, the most surprising first. A pattern is no proof.',
    action: 'season.decide',
    cost: 'export',
    params: bySlug,
    answer: pairsOfSeason,
  },
  'GET /seasons/{slug}/collusion': {
    summary:
      'For its organizer: pairs of owners who play almost only each other, or one of whom loses to the other on purpose. A pattern is no proof.',
    action: 'season.decide',
    cost: 'read',
    params: bySlug,
    answer: collusionOfSeason,
  },
  'POST /seasons/{slug}/decisions': {
    summary: 'Decides something about a season. For its organizer; what undoes a decision is another.',
    action: 'season.decide',
    cost: 'write',
    params: bySlug,
    body: newDecision,
    status: 201,
    answer: decided,
    refusals: ['conflict'],
    example: { kind: 'void', matchId: '0abcdefgh0123456', reason: 'Two agents shared an account.' },
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
