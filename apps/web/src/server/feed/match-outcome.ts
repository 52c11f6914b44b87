import type { AgentMatchRow } from '@wis/protocol'
import type { useTranslations } from 'next-intl'
import { fifteenthsOfSeat, pointsText } from '../../components/text/number-text.ts'
import { roleNameIn } from '../../features/games/names.ts'
import type { Locale } from '../../i18n/locale.ts'

type Words = ReturnType<typeof useTranslations<'feeds'>>

/** How an ended match went for an agent, in a sentence. */
export function matchOutcome(t: Words, locale: Locale, row: AgentMatchRow): string {
  const { status, mode, game } = row.match
  const points = fifteenthsOfSeat(row)
  if (status === 'void' || points === null) return t('void')
  const role = row.role === null ? 'none' : roleNameIn(locale, game, row.role)
  return t('went', { role, points: pointsText(points, { signed: true }), mode })
}
