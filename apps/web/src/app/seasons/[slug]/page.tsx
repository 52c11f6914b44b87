import { ticketRefusals } from '@wis/arena'
import { listMatches } from '@wis/db/matches'
import { hasWithheldMatches, listEntries } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import type { Language } from '@wis/games'
import { handle } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { Link, linkStyle } from '../../../components/link/link.tsx'
import { Notice } from '../../../components/page/notice.tsx'
import { Section, titleStyle } from '../../../components/page/titles.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { visibleString } from '../../../components/text/visible-text.ts'
import { DecisionLedger } from '../../../features/decisions/decision-ledger.tsx'
import { FollowButton } from '../../../features/following/follow-button.tsx'
import { GameGlyph } from '../../../features/games/game-marks.tsx'
import { OrganizerDesk } from '../../../features/organize/organizer-desk.tsx'
import { OrganizerStrip } from '../../../features/organize/organizer-strip.tsx'
import { messagesFor } from '../../../features/scene/scene-opening.ts'
import { DeferredSceneTiles } from '../../../features/scene/tiles/deferred-scene-tiles.tsx'
import { SeasonBracket } from '../../../features/seasons/bracket/season-bracket.tsx'
import { ScheduleAhead } from '../../../features/seasons/dates-ahead.tsx'
import { headlineOf, isForAll, isUnplayed } from '../../../features/seasons/headline-of.ts'
import { isDecided } from '../../../features/seasons/is-decided.ts'
import { WhoMetWhom } from '../../../features/seasons/matrix/who-met-whom.tsx'
import { OwnEntries, SignInToEnter, WayToEnter } from '../../../features/seasons/own-entries.tsx'
import { SeasonBoard } from '../../../features/seasons/season-board.tsx'
import { SeasonEntries } from '../../../features/seasons/season-entries.tsx'
import { SeasonFacts, SeasonSpan } from '../../../features/seasons/season-facts.tsx'
import { SeasonInvitation } from '../../../features/seasons/season-invitation.tsx'
import { SeasonLead } from '../../../features/seasons/season-lead.tsx'
import { seasonNameIn } from '../../../features/seasons/season-name-in.ts'
import { SeasonPeople } from '../../../features/seasons/season-people.tsx'
import { seasonSaids } from '../../../features/seasons/season-said.ts'
import { SeasonSchedule } from '../../../features/seasons/season-schedule.tsx'
import { seasonSeen } from '../../../features/seasons/season-seen.ts'
import { StateMark } from '../../../features/seasons/state-mark.tsx'
import { alternatesOf } from '../../../features/site/alternates.ts'
import { missingMetadata } from '../../../features/site/missing-page.tsx'
import { MatchList } from '../../../features/watch/match-list.tsx'
import { database } from '../../../server/database.ts'
import { heldBack } from '../../../server/export/season-download.ts'
import { liveScenes, mostOthers } from '../../../server/scenes/live-scenes.ts'

export async function generateMetadata({ params }: PageProps<'/seasons/[slug]'>): Promise<Metadata> {
  const page = await seasonSeen((await params).slug)
  return page
    ? {
        title: seasonNameIn(await getLocale(), page.season),
        description: page.season.description.slice(0, 160),
        alternates: alternatesOf(`/seasons/${page.season.slug}`, { hasFeed: true }),
      }
    : missingMetadata()
}

export default async function SeasonPage({ params, searchParams }: PageProps<'/seasons/[slug]'>) {
  const page = await seasonSeen((await params).slug)
  if (!page) notFound()
  const { season, user, isOrganizer } = page
  const search = await searchParams
  const now = new Date()
  const entries = await listEntries(database(), season.id, { isOrganizer, userId: user?.id })
  const takes = takesEntries(season, now)
  const isAhead = takes && season.format === 'round-robin'
  const language = await languageOf(season, one(search['language']))
  const own = user && !(await isDecided(season, now)) && (
    <OwnEntries season={season} entries={entries} user={user} takesEntries={takes} />
  )
  const isNew = isUnplayed(season)
  const isInviting = isNew && takes && season.entered === 0
  const board = !isNew && <SeasonBoard season={season} language={language} seesWithheld={isOrganizer} />
  const list = (
    <SeasonEntries
      season={season}
      entries={entries}
      takesEntries={takes}
      isFolded={isDrawn(season) && (!season.embargoed || isOrganizer)}
    />
  )
  return (
    <>
      <div
        className={`grid gap-x-10 ${takes ? 'items-start' : 'items-center'} gap-y-6 pt-6 pb-4 sm:pt-7 xl:grid-cols-[fit-content(32rem)_minmax(18rem,1fr)] ${besideHead(isInviting, takes)}`}
      >
        <Head season={season} now={now} />
        <div
          className={`grid justify-items-start gap-6 ${takes ? '' : 'lg:border-l lg:border-line lg:py-2 lg:pl-10'}`}
        >
          {isInviting ? (
            <SeasonInvitation season={season} now={now} />
          ) : (
            <SeasonLead season={season} seesWithheld={isOrganizer} now={now} />
          )}
          {takes &&
            (user ? (
              <WayToEnter
                hasEntered={entries.some(
                  ({ agent, state }) =>
                    agent.owner === user.name && (state === 'entered' || state === 'requested'),
                )}
              />
            ) : (
              <SignInToEnter season={season} />
            ))}
        </div>
      </div>
      <Said said={one(search['said'])} />
      {isOrganizer && <OrganizerStrip season={season} entries={entries} />}
      {season.format === 'knockout' && isDrawn(season) ? (
        <>
          <SeasonBracket season={season} entries={entries} seesWithheld={isOrganizer} now={now} />
          {board}
        </>
      ) : season.format === 'knockout' || isAhead ? (
        // A small bracket and its table stand beside one another.
        <div
          className={`flex flex-wrap gap-x-14 ${season.format === 'knockout' && season.entered > 0 ? oneCard : ''} *:last:flex-1 *:last:basis-[28rem] max-lg:*:first:w-full lg:*:first:min-w-[calc(50%-1.75rem)] lg:*:first:grow`}
        >
          {season.format === 'knockout' ? (
            <SeasonBracket season={season} entries={entries} seesWithheld={isOrganizer} now={now} />
          ) : (
            <ScheduleAhead season={season} now={now} />
          )}
          {list}
        </div>
      ) : (
        board
      )}
      {!isNew && <WhoMetWhom season={season} language={language} seesWithheld={isOrganizer} />}
      <LiveTables season={season} seesWithheld={isOrganizer} />
      {own}
      <SeasonPeople season={season} language={language} user={user} />
      {isOrganizer && (
        <OrganizerDesk season={season} entries={entries} rehearsal={one(search['rehearsal'])} />
      )}
      {!isAhead && (
        <SeasonSchedule
          season={season}
          entries={entries}
          now={now}
          seesWithheld={isOrganizer}
          cursor={one(search['fixtures'])}
        />
      )}
      {!isForAll(season) &&
        !isAhead &&
        !isInviting &&
        (season.format !== 'knockout' || isDrawn(season)) &&
        list}
      <SeasonFacts season={season} now={now} isOpen={takes || season.state === 'created'} />
      <DecisionLedger season={season.slug} />
      <SeasonExport season={season} isOrganizer={isOrganizer} />
    </>
  )
}

/** Who is in a knockout, and what awaits them. */
const oneCard =
  'mt-12 gap-y-8 rounded-card border border-line bg-raised px-4 py-6 [--table-ground:var(--color-raised)] sm:px-7 *:pt-0! *:pb-0!'

/** From which width on something stands beside the title. An invitation has a picture, and needs a wide page. */
function besideHead(isInviting: boolean, takes: boolean): string {
  if (isInviting) return ''
  return `lg:grid-cols-[fit-content(32rem)_minmax(18rem,1fr)] ${takes ? 'md:grid-cols-[minmax(0,1fr)_auto]' : ''}`
}

const mostLive = 6

/** The tables of the season that are played now, as far as the reader may watch them. */
async function LiveTables({ season, seesWithheld }: { season: StoredSeason; seesWithheld: boolean }) {
  if (season.matches.underWay === 0) return null
  const { items } = await listMatches(database(), {
    seasonSlug: season.slug,
    status: ['running'],
    limit: mostLive,
    seesWithheld,
  })
  if (items.length === 0) return null
  const t = await getTranslations('seasons')
  const { match, scene } = await getMessages()
  const tables = await liveScenes({ season: season.slug, readIn: await getLocale(), limit: mostOthers })
  const others = items.filter(({ id }) => tables.every((table) => table.id !== id))
  return (
    <Section id="live" title={t('card.live')} className="pt-14">
      {tables.length > 0 && (
        <div className="pb-8 last:pb-0">
          <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
            <DeferredSceneTiles
              tables={tables}
              areThree
              areOfOneGame
              address={`/watch/tables?season=${season.slug}`}
              label={t('card.live')}
            />
          </NextIntlClientProvider>
        </div>
      )}
      {others.length > 0 && <MatchList matches={others} game={season.game} />}
    </Section>
  )
}

/** The handle in an address, if it can be one at all. */
function one(value: string | string[] | undefined): string | undefined {
  const read = handle.safeParse(value)
  return read.success ? read.data : undefined
}

async function languageOf({ ladders }: StoredSeason, asked: string | undefined): Promise<Language> {
  const locale = await getLocale()
  const wish = ladders.find((language) => language === asked) ?? ladders.find((one) => one === locale)
  return wish ?? ladders[0] ?? 'en'
}

function takesEntries({ state, entryEndsAt, fixtures, demo }: StoredSeason, now: Date): boolean {
  const isInTime = entryEndsAt === null || new Date(entryEndsAt) > now
  return !demo && (state === 'open' || state === 'paused') && isInTime && !isDrawn({ fixtures })
}

const isDrawn = ({ fixtures: { waiting, seated, done, dropped } }: Pick<StoredSeason, 'fixtures'>) =>
  waiting + seated + done + dropped > 0

/** What an open season is called that takes no entries any more. */
async function phaseOf(season: StoredSeason, now: Date) {
  if (await isDecided(season, now)) return 'played'
  const headline = headlineOf(season, now)
  if (headline === 'open-gathering') return 'gathering'
  return ['open-without-entry', 'open-scheduled', 'open-played'].includes(headline) ? 'running' : undefined
}

async function Head({ season, now }: { season: StoredSeason; now: Date }) {
  const t = await getTranslations('seasons')
  return (
    <header className="min-w-0">
      <h1 className={`${titleStyle} flex items-center gap-4 break-words`}>
        <GameGlyph game={season.game} className="size-9 max-sm:hidden" />
        <ForeignText text={seasonNameIn(await getLocale(), season)} className="min-w-0" />
      </h1>
      {paragraphsOf(season.description).map((paragraph, place) => (
        <p key={place} className="max-w-[62ch] pt-2 text-pretty">
          <ForeignText text={paragraph} />
        </p>
      ))}
      <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-2">
        <StateMark state={season.state} phase={await phaseOf(season, now)} />
        <span className="text-sm text-soft">
          {t(
            `stateText.${isForAll(season) ? 'open-to-all' : isUnplayed(season) && season.state === 'open' ? 'open-unplayed' : headlineOf(season, now)}`,
          )}
        </span>
      </p>
      <p className="pt-1 text-sm text-soft">
        {season.organizer === null ? (
          t('platform')
        ) : (
          <ForeignText text={t('by', { organizer: season.organizer })} />
        )}
        {season.entered > 0 && ` · ${t('entered', { count: season.entered })}`} ·{' '}
        <span className="inline-block">
          <SeasonSpan season={season} />
        </span>
      </p>
      {season.state !== 'created' && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-3">
          {isForAll(season) && (
            <Link href="/agents/new" className={buttonStyle.primary}>
              {t('card.register')}
            </Link>
          )}
          <FollowButton
            kind="season"
            subject={season.id}
            name={visibleString(seasonNameIn(await getLocale(), season))}
            back={`/seasons/${season.slug}`}
          />
        </div>
      )}
    </header>
  )
}

/** The lines of a text that are not empty. Otherwise a line break would be shown as a strange character. */
const paragraphsOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '')

async function Said({ said }: { said: string | undefined }) {
  const t = await getTranslations('seasons.said')
  const tTickets = await getTranslations('tickets.refusals')
  const known = seasonSaids.find((one) => one === said)
  const refusal = ticketRefusals.find((one) => one === said)
  if (known === undefined && refusal === undefined) return null
  return (
    <Notice className="mb-10">
      {known !== undefined ? t(known) : refusal !== undefined && tTickets(refusal)}
    </Notice>
  )
}

interface SeasonExportProps {
  readonly season: StoredSeason
  readonly isOrganizer: boolean
}

/** The exports of a season. If one would be refused, the reason is shown, and when it will be available. */
async function SeasonExport({ season, isOrganizer }: SeasonExportProps) {
  const t = await getTranslations('seasons.export')
  if (season.state === 'created' || season.matches.finished === 0) return null
  const reason = isOrganizer ? undefined : await heldBackFromAll(season)
  const base = `/api/v1/seasons/${season.slug}`
  return (
    <Section id="export" title={t('title')} className="pt-14">
      <p className="max-w-[62ch] pb-3 text-sm text-soft">{t(reason ? `heldBack.${reason}` : 'text')}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {!reason && (
          <>
            <a href={`${base}/export.jsonl`} className={linkStyle}>
              {t('jsonl')}
            </a>
            <a href={`${base}/dataset.zip`} className={linkStyle}>
              {t('dataset')}
            </a>
          </>
        )}
        <a href={base} className={linkStyle}>
          {t('api')}
        </a>
      </p>
    </Section>
  )
}

async function heldBackFromAll({ id, state, embargoed, format }: StoredSeason) {
  const known = heldBack({ state, isEmbargoed: embargoed, hasWithheld: false })
  if (known || format === 'ladder') return known
  const hasWithheld = await hasWithheldMatches(database(), id)
  return heldBack({ state, isEmbargoed: embargoed, hasWithheld })
}
