import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { runnerUrl } from './server/env/runner-url.ts'

/** One origin for everything: live messages go on to the runner. All other requests pass by: see receive-visits.ts. */
export function proxy({ nextUrl: { pathname, search } }: NextRequest): Response {
  const { RUNNER_URL, RUNNER_PORT } = process.env
  return NextResponse.rewrite(new URL(pathname + search, runnerUrl(RUNNER_URL, RUNNER_PORT)))
}

// The paths of isLivePath. Next reads them without running this file.
export const config = { matcher: ['/socket.io/:path*', '/agent'] }
