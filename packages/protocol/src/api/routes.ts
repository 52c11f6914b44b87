import { mePage, myData } from './account-page.ts'
import { agentRoutes } from './agent-routes.ts'
import { annotatorRoutes } from './annotator-routes.ts'
import { decisionRoutes } from './decision-routes.ts'
import { experimentRoutes } from './experiment-routes.ts'
import { exportRoutes } from './export-routes.ts'
import { matchRoutes } from './match-routes.ts'
import { operationsRoutes } from './operations-routes.ts'
import { playRoutes } from './play-routes.ts'
import type { Route, RouteKey } from './route.ts'
import { seasonRoutes } from './season-routes.ts'
import { suiteRoutes } from './suite-routes.ts'
import { webhookRoutes } from './webhook-routes.ts'

const accountRoutes = {
  'GET /me': {
    action: 'account.read',
    cost: 'read',
    answer: mePage,
  },
  'GET /me/export': {
    action: 'account.export',
    cost: 'export',
    answer: myData,
  },
} as const satisfies Readonly<Record<RouteKey, Route>>

/**
 * Every call of the API, below /api/v1. A handler that is not listed here is a fault, and so is a missing handler.
 */
export const apiRoutes = {
  ...matchRoutes,
  ...agentRoutes,
  ...playRoutes,
  ...accountRoutes,
  ...operationsRoutes,
  ...seasonRoutes,
  ...decisionRoutes,
  ...exportRoutes,
  ...experimentRoutes,
  ...annotatorRoutes,
  ...suiteRoutes,
  ...webhookRoutes,
} as const satisfies Readonly<Record<RouteKey, Route>>

export type ApiRoutes = typeof apiRoutes
export type ApiKey = keyof ApiRoutes

/** The sections of the API's documentation. */
export const apiParts = {
  matches: keysOf(matchRoutes),
  agents: keysOf(agentRoutes),
  play: keysOf(playRoutes),
  seasons: keysOf({ ...seasonRoutes, ...decisionRoutes }),
  exports: keysOf(exportRoutes),
  experiments: keysOf({ ...experimentRoutes, ...annotatorRoutes, ...suiteRoutes }),
  account: keysOf(accountRoutes),
  webhooks: keysOf(webhookRoutes),
  operations: keysOf(operationsRoutes),
} as const satisfies Readonly<Record<string, readonly ApiKey[]>>

function keysOf<Routes extends object>(routes: Routes): readonly (keyof Routes)[] {
  // The object literal has only the keys that its type names.
  return Object.keys(routes) as (keyof Routes)[]
}
