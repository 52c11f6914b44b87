import type { Database } from '@wis/db'
import type { Viewer } from '../permissions.ts'
import type { Use } from '../rate-limit/allowance.ts'

/** The parts of a call that the download of a season needs. */
export interface DownloadCall {
  readonly db: Database
  readonly viewer: Viewer
  readonly request: Request
  readonly params: { readonly slug: string }
  owe(units: number): readonly Use[]
}
