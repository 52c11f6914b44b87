import { listEntries, readSeason, ticketRefusals } from '@wis/db'
import type { StoredSeason } from '@wis/db'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { ForeignText } from '../../../components/foreign-text.tsx'
import { SectionTitle } from '../../../components/section-title.tsx'
import { isAllowed } from '../../../features/account/actor.ts'
import { DecisionLedger } from '../../../features/decisions/decision-ledger.tsx'
import { OrganizerDesk } from '../../../features/organize/organizer-desk.tsx'
import { OwnEntries } from '../../../features/seasons/own-entries.tsx'
import { SeasonBoard } from '../../../features/seasons/season-board.tsx'
import { SeasonEntries } from '../../../features/seasons/season-entries.tsx'
import { SeasonFacts } from '../../../features/seasons/season-facts.tsx'
import { SeasonSchedule } from '../../../features/seasons/season-schedule.tsx'
import { seasonSaids } from '../../../features/seasons/season-said.ts'
import { StateMark } from '../../../features/seasons/state-mark.tsx'
import { database } from '../../../server/database.ts'
import { handle } from '../../../server/read-queries.ts'
import { currentUser } from '../../../server/session.ts'

/** The season of an address, and whether its reader organizes it; one that is being set up is there for nobody else. */
const found = cache(async (slug: string) => {
  const season = handle.safeParse(slug).success ? await readSeason(database(), slug) : undefined
  const user = await currentUser()
  const isOrganizer = season !== undefined && user !== undefined && isAllowed(user, 'season.change', season)
  return season && (season.state !== 'created' || isOrganizer) ? { season, user, isOrganizer } : undefined
})

export async function generateMetadata({ params }: PageProps<'/seasons/[slug]'>): Promise<Metadata> {
  const page = await found((await params).slug)
  return page ? { title: page.season.name, description: page.season.description.slice(0, 160) } : {}
}

export default async function SeasonPage({ params, searchParams }: PageProps<'/seasons/[slug]'>) {
  const page = await found((await params).slug)
  if (!page) notFound()
  const { season, user, isOrganizer } = page
  const search = await searchParams
  const now = new Date()
  const entries = await listEntries(database(), season.id, { isOrganizer, userId: user?.id })
  return (
    <>
      <Head season={season} />
      <Said said={one(search['said'])} />
      <SeasonFacts season={season} now={now} />
      <SeasonBoard
        season={season}
        language={await languageOf(season, one(search['language']))}
        seesWithheld={isOrganizer}
      />
      <SeasonSchedule {...{ season, now }} seesWithheld={isOrganizer} cursor={one(search['fixtures'])} />
      <OwnEntries {...{ season, entries, user }} takesEntries={takesEntries(season, now)} />
      <SeasonEntries season={season} entries={entries} />
      <DecisionLedger season={season.slug} />
      <Export season={season} isOrganizer={isOrganizer} />
      {isOrganizer && <OrganizerDesk {...{ season, entries }} rehearsal={one(search['rehearsal'])} />}
    </>
  )
}

/** What an address says, where it can be a handle at all. */
function one(value: string | string[] | undefined): string | undefined {
  const read = handle.safeParse(value)
  return read.success ? read.data : undefined
}

async function languageOf({ languages }: StoredSeason, asked: string | undefined): Promise<'en' | 'zh'> {
  const locale = await getLocale()
  const wish = languages.find((language) => language === asked) ?? languages.find((one) => one === locale)
  return wish ?? languages[0] ?? 'en'
}

function takesEntries({ state, entryEndsAt, fixtures, demo }: StoredSeason, now: Date): boolean {
  const isInTime = entryEndsAt === null || new Date(entryEndsAt) > now
  const hasSchedule = fixtures.waiting + fixtures.seated + fixtures.done + fixtures.dropped > 0
  return !demo && (state === 'open' || state === 'paused') && isInTime && !hasSchedule
}

async function Head({ season }: { season: StoredSeason }) {
  const t = await getTranslations('seasons')
  return (
    <header className="pt-10 pb-10 sm:pt-14">
      <h1 className="display text-[clamp(2.25rem,5vw,3.75rem)] break-words">
        <ForeignText text={season.name} />
      </h1>
      <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-4">
        <StateMark state={season.state} />
        <span className="text-sm text-soft">{t(`stateText.${season.state}`)}</span>
      </p>
      <p className="pt-1 text-sm text-soft">
        {season.organizer === null ? (
          t('platform')
        ) : (
          <ForeignText text={t('by', { organizer: season.organizer })} />
        )}
        {season.entered > 0 && ` · ${t('entered', { count: season.entered })}`}
      </p>
      {paragraphsOf(season.description).map((paragraph, place) => (
        <p key={place} className="max-w-[62ch] pt-3 text-pretty">
          <ForeignText text={paragraph} />
        </p>
      ))}
    </header>
  )
}

/** The lines of a text that are not empty: a line break is not something to be shown as a strange character. */
const paragraphsOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '')

async function Said({ said }: { said: string | undefined }) {
  const t = await getTranslations('seasons.said')
  const tTickets = await getTranslations('tickets.refusals')
  const known = seasonSaids.find((one) => one === said)
  const refusal = ticketRefusals.find((one) => one === said)
  if (known === undefined && refusal === undefined) return null
  return (
    <p role="status" className="mb-10 border-l-2 border-brass pl-4">
      {known !== undefined ? t(known) : refusal !== undefined && tTickets(refusal)}
    </p>
  )
}

async function Export({ season, isOrganizer }: { season: StoredSeason; isOrganizer: boolean }) {
  const t = await getTranslations('seasons.export')
  if (season.state === 'created' || (season.embargoed && !isOrganizer)) return null
  const style = 'underline decoration-rim underline-offset-4 hover:decoration-current'
  const base = `/api/v1/seasons/${season.slug}`
  return (
    <section aria-labelledby="export" className="pt-14">
      <SectionTitle id="export" title={t('title')} />
      <p className="max-w-[62ch] pb-3 text-sm text-soft">{t('text')}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <a href={`${base}/export.jsonl`} className={style}>
          {t('jsonl')}
        </a>
        <a href={`${base}/dataset.zip`} className={style}>
          {t('dataset')}
        </a>
        <a href={base} className={style}>
          {t('api')}
        </a>
      </p>
    </section>
  )
}
