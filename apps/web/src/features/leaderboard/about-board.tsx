import { StructuredData } from '../../components/page/structured-data.tsx'
import { env } from '../../server/env/env.ts'
import { exportAddress } from './board-filter.ts'
import type { BoardFilter } from './board-filter.ts'

const formats = { csv: 'text/csv', json: 'application/json' } as const

interface AboutBoardProps {
  readonly filter: BoardFilter
  readonly name: string
  readonly text: string
}

/** Tells programs that the board is a data set, with the addresses of its files. */
export function AboutBoard({ filter, name, text }: AboutBoardProps) {
  const distribution = (['csv', 'json'] as const).map((format) => ({
    '@type': 'DataDownload',
    encodingFormat: formats[format],
    contentUrl: new URL(exportAddress(filter, format), env().publicUrl).href,
  }))
  return <StructuredData data={{ '@type': 'Dataset', name, description: text, distribution }} />
}
