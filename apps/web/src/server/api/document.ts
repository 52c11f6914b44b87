import 'server-only'
import { openApiDocument } from '@wis/protocol'
import web from '../../../package.json'
import { env } from '../env.ts'
import { scopeFor } from '../permissions.ts'
import { policies } from '../rate-limit/limits.ts'

/** The API as it is served here. */
export function apiDocument() {
  return {
    openapi: '3.1.1',
    ...openApiDocument({
      version: web.version,
      server: new URL('/api/v1', env().publicUrl).href,
      scopeFor,
      limitFor: (cost) => policies[cost],
    }),
  }
}
