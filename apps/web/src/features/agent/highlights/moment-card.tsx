import type { InBoth, Seat } from '@wis/engine'
import type { Scene } from '@wis/games'
import type { MatchRow } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { Link, linkStyle } from '../../../components/link/link.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { GameGlyph } from '../../games/game-marks.tsx'
import { GameThumbnail } from '../../games/game-thumbnail.tsx'
import { gameNameIn, titleOfMatch } from '../../games/names.ts'
import { RowPicture } from '../../games/row-picture.tsx'
import { playerQuery } from '../../match/player/player-address.ts'
import { tableName } from '../../match/table-name.ts'
import { SeatChip, seatTone } from '../../match/table/seat-chip.tsx'

/** A place in a match that is worth showing to others. */
export interface Highlight {
  readonly match: Pick<MatchRow, 'id' | 'game' | 'seats'> & Partial<Pick<MatchRow, 'endedAt'>>
  readonly seq: number
  readonly seat: Seat | null
  /** Its name among the moments of its game. */
  readonly kind: string
  readonly title?: InBoth<string>
  readonly text: InBoth<string>
  readonly quote: string | undefined
  /** The table at that time. Only the moments that a page shows large have it. */
  readonly scene?: Scene
}

interface MomentCardProps {
  readonly moment: Highlight
  /** Whether it stands among moments of other matches, and says of which game and of whom it is. */
  readonly isPictured?: boolean
}

export function MomentCard({ moment, isPictured = false }: MomentCardProps) {
  const t = useTranslations('match')
  const titles = useTranslations('match.titles')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  const { match, seq, seat, title, text, quote } = moment
  const query = playerQuery({ at: seq, view: undefined, level: 'everything' })
  return (
    <li
      data-testid="moment"
      className="group relative flex min-w-0 flex-col border border-line bg-raised p-4 transition-colors hover:border-strong"
    >
      {isPictured && <MomentPicture moment={moment} />}
      {(isPictured || title) && (
        <p className="label flex flex-wrap items-center gap-x-2 pb-1.5">
          {isPictured && (
            <>
              <GameGlyph game={match.game} className="size-4" />
              {gameNameIn(locale, match.game)}
            </>
          )}
          {title && <span className="text-brass">{isPictured ? `· ${title[locale]}` : title[locale]}</span>}
          {isPictured && <Sitters match={match} />}
        </p>
      )}
      <p className="font-display text-lg leading-snug break-words">
        {seat !== null && <SeatChip seat={seat} className="mr-2 align-[0.1em]" />}
        {text[locale]}
      </p>
      {quote !== undefined && (
        <blockquote className="mt-2 line-clamp-3 border-l-2 border-rim pl-3 text-sm break-words text-soft">
          <ForeignText text={quote} />
        </blockquote>
      )}
      <div className="mt-auto flex items-center justify-between gap-3 pt-3 text-sm">
        <Link
          href={`/matches/${match.id}${query}`}
          className={`${linkStyle} shrink-0 after:absolute after:inset-0 group-hover:decoration-brass`}
        >
          {t('moments.show')}
        </Link>
        <span className="min-w-0 text-right text-faint wrap-break-word">
          {isPictured ? titleOfMatch(titles, locale, match) : t('table', { name: tableName(match.id) })}
          {isPictured && match.endedAt && (
            <time dateTime={match.endedAt} className="whitespace-nowrap">
              {'\u00A0· '}
              {dateTime(new Date(match.endedAt), { weekday: 'short', timeZone: 'UTC' })}
            </time>
          )}
        </span>
      </div>
    </li>
  )
}

/** A further moment of a page, in a line: its table, its game, what happened, who played and when. */
export function MomentLine({ moment: { match, seq, text, scene } }: { moment: Highlight }) {
  const titles = useTranslations('match.titles')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  const query = playerQuery({ at: seq, view: undefined, level: 'everything' })
  return (
    <li
      data-testid="moment"
      className="group relative flex items-center gap-x-3 py-2 hover:bg-raised @4xl:gap-x-5"
    >
      {scene && (
        <RowPicture
          name={`${match.id}-${seq}`}
          scene={scene}
          agents={match.seats.map(({ agent }) => agent)}
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="label flex items-center gap-x-1.5">
          <GameGlyph game={match.game} className="size-4" />
          {gameNameIn(locale, match.game)}
        </span>
        <Link
          href={`/matches/${match.id}${query}`}
          className="block font-display leading-snug break-words @4xl:text-lg after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
        >
          {text[locale]}
        </Link>
        <span className="block text-sm wrap-anywhere text-soft">{titleOfMatch(titles, locale, match)}</span>
      </span>
      {match.endedAt && (
        <time dateTime={match.endedAt} className="shrink-0 text-xs text-faint">
          {dateTime(new Date(match.endedAt), { weekday: 'short', timeZone: 'UTC' })}
        </time>
      )}
    </li>
  )
}

/** The first moment of a page: its table, and its one sentence, large. */
export function LeadMoment({ moment }: { moment: Highlight }) {
  const t = useTranslations('match')
  const titles = useTranslations('match.titles')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  const { match, seq, seat, title, text, quote } = moment
  const query = playerQuery({ at: seq, view: undefined, level: 'everything' })
  return (
    <article
      data-testid="lead-moment"
      className="relative mb-8 grid items-center gap-x-10 gap-y-5 rounded-card border border-line bg-sunken p-5 hover:border-strong lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:[--high:20rem] sm:p-8"
    >
      <MomentPicture moment={moment} />
      <div className="min-w-0">
        <p className="label flex flex-wrap items-center gap-x-2 gap-y-1">
          <GameGlyph game={match.game} className="size-4" />
          {gameNameIn(locale, match.game)}
          {title && <span className="text-brass">· {title[locale]}</span>}
        </p>
        <h2 className="pt-2 font-display text-[clamp(1.5rem,3.4vw,2.5rem)] leading-tight text-balance break-words">
          {seat !== null && <SeatChip seat={seat} className="mr-3 align-[0.15em]" />}
          {text[locale]}
        </h2>
        {quote !== undefined && (
          <blockquote className="mt-3 line-clamp-2 border-l-2 border-rim pl-3 break-words text-soft">
            <ForeignText text={quote} />
          </blockquote>
        )}
        <p className="pt-3 text-sm text-soft">
          {titleOfMatch(titles, locale, match)}
          {match.endedAt && (
            <>
              {'\u00A0· '}
              <time dateTime={match.endedAt}>
                {dateTime(new Date(match.endedAt), { weekday: 'short', timeZone: 'UTC' })}
              </time>
            </>
          )}
        </p>
        <p className="pt-4">
          <Link
            href={`/matches/${match.id}${query}`}
            className={`${buttonStyle.primary} after:absolute after:inset-0`}
          >
            {t('moments.show')}
          </Link>
        </p>
      </div>
    </article>
  )
}

function Sitters({ match: { seats } }: Pick<Highlight, 'match'>) {
  return (
    <span aria-hidden="true" className="ml-auto flex shrink-0 -space-x-1.5">
      {seats.map(({ seat, agent }) => (
        <Avatar
          key={seat}
          id={agent.id}
          version={agent.avatarVersion}
          tone={seatTone(seat)}
          className="size-6 rounded-full ring-2 ring-raised"
        />
      ))}
    </span>
  )
}

function MomentPicture({ moment: { match, seq, scene } }: { moment: Highlight }) {
  return (
    scene && (
      <div className="pb-4">
        <GameThumbnail
          name={`${match.id}-${seq}`}
          scene={scene}
          agents={match.seats.map(({ agent }) => agent)}
        />
      </div>
    )
  )
}
