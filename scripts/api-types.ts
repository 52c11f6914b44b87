import { openApiDocument } from '@wis/protocol'
import openapiTS, { astToString } from 'openapi-typescript'

export const apiTypesFile = 'apps/cli/src/api-client/generated/api.ts'

/** The types of the API, as text. They do not depend on permissions, limits or hosts. */
export async function apiTypes(): Promise<string> {
  const document = openApiDocument({
    version: '',
    server: 'https://play.example/api/v1',
    scopeFor: () => 'read',
    limitFor: () => ({ limit: 1, windowMs: 1000 }),
  })
  const types = await openapiTS(JSON.stringify(document))
  return `// Made of the OpenAPI document by \`node scripts/api-client.mjs\`: not to be changed by hand.\n\n${astToString(types)}`
}
