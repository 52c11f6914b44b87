import { afterAll, vi } from 'vitest'

// Files share a process, and what one of them sets would be set for the next.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
