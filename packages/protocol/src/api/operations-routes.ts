import { z } from 'zod'
import { healthPage, schedulePage } from './operations-page.ts'
import type { Route, RouteKey } from './route.ts'

export const operationsRoutes = {
  'GET /schedule': {
    summary: 'Who waits, what is played, by which rule tables are made and when next.',
    action: 'operations.read',
    cost: 'read',
    answer: schedulePage,
  },
  'GET /health': {
    summary: 'Whether every part answers: 200 if so, 503 if not.',
    action: 'operations.read',
    cost: 'read',
    anyQuery: true,
    answer: healthPage,
    unwell: healthPage,
  },
  'GET /openapi.json': {
    summary: 'This document.',
    action: 'operations.read',
    cost: 'read',
    anyQuery: true,
    answer: z.looseObject({ openapi: z.string() }),
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
