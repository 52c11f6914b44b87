import type { Later } from './call.ts'

export interface Lent {
  callApi(request: Request, path: readonly string[]): Promise<Response | Later<Response>>
  startLetters(): Promise<void>
}

const shared = globalThis as typeof globalThis & { wisBorrow?: (lent: Lent) => void }

/**
 * Next makes a program of its own of instrumentation.ts, with a second copy of all code that it imports. So it imports nothing that
 * needs the database, and borrows it from the API, which Next loads when the server starts.
 */
export function borrow(use: (lent: Lent) => void): void {
  shared.wisBorrow = use
}

/** Does nothing while the site is built, because no server runs then. */
export const lend = (lent: Lent): void => shared.wisBorrow?.(lent)
