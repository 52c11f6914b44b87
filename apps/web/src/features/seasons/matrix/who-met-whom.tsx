import { seasonMatrix } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import type { Language } from '@wis/games'
import { mostInMatrix } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { Section } from '../../../components/page/titles.tsx'
import { database } from '../../../server/database.ts'
import { MatrixList } from './matrix-list.tsx'
import { MatrixTable } from './matrix-table.tsx'

interface WhoMetWhomProps {
  readonly season: StoredSeason
  readonly language: Language
  readonly seesWithheld: boolean
}

/** Everyone against everyone of a round robin, as far as the reader may know. */
export async function WhoMetWhom({ season, language, seesWithheld }: WhoMetWhomProps) {
  if (season.format !== 'round-robin' || (season.embargoed && !seesWithheld)) return null
  const matrix = await seasonMatrix(database(), season, { language, top: mostInMatrix, seesWithheld })
  if (matrix.cells.length === 0) return null
  const t = await getTranslations('seasons.board')
  return (
    <Section id="met" title={t('matrix')} className="pt-14">
      <MatrixTable matrix={matrix} />
      <MatrixList matrix={matrix} />
    </Section>
  )
}
