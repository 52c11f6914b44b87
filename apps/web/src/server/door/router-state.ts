import { isDeepJson } from '@wis/engine'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state'

/**
 * Whether Next can read the router state in a request. For a bad state, Next fails instead of refusing the request.
 */
export function isRouterState(header: string): boolean {
  try {
    // Next decodes it in the same way, and then calls itself for each level.
    if (isDeepJson(decodeURIComponent(header))) return false
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}
