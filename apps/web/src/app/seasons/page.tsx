import { pageOfSeasons, readSeasons, seasonsByGame } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { kits } from '@wis/games'
import { handle } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link, underlined } from '../../components/link/link.tsx'
import { Pager } from '../../components/list/pager.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { PageTitle } from '../../components/page/titles.tsx'
import { isAllowed } from '../../features/account/actor.ts'
import { GameGlyph } from '../../features/games/game-marks.tsx'
import { gameNameIn } from '../../features/games/names.ts'
import { messagesFor } from '../../features/scene/scene-opening.ts'
import { headlineOf } from '../../features/seasons/headline-of.ts'
import { isDecided } from '../../features/seasons/is-decided.ts'
import { SeasonList } from '../../features/seasons/season-list.tsx'
import type { SeasonGroup } from '../../features/seasons/season-list.tsx'
import { alternatesOf } from '../../features/site/alternates.ts'
import { database } from '../../server/database.ts'
import { currentUser } from '../../server/session.ts'

const atOnce = 24

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('seasons')
  return {
    title: t('title'),
    description: t('text'),
    alternates: alternatesOf('/seasons', { hasFeed: true }),
  }
}

export default async function SeasonsPage({ searchParams }: PageProps<'/seasons'>) {
  const t = await getTranslations('seasons')
  const { match, scene } = await getMessages()
  const tRequests = await getTranslations('seasonRequests')
  const { cursor: from, game: wanted } = await searchParams
  const asked = handle.safeParse(from)
  const cursor = asked.success ? asked.data : undefined
  const game = kits.find(({ id }) => id === wanted)?.id
  const user = await currentUser()
  const isAdmin = user !== undefined && isAllowed(user, 'season.change', { ownerId: null })
  const organizerId = isAdmin ? 'everybody' : user?.id
  const { items, nextCursor } = await pageOfSeasons(database(), { organizerId, game, cursor, limit: atOnce })
  const seasons = await readSeasons(
    database(),
    items.map(({ slug }) => slug),
  )
  const now = new Date()
  const groups = await Promise.all(seasons.map((season) => groupOf(season, now)))
  const inGroup = (group: SeasonGroup) => ({
    group,
    now,
    seasons: seasons.filter((_, at) => groups[at] === group),
  })
  const isAll = items.length > 0 && !cursor && !nextCursor
  const count = (group: SeasonGroup) => inGroup(group).seasons.length
  const address = (more: Readonly<Record<string, string>>) =>
    `/seasons?${new URLSearchParams({ ...(game && { game }), ...more }).toString()}`
  return (
    <>
      <PageTitle title={t('title')}>
        <p>
          {isAll &&
            `${t('summary', { playing: count('playing'), entry: count('entry'), ladders: count('ladders') })} `}
          {t('text')}
        </p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-4 text-sm">
          <Link href="/agents/new" className={buttonStyle.quiet}>
            {t('register')}
          </Link>
          {user && isAllowed(user, 'season.create') ? (
            <Link href="/seasons/new" className={buttonStyle.quiet}>
              {t('create')}
            </Link>
          ) : (
            <span>
              {tRequests('linkText')}{' '}
              <Link href="/seasons/new" className={underlined}>
                {tRequests('link')}
              </Link>
            </span>
          )}
        </p>
      </PageTitle>
      {/* Seasons that are all in sight need no choice. */}
      {(game !== undefined || cursor !== undefined || nextCursor !== null) && (
        <GamesOfSeasons chosen={game} />
      )}
      {items.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
        <SeasonList {...inGroup('playing')} />
        <SeasonList {...inGroup('entry')} />
        <SeasonList {...inGroup('ladders')} />
        <SeasonList {...inGroup('closed')} />
        <SeasonList {...inGroup('created')} />
      </NextIntlClientProvider>
      <Pager
        first={cursor && address({})}
        next={nextCursor && address({ cursor: nextCursor })}
        labels={[t('first'), t('next')]}
      />
    </>
  )
}

/** A season waits for entries until its schedule is made; a ladder is played from the start. One is over with its last match. */
async function groupOf(season: StoredSeason, now: Date): Promise<SeasonGroup> {
  if (season.state === 'created' || season.state === 'closed') return season.state
  if (await isDecided(season, now)) return 'closed'
  if (season.format === 'ladder') return 'ladders'
  return headlineOf(season, now) === 'open-entering' ? 'entry' : 'playing'
}

async function GamesOfSeasons({ chosen }: { chosen: string | undefined }) {
  const t = await getTranslations('seasons')
  const locale = await getLocale()
  const counts = await seasonsByGame(database())
  const games = kits.filter(({ id }) => counts.has(id))
  if (games.length < 2) return null
  return (
    <nav
      aria-label={t('card.games')}
      className="mb-2 flex items-center gap-x-6 overflow-x-auto border-y border-line py-3 text-sm whitespace-nowrap [mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)] [scrollbar-width:none] after:w-4 after:shrink-0 max-sm:-mx-4 max-sm:px-4"
    >
      <Link href="/seasons" {...current(chosen === undefined)}>
        {t('card.allGames')}
      </Link>
      {games.map(({ id }) => (
        <Link key={id} href={`/seasons?game=${id}`} {...current(chosen === id)}>
          <GameGlyph game={id} className="size-4" />
          {gameNameIn(locale, id)}
          <span className="figures text-faint">{counts.get(id)}</span>
        </Link>
      ))}
    </nav>
  )
}

const current = (is: boolean) => ({
  className: `inline-flex shrink-0 items-center gap-1.5 py-1 ${is ? 'font-semibold underline decoration-brass decoration-2 underline-offset-8 order-first' : 'text-soft hover:text-ink'}`,
  ...(is && { 'aria-current': 'page' as const }),
})
