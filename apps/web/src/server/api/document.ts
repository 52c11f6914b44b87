import 'server-only'
import { openApiDocument } from '@wis/protocol'
import web from '../../../package.json'
import { env } from '../env/env.ts'
import { scopeFor } from '../permissions.ts'
import { policies } from '../rate-limit/limits.ts'

let known: ReturnType<typeof openApiDocument> | undefined

/** The API document of this installation. It changes only with the code and the settings, so it is made once. */
export function apiDocument() {
  known ??= openApiDocument({
    version: web.version,
    server: new URL('/api/v1', env().publicUrl).href,
    scopeFor,
    limitFor: (cost) => policies[cost],
  })
  return { openapi: '3.1.1', ...known }
}
