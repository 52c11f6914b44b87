import { agentNames, listFixtures } from '@wis/db'
import type { StoredSeason } from '@wis/db'
import type { AgentRef, FixtureRow } from '@wis/protocol'
import Link from 'next/link'
import { getFormatter, getTranslations } from 'next-intl/server'
import { Pager } from '../../components/pager.tsx'
import { SectionTitle } from '../../components/section-title.tsx'
import { database } from '../../server/database.ts'
import { AgentName } from '../match/table/agent-name.tsx'

const atOnce = 24

interface SeasonScheduleProps {
  readonly season: StoredSeason
  readonly seesWithheld: boolean
  readonly cursor: string | undefined
  readonly now: Date
}

/** How far the schedule is, and its matches. Nothing for a season without one. */
export async function SeasonSchedule({ season, now, ...reader }: SeasonScheduleProps) {
  const t = await getTranslations('seasons.schedule')
  const { waiting, seated, done, dropped } = season.fixtures
  const all = waiting + seated + done
  if (season.format === 'ladder') return null
  return (
    <section aria-labelledby="schedule" className="pt-14">
      <SectionTitle id="schedule" title={t('title')}>
        {all > 0 && (
          <Link
            href={`/seasons/${season.slug}/compare`}
            prefetch={false}
            className="underline decoration-rim underline-offset-4"
          >
            {(await getTranslations('seasons.compare'))('link')}
          </Link>
        )}
      </SectionTitle>
      {all + dropped === 0 ? (
        <NotYet season={season} now={now} />
      ) : (
        <>
          <Progress done={done} all={all} dropped={dropped} />
          <Fixtures season={season} {...reader} />
        </>
      )}
    </section>
  )
}

async function NotYet({ season: { state, entryEndsAt }, now }: Pick<SeasonScheduleProps, 'season' | 'now'>) {
  const t = await getTranslations('seasons.schedule')
  const format = await getFormatter()
  const isWaiting = entryEndsAt !== null && state !== 'created'
  const isOver = isWaiting && new Date(entryEndsAt) <= now
  const day = isWaiting
    ? `${format.dateTime(new Date(entryEndsAt), { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })} UTC`
    : ''
  return (
    <p className="border-y border-line py-8 text-center text-sm text-soft">
      {isOver ? t('waitingForAgents') : isWaiting ? t('waitingForEntry', { day }) : t('waitingForOpening')}
    </p>
  )
}

async function Progress({ done, all, dropped }: { done: number; all: number; dropped: number }) {
  const t = await getTranslations('seasons.schedule')
  return (
    <p className="pb-5 text-sm">
      <progress
        value={done}
        max={Math.max(1, all)}
        className="mb-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line accent-brass [&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brass"
      />
      <span className="figures">{t('progress', { done, all })}</span>
      {dropped > 0 && <span className="text-soft"> · {t('dropped', { count: dropped })}</span>}
    </p>
  )
}

async function Fixtures({ season, seesWithheld, cursor }: Omit<SeasonScheduleProps, 'now'>) {
  const t = await getTranslations('seasons.schedule')
  const page = await listFixtures(database(), season.id, { seesWithheld, cursor, limit: atOnce })
  const names = await agentNames(database(), [...new Set(page.items.flatMap(({ agentIds }) => agentIds))])
  const address = `/seasons/${season.slug}`
  return (
    <>
      <ol
        aria-label={t('caption', { season: season.name })}
        className="divide-y divide-line border-y border-line text-sm"
      >
        {page.items.map((fixture) => (
          <Fixture
            key={`${fixture.language}-${fixture.stage}-${fixture.number}`}
            {...{ fixture, season, names }}
          />
        ))}
      </ol>
      <Pager
        first={cursor ? { address: `${address}#schedule`, label: t('first') } : undefined}
        next={
          page.nextCursor
            ? { address: `${address}?fixtures=${page.nextCursor}#schedule`, label: t('more') }
            : undefined
        }
      />
    </>
  )
}

interface FixtureProps {
  readonly fixture: FixtureRow
  readonly season: StoredSeason
  readonly names: ReadonlyMap<string, Pick<AgentRef, 'name' | 'nameZh'>>
}

async function Fixture({ fixture, season, names }: FixtureProps) {
  const t = await getTranslations('seasons.schedule')
  const tMatch = await getTranslations('match')
  const { stage, number, language, deal, state, agentIds, matchId } = fixture
  const about = [
    season.languages.length > 1 && (language === 'en' || language === 'zh')
      ? tMatch(`languages.${language}`)
      : null,
    season.format === 'knockout' && deal !== null ? t('deal', { deal }) : null,
  ]
  return (
    <li className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)_9rem] sm:items-baseline">
      <span className="figures text-soft">
        {season.format === 'knockout' ? t('stage', { stage }) : deal !== null && t('deal', { deal })} ·{' '}
        {t('match', { number })}
        <span className="block text-xs text-faint">{about.filter((one) => one !== null).join(' · ')}</span>
      </span>
      <span className="min-w-0 text-soft">
        {agentIds.map((id, seat) => (
          <span key={id}>
            {seat > 0 && ' · '}
            <AgentName agent={names.get(id) ?? { name: id, nameZh: null }} />
          </span>
        ))}
      </span>
      <span className="sm:text-right">
        {matchId === null ? (
          t(`states.${state}`)
        ) : (
          <Link
            href={`/matches/${matchId}`}
            prefetch={false}
            className="underline decoration-rim underline-offset-4"
          >
            {t(state === 'seated' ? 'watch' : `states.${state}`)}
          </Link>
        )}
        {matchId === null && state === 'done' && !season.embargoed && (
          <span className="block text-xs text-faint">{t('withheld')}</span>
        )}
      </span>
    </li>
  )
}
