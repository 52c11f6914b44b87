import { mePage, myData } from './account-page.ts'
import type { Route, RouteKey } from './route.ts'

export const accountRoutes = {
  'GET /me': {
    summary: 'Whom the platform takes the asker for, and what the token that was sent may be used for.',
    action: 'account.read',
    cost: 'read',
    answer: mePage,
  },
  'GET /me/export': {
    summary: 'All that is stored of an account and its agents.',
    action: 'account.export',
    cost: 'export',
    answer: myData,
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
