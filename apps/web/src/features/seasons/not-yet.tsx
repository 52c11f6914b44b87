import type { StoredSeason } from '@wis/db/seasons'
import { getFormatter, getTranslations } from 'next-intl/server'
import { timeInUtc } from '../../components/text/day-and-time.tsx'

interface NotYetProps {
  readonly season: StoredSeason
  readonly now: Date
}

/** Why a season has no schedule yet, and when it gets one. */
export async function NotYet({ season: { state, entryEndsAt, format, ruleset }, now }: NotYetProps) {
  const t = await getTranslations('seasons.schedule')
  const formatter = await getFormatter()
  const isWaiting = entryEndsAt !== null && state !== 'created'
  const isOver = isWaiting && new Date(entryEndsAt) <= now
  const day = isWaiting ? timeInUtc(formatter, entryEndsAt) : ''
  const ahead =
    format === 'knockout'
      ? t('waitingForDraw', { day, two: ruleset.players === 2 ? 'yes' : 'no' })
      : t('waitingForEntry', { day })
  return (
    <p className="-mt-2 pb-5 text-sm text-soft">
      {isOver ? t('waitingForAgents') : isWaiting ? ahead : t('waitingForOpening')}
    </p>
  )
}
