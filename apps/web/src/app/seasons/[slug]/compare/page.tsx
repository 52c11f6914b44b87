import { agentNames, findAgent } from '@wis/db/agents'
import type { AgentOwner } from '@wis/db/agents'
import { plainKit } from '@wis/db/matches'
import { listEntries, pairedResults } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import type { Language } from '@wis/games'
import { handle } from '@wis/protocol'
import { pairedDifference } from '@wis/ratings'
import type { PairedDifference } from '@wis/ratings'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { buttonStyle } from '../../../../components/button/button-style.ts'
import { FilterSelect } from '../../../../components/form/filter-field.tsx'
import { Link } from '../../../../components/link/link.tsx'
import { EmptyState } from '../../../../components/page/notice.tsx'
import { PageTitle, SectionTitle } from '../../../../components/page/titles.tsx'
import { agentNameIn } from '../../../../features/match/agent-name-in.ts'
import { MatrixSection, parseMatrixWish } from '../../../../features/seasons/matrix/matrix-section.tsx'
import { comparedMetrics, DifferenceAxis, MetricsTable } from '../../../../features/seasons/metrics-table.tsx'
import { seasonNameIn } from '../../../../features/seasons/season-name-in.ts'
import { seasonSeen } from '../../../../features/seasons/season-seen.ts'
import { missingMetadata } from '../../../../features/site/missing-page.tsx'
import { database } from '../../../../server/database.ts'

export async function generateMetadata({ params }: PageProps<'/seasons/[slug]/compare'>): Promise<Metadata> {
  const page = await seasonSeen((await params).slug)
  return page
    ? {
        title: `${(await getTranslations('seasons.compare'))('title')} · ${seasonNameIn(await getLocale(), page.season)}`,
      }
    : missingMetadata()
}

export default async function ComparePage({ params, searchParams }: PageProps<'/seasons/[slug]/compare'>) {
  const page = await seasonSeen((await params).slug)
  if (!page) notFound()
  const { season, isOrganizer } = page
  const t = await getTranslations('seasons.compare')
  const { a, b, language } = await searchParams
  const [first, second] = [await agentAt(a), await agentAt(b)]
  const wanted = season.ladders.find((one) => one === language) ?? season.ladders[0] ?? 'en'
  const hasDeals = season.format !== 'ladder'
  return (
    <>
      <PageTitle title={t('title')}>
        <Link href={`/seasons/${season.slug}`} className="underline decoration-rim underline-offset-4">
          {seasonNameIn(await getLocale(), season)}
        </Link>
      </PageTitle>
      {season.embargoed && !isOrganizer ? (
        <EmptyState title={t('withheld')} />
      ) : (
        <>
          <MatrixSection
            season={season}
            language={wanted}
            wish={parseMatrixWish(await searchParams)}
            seesWithheld={season.embargoed && isOrganizer}
          />
          {(hasDeals || first || second) && (
            <Pair season={season} first={first} second={second} isOrganizer={isOrganizer} language={wanted} />
          )}
        </>
      )}
    </>
  )
}

/** Two agents on the deals that both have played. */
async function Pair({ isOrganizer, ...choice }: ChoiceProps & { readonly isOrganizer: boolean }) {
  const { season, first, second, language } = choice
  const t = await getTranslations('seasons.compare')
  return (
    <section aria-labelledby="pair">
      <SectionTitle id="pair" title={t('pair')} />
      <p className="max-w-[68ch] pb-6 text-sm text-soft">
        {t(plainKit(season.game) ? 'textOfGame' : 'text')}
      </p>
      <Choice season={season} first={first} second={second} language={language} />
      {first && second && first.agentId !== second.agentId ? (
        <>
          <Result season={season} language={language} first={first} second={second} />
          <Metrics
            season={season}
            language={language}
            first={first}
            second={second}
            isOrganizer={isOrganizer}
          />
          <p className="pt-6 text-sm">
            <Link
              href={`/agents/${first.agentId}/profile?with=${second.agentId}`}
              className="underline decoration-rim underline-offset-4"
            >
              {t('profiles')}
            </Link>
          </p>
        </>
      ) : (
        <EmptyState title={t('unchosen')} />
      )}
    </section>
  )
}

async function agentAt(value: string | string[] | undefined): Promise<AgentOwner | undefined> {
  const read = handle.safeParse(value)
  return read.success ? findAgent(database(), read.data) : undefined
}

interface ChoiceProps {
  readonly season: StoredSeason
  readonly language: Language
  readonly first: AgentOwner | undefined
  readonly second: AgentOwner | undefined
}

/** The choice of two agents that take part. */
async function Choice({ season, language, first, second }: ChoiceProps) {
  const t = await getTranslations('seasons')
  const tMatch = await getTranslations('match')
  const locale = await getLocale()
  const entries = await listEntries(database(), season.id, { isOrganizer: false })
  const agents = entries.map(({ agent }) => ({ value: agent.id, label: agentNameIn(locale, agent) }))
  const options = [{ value: '', label: t('compare.choose') }, ...agents]
  const languages = season.ladders.map((value) => ({ value, label: tMatch(`languages.${value}`) }))
  return (
    <form className="grid max-w-3xl items-end gap-4 pb-10 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto]">
      <FilterSelect name="a" label={t('compare.a')} value={first?.agentId ?? ''} options={options} />
      <FilterSelect name="b" label={t('compare.b')} value={second?.agentId ?? ''} options={options} />
      {languages.length > 1 && (
        <FilterSelect name="language" label={t('board.language')} value={language} options={languages} />
      )}
      <button className={`${buttonStyle.quiet} h-10!`}>{t('compare.submit')}</button>
    </form>
  )
}

interface ResultProps extends ChoiceProps {
  readonly first: AgentOwner
  readonly second: AgentOwner
}

async function Result({ season, language, first, second }: ResultProps) {
  const t = await getTranslations('seasons.compare')
  const locale = await getLocale()
  const pair = { seasonId: season.id, language, first: first.agentId, second: second.agentId }
  const found = pairedDifference(await pairedResults(database(), pair))
  const names = await agentNames(database(), [first.agentId, second.agentId])
  const nameOf = (id: string) => agentNameIn(locale, names.get(id) ?? { name: id, nameZh: null })
  const { difference, interval, pairs } = found
  if (difference === null) return <EmptyState title={t('none')} />
  const about = {
    a: nameOf(first.agentId),
    b: nameOf(second.agentId),
    points: Math.abs(difference).toFixed(2),
  }
  const sentence = difference > 0 ? 'difference' : difference < 0 ? 'differenceLess' : 'equal'
  return (
    <section aria-live="polite" className="max-w-3xl border-t border-line pt-8">
      <p className="label pb-2">{t('deals', { count: pairs })}</p>
      <p className="display text-3xl break-words">{t(sentence, about)}</p>
      {interval && (
        <>
          <DifferenceAxis difference={difference} interval={interval} label={t('axis')} />
          <p className="figures">
            {t('interval', { low: interval.low.toFixed(2), high: interval.high.toFixed(2) })}
          </p>
        </>
      )}
      <p className="pt-2 text-soft">{await verdictOf(found)}</p>
    </section>
  )
}

/** The metrics of the game for both, in a game that has its own. */
async function Metrics({
  season,
  language,
  first,
  second,
  isOrganizer,
}: ResultProps & { readonly isOrganizer: boolean }) {
  const locale = await getLocale()
  const pair = { language, first: first.agentId, second: second.agentId, seesWithheld: isOrganizer }
  const metrics = await comparedMetrics(database(), season, pair)
  if (!metrics) return null
  const names = await agentNames(database(), [pair.first, pair.second])
  const nameOf = (id: string) => agentNameIn(locale, names.get(id) ?? { name: id, nameZh: null })
  return <MetricsTable metrics={metrics} names={[nameOf(pair.first), nameOf(pair.second)]} />
}

async function verdictOf({ pairsToSeparate }: PairedDifference): Promise<string> {
  const t = await getTranslations('seasons.compare')
  if (pairsToSeparate === null) return t('never')
  return pairsToSeparate === 0 ? t('apart') : t('more', { count: pairsToSeparate })
}
