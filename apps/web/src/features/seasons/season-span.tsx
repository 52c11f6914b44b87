import type { SeasonRow } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'

/** The first and the last day of a season. A single day is named once. */
export function SeasonSpan({
  season: { startsAt, endsAt },
}: {
  season: Pick<SeasonRow, 'startsAt' | 'endsAt'>
}) {
  const t = useTranslations('seasons')
  const format = useFormatter()
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium' })
  const from = day(startsAt)
  if (endsAt === null) return t('from', { day: from })
  const to = day(endsAt)
  return from === to ? from : t('span', { from, to })
}
