import { useTranslations } from 'next-intl'
import { RoleMark } from '../../../features/match/table/role-mark.tsx'
import { Notice } from '../../../features/scene/round-table/notice.tsx'
import type { EndSlipProps } from './end-slip.tsx'

export const resultId = 'result'

/**
 * Only the winner, in the middle of the table, for readers who may know it. The slip with all the rest would cover
 * the seats.
 */
export function EndNotice({ event, isRevealed }: EndSlipProps) {
  const t = useTranslations('match.slip.end')
  const link = (
    <a href={`#${resultId}`} className="text-ink underline decoration-rim underline-offset-4">
      {t(isRevealed ? 'toResult' : 'toGuess')} <span aria-hidden="true">↓</span>
    </a>
  )
  if (!isRevealed) return <Notice title={t('concealedTitle')} action={link} />
  const isSpy = event.winner === 'spy'
  const title = (
    <span className={isSpy ? 'text-spy' : 'text-civilian'}>
      <RoleMark role={isSpy ? 'spy' : 'civilian'} className="mr-2" />
      {t(`winner.${event.winner}`)}
    </span>
  )
  return <Notice title={title} action={link} />
}
