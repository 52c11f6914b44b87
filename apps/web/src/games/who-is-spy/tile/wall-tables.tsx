'use client'

import { lazyPart } from '../../../components/loading/lazy-part.ts'
import { LiveTables } from '../../../features/watch/live-tables.tsx'
import type { LiveTablesProps } from '../../../features/watch/live-tables.tsx'

// The server draws the tables that run when the page is made, so this code loads later.
const ArrivedTable = lazyPart(() => import('./arrived-table.tsx'))

export function WallTables(props: Omit<LiveTablesProps, 'ArrivedTable'>) {
  return <LiveTables {...props} ArrivedTable={ArrivedTable} />
}
