import type { TableHeader } from '../../../features/watch/live-tiles.ts'
import { blankGlance } from '../glance/glance.ts'
import { MiniTable } from './mini-table.tsx'

/** A table that was dealt after the page was made. */
export default function ArrivedTable({ header }: { header: TableHeader }) {
  return <MiniTable header={header} first={blankGlance} />
}
