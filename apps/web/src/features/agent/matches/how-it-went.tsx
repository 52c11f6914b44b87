import type { AgentMatchRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { fifteenthsOfSeat, pointsText } from '../../../components/text/number-text.ts'
import { roleNameIn } from '../../games/names.ts'

/** The agent's role in a finished match, the result of its side, and its points. In most games there are no roles. */
export function HowItWent({ row }: { row: AgentMatchRow }) {
  const t = useTranslations('agent.matches')
  const locale = useLocale()
  const { match, role } = row
  const points = fifteenthsOfSeat(row)
  const result = resultOf(row)
  if (!result && (match.status !== 'finished' || points === null)) return <>{t('stillOn')}</>
  return (
    <>
      {role !== null && `${roleNameIn(locale, match.game, role)} · `}
      {result && (
        <>
          <span className={result === 'won' ? 'font-semibold text-ink' : ''}>{t(`results.${result}`)}</span>
          {points !== null && ' · '}
        </>
      )}
      {points !== null && t('points', { points: pointsText(points, { signed: true }) })}
    </>
  )
}

function resultOf({ match: { status, decision }, result }: AgentMatchRow) {
  return status === 'void' || (status === 'finished' && decision) ? 'void' : result
}
