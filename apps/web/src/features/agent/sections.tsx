import { lookedAt } from '@wis/db/agents'
import type { BestAndWorst, Opponent, PlayedWord, SeasonRecord } from '@wis/db/agents'
import type { MatchRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { gameNameIn } from '../games/names.ts'
import { MatchList } from '../watch/match-list.tsx'
import { boardOf } from './history-section.tsx'
import { agentMatchesAddress } from './matches/agent-match-filters.tsx'
import { Opponents } from './opponents.tsx'
import { RecordBlock } from './record-block.tsx'

const openRecords = 2

/** The first two records are shown in full, the others folded away. */
export function RecordSection({ records }: { records: readonly SeasonRecord[] }) {
  const t = useTranslations('agent.record')
  const older = records.slice(openRecords)
  return (
    <section aria-labelledby="record">
      <SectionTitle id="record" title={t('title')}>
        {t('about')}
      </SectionTitle>
      {records.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      {records.slice(0, openRecords).map((record) => (
        <RecordBlock key={boardOf(record)} record={record} />
      ))}
      {older.length > 0 && (
        <details>
          <summary className="text-sm text-soft underline decoration-rim underline-offset-4">
            {t('older', { count: older.length })}
          </summary>
          <div className="pt-6">
            {older.map((record) => (
              <RecordBlock key={boardOf(record)} record={record} />
            ))}
          </div>
        </details>
      )}
    </section>
  )
}

interface PlaySectionProps {
  readonly slug: string
  readonly game: string
  readonly opponents: readonly Opponent[]
  readonly words: BestAndWorst
}

/** The agent's opponents in a game and its words in its last ranked matches, where there are any. */
export function PlaySection({ slug, game, opponents, words: { best, worst } }: PlaySectionProps) {
  const [t, locale] = [useTranslations('agent'), useLocale()]
  const lately = t('lately', { count: lookedAt })
  return (
    <>
      {opponents.length > 0 && (
        <section aria-labelledby="met" className="pt-14">
          <SectionTitle id="met" title={t('opponents.title')}>
            {`${gameNameIn(locale, game)} · ${lately}`}
          </SectionTitle>
          <Opponents slug={slug} game={game} opponents={opponents} />
        </section>
      )}
      {best.length > 0 && (
        <section aria-labelledby="words" className="pt-14">
          <SectionTitle id="words" title={t('words.title')}>
            {lately}
          </SectionTitle>
          <div className="grid items-start gap-x-12 gap-y-8 sm:grid-cols-2">
            <WordList title={t('words.best')} words={best} />
            {worst.length > 0 && <WordList title={t('words.worst')} words={worst} />}
          </div>
        </section>
      )}
    </>
  )
}

interface MatchesSectionProps {
  readonly slug: string
  readonly matches: readonly MatchRow[]
}

export function MatchesSection({ slug, matches }: MatchesSectionProps) {
  const t = useTranslations('agent.matches')
  return (
    <section aria-labelledby="matches" className="pt-14">
      <SectionTitle id="matches" title={t('title')}>
        {matches.length > 0 && (
          <Link
            href={agentMatchesAddress(slug)}
            className="underline decoration-rim underline-offset-4 hover:decoration-current"
          >
            {t('all')}
          </Link>
        )}
      </SectionTitle>
      {matches.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <MatchList matches={matches} />
      )}
    </section>
  )
}

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
