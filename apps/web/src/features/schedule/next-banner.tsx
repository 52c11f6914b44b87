import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { SmallPicture } from '../games/small-picture.tsx'
import type { CalendarEntry } from './calendar-entries.tsx'

interface NextBannerProps {
  readonly entry: CalendarEntry
  readonly now: Date
}

/** What comes next, large: its game, its name, and how far away it is. */
export async function NextBanner({ entry, now }: NextBannerProps) {
  const { at, href, game, title, about, what } = entry
  const t = await getTranslations('schedule')
  const { dateTime, relativeTime } = await getFormatter()
  return (
    <section
      aria-labelledby="next"
      className="relative grid overflow-hidden rounded-card border border-line bg-raised hover:border-strong sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
    >
      <SmallPicture
        game={game}
        place="next"
        size="border-line grid content-center [zoom:0.8] max-sm:border-b sm:border-r [--high:19rem] max-sm:[--high:13rem]"
      />
      <div className="flex flex-col justify-center gap-1 p-6 sm:p-8">
        <p className="label text-brass!">{t('comesNext')}</p>
        <h2 id="next" className="display pt-1 text-3xl wrap-anywhere">
          <Link href={href} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-soft">{what ? `${about} · ${what}` : about}</p>
        <p className="display pt-5 text-4xl first-letter:uppercase">{relativeTime(at, now)}</p>
        <time dateTime={at.toISOString()} className="figures text-sm text-soft">
          {dateTime(at, {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
          })}{' '}
          UTC
        </time>
      </div>
    </section>
  )
}
