import { matchAppeals, usualGame } from '@wis/db/matches'
import type { BestOfDay, MatchAppeal } from '@wis/db/matches'
import type { Scene } from '@wis/games'
import type { MatchRow } from '@wis/protocol'
import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl'
import { getFormatter, getLocale, getMessages, getTranslations } from 'next-intl/server'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { inRow } from '../../components/list/full-rows.ts'
import { SectionTitle } from '../../components/page/titles.tsx'
import { TimeAgo } from '../../components/text/time-ago.tsx'
import { database } from '../../server/database.ts'
import { hooksOf, mayTitle, variedFacts } from '../../server/scenes/hooks.ts'
import type { Hooks } from '../../server/scenes/hooks.ts'
import { everyGame } from '../games/game-strip.tsx'
import { GameThumbnail } from '../games/game-thumbnail.tsx'
import { gameNameIn, isSpoken, titleOfMatch } from '../games/names.ts'
import { guessIn, questionOfMatch } from '../games/question-of-match.ts'
import { IfSeen, SeenEnd } from '../match/headline/seen-end.tsx'
import { messagesFor } from '../scene/scene-opening.ts'
import { AppealLine } from './appeal-line.tsx'
import { GuessFirst } from './match-list.tsx'

interface BestShelfProps {
  readonly best: BestOfDay
  /** Undefined for those of all games, each of which says its game. */
  readonly game: string | undefined
  /** How many of them the page shows above. */
  readonly shown: number
}

/** As wide as the page, however many there are. */
const columns = ['', 'sm:grid-cols-2', 'sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:*:first:col-span-2'] as const

/** The decided matches of a day that are most worth watching. It is empty if there are none. */
export async function BestShelf({ best: { until, isPast, items: all }, game, shown }: BestShelfProps) {
  const items = all.slice(shown, shown + inRow)
  if (items.length === 0) return null
  const [t, format, locale] = [await getTranslations('watch.best'), await getFormatter(), await getLocale()]
  const { match, scene } = await getMessages()
  const [appeals, hooks] = await Promise.all([
    matchAppeals(
      database(),
      items.map(({ id }) => id),
    ),
    hooksOf(items, locale),
  ])
  const facts = variedFacts(items.map(({ id }) => hooks.get(id)?.facts ?? []))
  const titled = mayTitle(facts)
  const day = format.dateTime(until, { day: 'numeric', month: 'long' })
  return (
    <section aria-labelledby="best-title" className="pt-8">
      <SectionTitle id="best-title" title={isPast ? t('titleOn', { day }) : t('title')}>
        <FeedLink />
      </SectionTitle>
      <p className="-mt-2 pb-4 text-sm text-soft">
        {t('text', { kind: game === usualGame ? 'spy' : (game ?? everyGame) })}
      </p>
      <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
        <ul className={`grid gap-4 ${columns[items.length - 1] ?? ''}`}>
          {items.map((item, place) => (
            <BestCard
              key={item.id}
              match={item}
              isNamed={game === undefined}
              appeal={appeals.get(item.id)}
              fact={titled[place] ? facts[place] : undefined}
              scene={hooks.get(item.id)?.scene}
            />
          ))}
        </ul>
      </NextIntlClientProvider>
    </section>
  )
}

function FeedLink() {
  const [t, language] = [useTranslations('watch.best'), useLocale()]
  return (
    <a href={`/watch.atom?language=${language}`} className={linkStyle}>
      {t('feed')}
    </a>
  )
}

interface BestCardProps {
  readonly match: MatchRow
  readonly isNamed: boolean
  readonly appeal: MatchAppeal | undefined
  readonly fact: Hooks['facts'][number] | undefined
  readonly scene: Scene | undefined
}

function BestCard({ match, isNamed, appeal, fact, scene }: BestCardProps) {
  const t = useTranslations('match')
  const [titles, locale] = [useTranslations('match.titles'), useLocale()]
  const names = titleOfMatch(titles, locale, match)
  const appealing = useTranslations('watch.appeal')
  const title = fact ? appealing(`hooks.${fact.kind}`, { count: fact.count }) : names
  return (
    <li className="relative flex min-w-0 flex-col gap-4 border border-line bg-raised p-4 hover:border-strong">
      {scene && (
        <GameThumbnail name={match.id} scene={scene} agents={match.seats.map(({ agent }) => agent)} />
      )}
      <div className="grid gap-1">
        {isNamed && <p className="label">{gameNameIn(locale, match.game)}</p>}
        <Link
          href={`/matches/${match.id}`}
          className="min-w-0 font-display text-lg leading-snug wrap-anywhere after:absolute after:inset-0"
        >
          <SeenEnd matchId={match.id} others={title} />
        </Link>
        <p className="text-sm text-soft wrap-anywhere empty:hidden">
          <IfSeen
            matchId={match.id}
            others={title === names ? questionOfMatch(titles, locale, match) : names}
          >
            {names}
          </IfSeen>
        </p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-faint">
          {appeal && <AppealLine matchId={match.id} appeal={appeal} game={match.game} />}
          {guessIn(match.game, locale) && <GuessFirst matchId={match.id} />}
          <span>
            {isSpoken(match.game, match.rulesetId) &&
              match.language !== locale &&
              `${t(`languages.${match.language}`)} · `}
            <TimeAgo at={match.createdAt} />
          </span>
        </div>
      </div>
    </li>
  )
}
