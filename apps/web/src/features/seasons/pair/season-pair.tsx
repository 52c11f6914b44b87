import { agentRefs } from '@wis/db/agents'
import type { AgentOwner } from '@wis/db/agents'
import { leaderboard } from '@wis/db/boards'
import { plainKit } from '@wis/db/matches'
import { listEntries, pairedResults, seasonMatrix } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import type { Language } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { pairedDifference } from '@wis/ratings'
import type { PairedDifference } from '@wis/ratings'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { FilterSelect } from '../../../components/form/filter-field.tsx'
import { Link, underlined } from '../../../components/link/link.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { SectionTitle } from '../../../components/page/titles.tsx'
import { percent, percentRange, withMinus } from '../../../components/text/number-text.ts'
import { visibleString } from '../../../components/text/visible-text.ts'
import { database } from '../../../server/database.ts'
import { agentMatchesAddress } from '../../agent/matches/agent-match-filters.tsx'
import { agentNameIn } from '../../match/agent-name-in.ts'
import { standingOf, wonShare } from '../matrix/matrix-verdict.ts'
import type { Standing } from '../matrix/matrix-verdict.ts'
import { comparedMetrics, DifferenceAxis, MetricsTable } from '../metrics-table.tsx'
import { ScoreBar, scoreLook } from './score-bar.tsx'

interface ChoiceProps {
  readonly season: StoredSeason
  readonly language: Language
  readonly first: AgentOwner | undefined
  readonly second: AgentOwner | undefined
}

interface PairProps extends ChoiceProps {
  readonly isOrganizer: boolean
}

/** Two agents of a season: who is ahead, and by how much. */
export async function SeasonPair({ isOrganizer, ...choice }: PairProps) {
  const { season, first, second, language } = choice
  const t = await getTranslations('seasons.compare')
  const found =
    first && second && first.agentId !== second.agentId
      ? await agentRefs(database(), [first.agentId, second.agentId])
      : []
  const [one, other] = found
  return (
    <section aria-labelledby="pair" className="pb-14">
      <SectionTitle id="pair" title={t('title')} />
      {one && other && (
        <Result season={season} language={language} pair={[one, other]} isOrganizer={isOrganizer} />
      )}
      <Choice {...choice} seesWithheld={isOrganizer} isChosen={found.length === 2} />
      {one && other ? (
        <Details season={season} language={language} pair={[one, other]} isOrganizer={isOrganizer} />
      ) : (
        <p className="text-sm text-soft">{t('unchosen')}</p>
      )}
    </section>
  )
}

/** The choice of two agents that take part or have played. */
async function Choice({
  season,
  language,
  first,
  second,
  seesWithheld,
  isChosen,
}: ChoiceProps & {
  readonly seesWithheld: boolean
  /** Whether the choice stands above everything else of the page, so that the language is chosen here. */
  readonly isChosen: boolean
}) {
  const t = await getTranslations('seasons')
  const tMatch = await getTranslations('match')
  const locale = await getLocale()
  const [entries, board] = await Promise.all([
    listEntries(database(), season.id, { isOrganizer: false }),
    leaderboard(database(), { seasonSlug: season.slug, language, limit: mostOffered, seesWithheld }),
  ])
  const agents = new Map(
    [...(board?.items ?? []), ...entries].map(({ agent }) => [agent.id, agentNameIn(locale, agent)]),
  )
  const options = [
    { value: '', label: t('compare.choose') },
    ...[...agents].map(([value, label]) => ({ value, label: visibleString(label) })),
  ]
  const languages = season.ladders.map((value) => ({ value, label: tMatch(`languages.${value}`) }))
  return (
    <form className="grid max-w-3xl items-end gap-4 pb-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto]">
      <FilterSelect name="a" label={t('compare.a')} value={first?.agentId ?? ''} options={options} />
      <FilterSelect name="b" label={t('compare.b')} value={second?.agentId ?? ''} options={options} />
      {isChosen && languages.length > 1 ? (
        <FilterSelect name="language" label={t('board.language')} value={language} options={languages} />
      ) : (
        <input type="hidden" name="language" value={language} />
      )}
      <button className={`${buttonStyle.quiet} h-10!`}>{t('compare.submit')}</button>
    </form>
  )
}

const mostOffered = 100

interface ResultProps {
  readonly season: StoredSeason
  readonly language: Language
  readonly pair: readonly [AgentRef, AgentRef]
  readonly isOrganizer: boolean
}

/** A schedule deals both agents the same cards or words. On a ladder, only matches at the same table compare them. */
function Result(props: ResultProps) {
  return props.season.format === 'ladder' ? <Met {...props} /> : <OnDeals {...props} />
}

async function OnDeals({ season, language, pair: [first, second] }: ResultProps) {
  const t = await getTranslations('seasons.compare')
  const about = { seasonId: season.id, language, first: first.id, second: second.id }
  const found = pairedDifference(await pairedResults(database(), about))
  const { difference, interval, pairs, pairsToSeparate } = found
  if (difference === null) return <EmptyState title={t('none')} />
  const isApart = pairsToSeparate === 0
  const standing = isApart && difference !== 0 ? (difference > 0 ? 'ahead' : 'behind') : 'level'
  const signed = (value: number) => withMinus(`${value > 0 ? '+' : ''}${value.toFixed(2)}`)
  return (
    <Verdict standing={standing} pair={[first, second]}>
      <p className="figures text-soft">
        {[
          t('difference', { difference: signed(difference) }),
          interval && t('interval', { low: signed(interval.low), high: signed(interval.high) }),
          t('deals', { count: pairs }),
        ]
          .filter((one) => one !== null)
          .join(' · ')}
      </p>
      {interval && <DifferenceAxis difference={difference} interval={interval} label={t('axis')} />}
      <p className="text-sm text-soft">{await verdictOf(found)}</p>
    </Verdict>
  )
}

async function verdictOf({ pairsToSeparate }: PairedDifference): Promise<string> {
  const t = await getTranslations('seasons.compare')
  if (pairsToSeparate === null) return t('never')
  return pairsToSeparate === 0 ? t('apart') : t('more', { count: pairsToSeparate })
}

async function Met({ season, language, pair: [first, second], isOrganizer }: ResultProps) {
  const t = await getTranslations('seasons.compare')
  const locale = await getLocale()
  const asked = { language, agents: [first.id, second.id], top: 2, seesWithheld: isOrganizer }
  const { cells } = await seasonMatrix(database(), season, asked)
  const cell = cells.find(({ row, column }) => row === first.id && column === second.id)
  if (!cell) return <EmptyState title={t('neverMet')} />
  const { matches, ahead, equal, behind } = cell
  const decided = ahead + behind
  return (
    <Verdict standing={standingOf(cell)} pair={[first, second]}>
      <p className="figures max-w-[62ch] text-soft">
        {t('met', { a: visibleString(agentNameIn(locale, first)), matches, ahead, equal, behind })}{' '}
        {decided > 0 &&
          t('metShare', { share: percent(ahead / decided), interval: percentRange(wonShare(cell)) })}
      </p>
      <div className="my-5 max-w-xl">
        <ScoreBar ahead={ahead} equal={equal} behind={behind} />
        <ul className="figures flex flex-wrap gap-x-5 pt-1.5 text-sm">
          {(['ahead', 'equal', 'behind'] as const).map((part) => (
            <li key={part} className="flex items-center gap-1.5">
              <span aria-hidden="true" className={`size-2.5 rounded-[2px] ${scoreLook[part]}`} />
              {t(`parts.${part}`, { count: cell[part] })}
            </li>
          ))}
        </ul>
      </div>
      <p className="text-sm">
        <Link
          href={agentMatchesAddress(first.slug, {
            opponent: second.slug,
            season: season.slug,
            mode: 'ranked',
          })}
          className={underlined}
        >
          {t('matches')}
        </Link>
      </p>
    </Verdict>
  )
}

interface VerdictProps {
  readonly standing: Standing
  readonly pair: readonly [AgentRef, AgentRef]
  readonly children: ReactNode
}

/** Both faces and the one sentence that answers the question. */
async function Verdict({ standing, pair, children }: VerdictProps) {
  const t = await getTranslations('seasons.compare')
  const locale = await getLocale()
  const [a, b] = pair.map((agent) => visibleString(agentNameIn(locale, agent)))
  return (
    <div aria-live="polite" className="mb-8 rounded-card border border-line bg-sunken p-5 sm:p-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 pb-4">
        <span aria-hidden="true" className="flex -space-x-4">
          {pair.map((agent, at) => (
            <span
              key={agent.id}
              className={`size-16 overflow-hidden rounded-full ring-4 ring-sunken sm:size-20 ${standing === (at === 0 ? 'behind' : 'ahead') ? 'opacity-60 grayscale' : ''}`}
            >
              <Avatar id={agent.id} version={agent.avatarVersion} />
            </span>
          ))}
        </span>
        <p className="display min-w-0 flex-1 basis-64 text-[clamp(1.5rem,3.4vw,2.5rem)] text-balance break-words">
          {t(`verdict.${standing}`, { a: a ?? '', b: b ?? '' })}
        </p>
      </div>
      {children}
    </div>
  )
}

/** The metrics of the game for both, in a game that has its own. */
async function Details({ season, language, pair: [first, second], isOrganizer }: ResultProps) {
  const t = await getTranslations('seasons.compare')
  const locale = await getLocale()
  const about = { language, first: first.id, second: second.id, seesWithheld: isOrganizer }
  const metrics = await comparedMetrics(database(), season, about)
  return (
    <>
      <p className="max-w-[68ch] text-sm text-soft">
        {t(season.format === 'ladder' ? 'textOfLadder' : plainKit(season.game) ? 'textOfGame' : 'text')}
      </p>
      {metrics && (
        <MetricsTable metrics={metrics} names={[agentNameIn(locale, first), agentNameIn(locale, second)]} />
      )}
      <p className="pt-6 text-sm">
        <Link href={`/agents/${first.slug}/profile?with=${second.slug}`} className={underlined}>
          {t('profiles')}
        </Link>
      </p>
    </>
  )
}
