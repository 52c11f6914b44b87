import type { StoredSeason } from '@wis/db/seasons'
import { NextIntlClientProvider } from 'next-intl'
import { getFormatter, getMessages, getTranslations } from 'next-intl/server'
import { SectionTitle } from '../../components/page/titles.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { SmallPicture } from '../games/small-picture.tsx'
import { messagesFor } from '../scene/scene-opening.ts'
import { datesAheadOf } from './next-date-of.ts'
import { NotYet } from './not-yet.tsx'

interface DatesAheadProps {
  readonly season: StoredSeason
  readonly now: Date
}

/** A round robin that nobody has played in yet: when it takes entries, when it begins, and what is played. */
export async function ScheduleAhead(props: DatesAheadProps) {
  const t = await getTranslations('seasons.schedule')
  return (
    <section aria-labelledby="schedule" className="min-w-0 pt-14 pb-6 max-lg:w-full">
      <SectionTitle id="schedule" title={t('title')} />
      <NotYet {...props} />
      <DatesAhead {...props} />
    </section>
  )
}

/** The table of a season's game, and its dates to come. */
export async function DatesAhead({ season, now }: DatesAheadProps) {
  const t = await getTranslations('seasons.card')
  const format = await getFormatter()
  const { match, scene } = await getMessages()
  const dates = datesAheadOf(season, now)
  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised">
      <div aria-hidden="true" className="border-b border-line bg-felt">
        <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
          <SmallPicture
            game={season.game}
            place={season.slug}
            size="mx-auto max-w-160 [zoom:0.8] [--high:17rem]"
          />
        </NextIntlClientProvider>
      </div>
      {dates.length > 0 && (
        <ol className="grid gap-x-6 gap-y-4 p-5 sm:auto-cols-fr sm:grid-flow-col">
          {dates.map(({ what, at }) => (
            <li key={what} className="border-l-2 border-brass pl-4">
              <span className="block text-sm text-soft">{t(what)}</span>
              <span className="display block text-xl">{format.relativeTime(new Date(at), now)}</span>
              <time dateTime={at} className="figures text-sm text-soft">
                {timeInUtc(format, at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
