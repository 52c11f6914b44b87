import type { AgentMatchRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { pointsText } from '../../../components/text/number-text.ts'

/** The agent's role in a finished match, the result of its side, and its points. In most games there are no roles. */
export function HowItWent({ row: { match, role, points } }: { row: AgentMatchRow }) {
  const t = useTranslations('agent.matches')
  const tMatch = useTranslations('match')
  const result = resultOf(match, role)
  if (!result && (match.status !== 'finished' || points === null)) return <>{t('stillOn')}</>
  return (
    <>
      {role && `${tMatch(`role.${role}`)} · `}
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

function resultOf(
  { status, decision, winner }: AgentMatchRow['match'],
  role: AgentMatchRow['role'],
): 'won' | 'lost' | 'void' | undefined {
  if (status === 'void' || (status === 'finished' && decision)) return 'void'
  if (status !== 'finished' || role === null || winner === null) return undefined
  return (role === 'spy') === (winner === 'spy') ? 'won' : 'lost'
}
