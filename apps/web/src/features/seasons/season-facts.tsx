import { mostReplays } from '@wis/arena'
import type { StoredSeason } from '@wis/db/seasons'
import { hasWords, kitCalled } from '@wis/games'
import { ordersOf } from '@wis/protocol'
import type { SeasonRow } from '@wis/protocol'
import { matchesToLead } from '@wis/ratings'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { gameNameIn } from '../games/names.ts'

interface SeasonFactsProps {
  readonly season: StoredSeason
  readonly now: Date
  /** Whether its reader may still enter, and so has to know them. */
  readonly isOpen: boolean
}

/** The terms that an agent agrees to by entering. */
export function SeasonFacts({ season, now, isOpen }: SeasonFactsProps) {
  const t = useTranslations('seasons')
  const tMatch = useTranslations('match')
  const { list } = useFormatter()
  const locale = useLocale()
  const { format, ruleset, languages, terms } = season
  return (
    <details open={isOpen} className="mt-14 border-t border-line">
      <summary className="cursor-pointer py-4 font-display text-2xl">
        <h2 className="inline">{t('facts.title')}</h2>
      </summary>
      <dl className="grid gap-x-10 gap-y-4 border-t border-line pt-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
        <Fact name={t('facts.game')}>{gameNameIn(locale, season.game)}</Fact>
        <Fact name={t('facts.format')} className="sm:col-span-full lg:col-span-2">
          {t(`format.${format}`)}
          <span className="block text-soft">
            <FormatText season={season} /> <OwnersText season={season} />
          </span>
        </Fact>
        {kitCalled(season.game)?.setup.selfPlay && (
          <Fact name={t('facts.seats')}>
            {t(`seats.${terms.seats}`)}
            <span className="block text-soft">{t(`seatsText.${terms.seats}`)}</span>
          </Fact>
        )}
        <Fact name={t('facts.entry')}>
          {t(`entry.${terms.entry}`)}
          <Deadline season={season} now={now} />
        </Fact>
        <Fact name={t('facts.versions')}>{t(`versions.${terms.versions}`)}</Fact>
        <Fact name={t('facts.matches')}>
          <Limits season={season} />
        </Fact>
        {isOfWords(season) && (
          <Fact name={t('facts.words')}>
            <Words season={season} />
          </Fact>
        )}
        <OrderFact season={season} />
        <Fact name={t('facts.experiments')}>
          {t(terms.experiments ? 'facts.experimentsYes' : 'facts.experimentsNo')}
        </Fact>
        <Fact name={t('facts.vouched')}>{t(terms.vouched ? 'facts.vouchedYes' : 'facts.vouchedNo')}</Fact>
        <Fact name={t('facts.people')}>
          {t(terms.people === 'mixed' ? 'facts.peopleMixed' : 'facts.peopleNone')}
        </Fact>
        {hasWords(season.game, season.ruleset) && (
          <Fact name={t('facts.languages')}>
            {list(languages.map((language) => tMatch(`languages.${language}`)))}
          </Fact>
        )}
        <Fact name={t('facts.ruleset')}>
          <code>{ruleset.id}</code>
        </Fact>
        <Fact name={t('facts.results')}>
          <Results season={season} />
        </Fact>
      </dl>
    </details>
  )
}

/** What the board goes by, where a season of its kind may choose. */
function OrderFact({ season }: { season: StoredSeason }) {
  const t = useTranslations('seasons')
  const { game, format, terms } = season
  const kit = kitCalled(game)
  if (!kit || ordersOf(kit, format).length === 1) return null
  return (
    <Fact name={t('facts.order')}>
      {t(`order.${terms.order}`)}
      {terms.order !== 'total' && (
        <span className="block text-soft">{t('facts.orderFew', { matches: matchesToLead })}</span>
      )}
    </Fact>
  )
}

/** How the matches are made. A game without words has seats that everybody takes in turn. */
function FormatText({ season }: { season: StoredSeason }) {
  const t = useTranslations('seasons')
  const { format, ruleset, terms } = season
  const counts = { deals: terms.deals, players: ruleset.players }
  if (terms.seats === 'self-play') return t('formatText.selfPlay')
  if (format === 'ladder' || isOfWords(season)) return t(`formatText.${format}`, counts)
  const isOfPairs = format === 'round-robin' && ruleset.players === 2
  return t(`formatTextSeats.${isOfPairs ? 'pairs' : format}`, { ...counts, replays: mostReplays })
}

interface Played {
  readonly game: string
}

/** Whether the matches of a season are about pairs of words. */
export const isOfWords = ({ game }: Played) => kitCalled(game)?.setup.brings === 'word-pairs'

/** Whether the schedule keeps agents of one owner apart. */
function OwnersText({ season: { game, format, terms } }: { season: StoredSeason }) {
  const t = useTranslations('seasons')
  if (format === 'ladder' || terms.owners !== 'apart' || kitCalled(game)?.results.shared) return null
  return t(`ownersApart.${format}`)
}

function Words({ season: { terms, wordCommitment } }: { season: StoredSeason }) {
  const t = useTranslations('seasons')
  return (
    <>
      {t(`words.${terms.words}`)}
      {wordCommitment !== null && (
        <span className="block text-soft">
          {t('words.committed')} <code className="text-xs break-all">{wordCommitment}</code>
        </span>
      )}
    </>
  )
}

interface FactProps {
  readonly name: string
  readonly className?: string
  readonly children: ReactNode
}

function Fact({ name, className = '', children }: FactProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="label pb-0.5">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function useDay() {
  const format = useFormatter()
  return (time: string) =>
    format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
}

function Deadline({ season: { entryEndsAt }, now }: { season: StoredSeason; now: Date }) {
  const t = useTranslations('seasons.facts')
  const day = useDay()
  if (entryEndsAt === null) return null
  const isOver = new Date(entryEndsAt) <= now
  return (
    <span className="block text-soft">
      {t(isOver ? 'entryClosed' : 'entryUntil', { day: `${day(entryEndsAt)} UTC` })}
    </span>
  )
}

function Limits({ season: { terms, format } }: { season: StoredSeason }) {
  const t = useTranslations('seasons')
  const { matchesPerAgent, stopWidth } = terms
  if (format !== 'ladder') return t('facts.asScheduled')
  if (matchesPerAgent === null && stopWidth === null) return t('facts.noCap')
  return (
    <>
      {matchesPerAgent !== null && t('facts.cap', { count: matchesPerAgent })}
      {stopWidth !== null && <span className="block">{t('facts.stop', { width: stopWidth })}</span>}
    </>
  )
}

function Results({ season: { embargoed, publishedAt } }: { season: StoredSeason }) {
  const t = useTranslations('seasons.facts')
  const day = useDay()
  if (embargoed) return t('resultsEmbargo')
  return publishedAt === null ? t('resultsLive') : t('resultsPublished', { day: `${day(publishedAt)} UTC` })
}

/** The first and the last day of a season. A single day is named once. */
export function SeasonSpan({
  season: { startsAt, endsAt },
}: {
  season: Pick<SeasonRow, 'startsAt' | 'endsAt'>
}) {
  const t = useTranslations('seasons')
  const format = useFormatter()
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium' })
  const from = day(startsAt)
  if (endsAt === null) return t('from', { day: from })
  const to = day(endsAt)
  return from === to ? from : t('span', { from, to })
}
