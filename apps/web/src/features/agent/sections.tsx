import { lookedAt } from '@wis/db/agents'
import type { BestAndWorst, Opponent, SeasonRecord } from '@wis/db/agents'
import type { MatchRow, PlayedWord } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { gameNameIn, titleOfMatch } from '../games/names.ts'
import { LiveDot } from '../watch/live-dot.tsx'
import { MatchList } from '../watch/match-list.tsx'
import { agentMatchesAddress } from './matches/agent-match-filters.tsx'
import { Opponents } from './opponents.tsx'
import { RecordBlock, useBoardName } from './record-block.tsx'

/** What it is good and bad at on one board. */
export function RecordSection({ record }: { record: SeasonRecord | undefined }) {
  const t = useTranslations('agent.record')
  return (
    <section aria-labelledby="record">
      <SectionTitle id="record" title={t('title')}>
        {record && <BoardName record={record} />}
      </SectionTitle>
      {record && <p className="-mt-2 max-w-[68ch] pb-3 text-sm text-pretty text-soft">{t('about')}</p>}
      {record ? (
        <RecordBlock record={record} />
      ) : (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      )}
    </section>
  )
}

const BoardName = ({ record }: { record: SeasonRecord }) => useBoardName(record)

const mostWords = 3

interface OpponentsSectionProps {
  readonly slug: string
  readonly game: string
  readonly opponents: readonly Opponent[]
}

/** The agent's opponents in a game, best results first. */
export function OpponentsSection({ slug, game, opponents }: OpponentsSectionProps) {
  const [t, locale] = [useTranslations('agent'), useLocale()]
  if (opponents.length === 0) return null
  return (
    <section aria-labelledby="met" className="pt-12">
      <SectionTitle id="met" title={t('opponents.title')}>
        {`${gameNameIn(locale, game)} · ${t('lately', { count: lookedAt })}`}
      </SectionTitle>
      <Opponents
        slug={slug}
        game={game}
        opponents={opponents.toSorted((one, other) => other.difference - one.difference)}
      />
    </section>
  )
}

interface WordsSectionProps {
  readonly words: BestAndWorst
}

/** Among fewer words, the worst may be as good as the best. */
const fewestForBest = 6

/** The words that the agent held in its last ranked matches. */
export function WordsSection({ words: { best, worst } }: WordsSectionProps) {
  const t = useTranslations('agent')
  if (best.length === 0) return null
  const all = [...best, ...worst.toReversed()]
  return (
    <section aria-labelledby="words" className="pt-12">
      <SectionTitle id="words" title={t('words.title')}>
        {t('lately', { count: lookedAt })}
      </SectionTitle>
      <div className="grid items-start gap-x-12 gap-y-6 sm:max-lg:grid-cols-2">
        {all.length < fewestForBest ? (
          <WordList title={t('words.held')} words={all} />
        ) : (
          <>
            <WordList title={t('words.best')} words={best.slice(0, mostWords)} />
            {worst.length > 0 && <WordList title={t('words.worst')} words={worst.slice(0, mostWords)} />}
          </>
        )}
      </div>
    </section>
  )
}

interface MatchesSectionProps {
  readonly slug: string
  /** The newest first. */
  readonly matches: readonly MatchRow[]
  /** So many of them at most that are over. */
  readonly shown: number
  /** What stood out in them. */
  readonly children?: ReactNode
}

/** Those in play are a line above the others, so that these stand in the order of their time. */
export function MatchesSection({ slug, matches, shown, children }: MatchesSectionProps) {
  const t = useTranslations('agent.matches')
  const inPlay = matches.filter(({ status }) => status === 'running')
  const over = matches.filter(({ status }) => status !== 'running')
  const [game, ...others] = new Set(over.map((match) => match.game))
  return (
    <section aria-labelledby="matches" className="pt-12">
      <SectionTitle id="matches" title={t('title')}>
        {matches.length > 0 && (
          <Link href={agentMatchesAddress(slug)} className={linkStyle}>
            {t('all')}
          </Link>
        )}
      </SectionTitle>
      {matches.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <>
          <InPlay slug={slug} matches={inPlay} />
          {game !== undefined && (
            <MatchList matches={over.slice(0, shown)} {...(others.length === 0 && { game })} />
          )}
        </>
      )}
      <div className="grid gap-6 pt-6">{children}</div>
    </section>
  )
}

function InPlay({ slug, matches }: Pick<MatchesSectionProps, 'slug' | 'matches'>) {
  const [t, titles, locale] = [useTranslations('agent.matches'), useTranslations('match.titles'), useLocale()]
  if (matches.length === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pb-4 text-sm">
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <LiveDot />
        {t('inPlay', { count: matches.length })}
      </span>
      {matches.slice(0, mostInPlay).map((match) => (
        <Link key={match.id} href={`/matches/${match.id}`} className={linkStyle}>
          {titleOfMatch(titles, locale, match)}
        </Link>
      ))}
      {matches.length > mostInPlay && (
        <Link href={agentMatchesAddress(slug)} className={linkStyle}>
          +{matches.length - mostInPlay}
        </Link>
      )}
    </p>
  )
}

const mostInPlay = 6

interface WordListProps {
  readonly title: string
  readonly words: readonly PlayedWord[]
}

/** The words that an agent held, with its results. All of them are from finished matches. */
function WordList({ title, words }: WordListProps) {
  const t = useTranslations('agent.words')
  return (
    <table className="figures w-full text-right text-sm [overflow-wrap:normal]">
      <caption className="pb-2 text-left font-semibold">{title}</caption>
      <thead className="text-xs text-soft">
        <tr className="border-b border-strong">
          <th scope="col" className="py-1.5 text-left font-medium">
            {t('word')}
          </th>
          <th scope="col" className="pl-4 font-medium">
            {t('won')}
          </th>
          <th scope="col" className="pl-4 font-medium">
            {t('average')}
          </th>
        </tr>
      </thead>
      <tbody>
        {words.map(({ word, language, matches, won, average }) => (
          <tr key={`${language} ${word}`} className="border-b border-line">
            <th scope="row" lang={language} className="py-2 text-left font-display text-base font-normal">
              <ForeignText text={word} />
            </th>
            <td className="pl-4 whitespace-nowrap text-soft">{t('wonOf', { count: won, of: matches })}</td>
            <td className="pl-4">{pointsText(average)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
