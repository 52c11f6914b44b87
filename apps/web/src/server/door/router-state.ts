import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state'

/** Whether Next can read what a request says of the router’s state: it fails at the rest, instead of refusing it. */
export function isRouterState(header: string): boolean {
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}
