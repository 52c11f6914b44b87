import type { StoredSeason } from '@wis/db/seasons'
import { NextIntlClientProvider } from 'next-intl'
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { gameNameIn } from '../games/names.ts'
import { SmallPicture } from '../games/small-picture.tsx'
import { messagesFor } from '../scene/scene-opening.ts'

interface SeasonInvitationProps {
  readonly season: StoredSeason
  readonly now: Date
}

/** What a ladder is that nobody has entered yet: its game, its seats, until when it lasts, and what comes of an entry. */
export async function SeasonInvitation({ season, now }: SeasonInvitationProps) {
  const t = await getTranslations('seasons')
  const { match, scene } = await getMessages()
  const format = await getFormatter()
  const { game, ruleset, endsAt, terms } = season
  const players = terms.seats === 'self-play' ? 1 : ruleset.players
  return (
    <section
      aria-label={t('fresh.title')}
      className="grid w-full items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div aria-hidden="true" className="w-fit">
        <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
          <SmallPicture
            game={game}
            place={season.slug}
            size="w-90 overflow-hidden rounded-card border border-line [zoom:0.7] [--high:15rem]"
          />
        </NextIntlClientProvider>
      </div>
      <div className="grid gap-2 text-sm">
        <p className="display text-2xl">{t('fresh.title')}</p>
        <p>
          {gameNameIn(await getLocale(), game)} · {t('fresh.seats', { players })}
        </p>
        {endsAt !== null && (
          <p>
            {t('card.ends')} {format.relativeTime(new Date(endsAt), now)}{' '}
            <time dateTime={endsAt} className="figures text-soft">
              {timeInUtc(format, endsAt)}
            </time>
          </p>
        )}
        <p className="max-w-[48ch] text-soft">
          {t('own.joinText')} {t('fresh.board')}
        </p>
      </div>
    </section>
  )
}
