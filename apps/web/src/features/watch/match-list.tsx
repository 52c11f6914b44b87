import { matchAppeals, usualGame } from '@wis/db/matches'
import type { MatchAppeal } from '@wis/db/matches'
import type { Scene } from '@wis/games'
import type { MatchRow } from '@wis/protocol'
import { NextIntlClientProvider, useFormatter, useLocale, useTranslations } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { TimeAgo } from '../../components/text/time-ago.tsx'
import { database } from '../../server/database.ts'
import { hooksOf, mayTitle, variedFacts } from '../../server/scenes/hooks.ts'
import type { Hooks } from '../../server/scenes/hooks.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { gameNameIn, isSpoken, titleOfMatch } from '../games/names.ts'
import { guessIn, questionOfMatch } from '../games/question-of-match.ts'
import { RowPicture } from '../games/row-picture.tsx'
import { IfSeen, SeenEnd } from '../match/headline/seen-end.tsx'
import { namesBesideTitle } from '../match/names.ts'
import { playerQuery } from '../match/player/player-address.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { seatTone } from '../match/table/seat-chip.tsx'
import { messagesFor } from '../scene/scene-opening.ts'
import { isOfTalk } from '../scene/tiles/small-ring.tsx'
import { AppealFacts, AppealWord } from './appeal-line.tsx'
import { LiveDot } from './live-dot.tsx'

interface MatchListProps {
  readonly matches: readonly MatchRow[]
  /** The game that the list is about. Without it, each match says its game, if any of them is not of the usual one. */
  readonly game?: string
  /** Shows the result to readers who have asked for it. */
  readonly tell?: (matchId: string) => ReactNode
}

/**
 * Matches to watch as replays, one a line: the table in the middle of it, a sentence that was said or what happened, who
 * plays, and when. The result is only for readers who have asked for it, or have seen the end.
 */
export async function MatchList({ matches, game, tell }: MatchListProps) {
  const isMarked = game === undefined && matches.some((match) => match.game !== usualGame)
  const t = await getTranslations('watch')
  const { match: words, scene } = await getMessages()
  const [appeals, hooks] = await Promise.all([
    matchAppeals(
      database(),
      matches.map(({ id }) => id),
    ),
    hooksOf(matches, await getLocale()),
  ])
  const facts = variedFacts(matches.map(({ id }) => hooks.get(id)?.facts ?? []))
  const titled = mayTitle(matches.map(({ id }, place) => (hooks.get(id)?.said ? undefined : facts[place])))
  return (
    <div className="@container">
      <NextIntlClientProvider messages={{ match: messagesFor(words), scene }}>
        <ul aria-label={t('listed')} className="grid gap-x-12 *:border-t *:border-line @5xl:grid-cols-2">
          {matches.map((match, place) => (
            <MatchLine
              key={match.id}
              match={match}
              isMarked={isMarked}
              appeal={appeals.get(match.id)}
              fact={facts[place]}
              isTitled={titled[place] ?? false}
              hooks={hooks.get(match.id)}
              told={tell?.(match.id)}
            />
          ))}
        </ul>
      </NextIntlClientProvider>
    </div>
  )
}

/** More portraits lie closer together. */
const mostApart = 3

interface MatchLineProps {
  readonly match: MatchRow
  /** Whether it says of which game it is. */
  readonly isMarked: boolean
  readonly appeal: MatchAppeal | undefined
  readonly fact: Fact
  /** Whether the fact may be its title. */
  readonly isTitled: boolean
  readonly hooks: Hooks | undefined
  readonly told: ReactNode
}

type Fact = Hooks['facts'][number] | undefined

function MatchLine({ match, isMarked, appeal, fact, isTitled, hooks, told }: MatchLineProps) {
  const [titles, locale] = [useTranslations('match.titles'), useLocale()]
  const [t, appealing] = [useTranslations('watch'), useTranslations('watch.appeal')]
  const ago = <TimeAgo at={match.createdAt} isShort />
  const names = titleOfMatch(titles, locale, match)
  const format = useFormatter()
  const question = isMarked ? questionOfMatch(titles, locale, match) : undefined
  const beside = format.list(namesBesideTitle(match.seats, locale))
  const { said, scene } = hooks ?? {}
  const title = isTitled ? fact : undefined
  const called = said
    ? appealing.rich('said', { words: () => <ForeignText text={said.text} /> })
    : title
      ? appealing(`hooks.${title.kind}`, { count: title.count })
      : names
  const below = said ? (
    <Speaker match={match} seat={said.seat} names={names} />
  ) : title ? (
    names
  ) : (
    (question ?? (beside && t('with', { names: beside })))
  )
  // A match that was made void has no end to speak of, even for those who saw one.
  const isSettled = match.status === 'finished' && !match.decision
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-y-0.5 py-2.5 hover:bg-raised">
      {!scene ? (
        <Faces match={match} />
      ) : isOfTalk(scene) && scene.parts.every(({ kind }) => kind !== 'quests') ? (
        <TalkPicture match={match} speaker={said?.seat} />
      ) : (
        <MatchPicture match={match} scene={scene} />
      )}
      <div className="col-start-2 min-w-0 @max-lg:col-span-2">
        {isMarked && (
          <p className="label flex items-center gap-x-1.5">
            <GameGlyph game={match.game} className="size-4" />
            {gameNameIn(locale, match.game)}
          </p>
        )}
        <Link
          href={`/matches/${match.id}`}
          className="block font-display leading-snug wrap-anywhere @4xl:text-lg after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
        >
          {isSettled ? <SeenEnd matchId={match.id} others={called} /> : called}
        </Link>
        <p className="line-clamp-2 text-sm text-soft wrap-anywhere empty:hidden">
          {isSettled ? (
            <IfSeen matchId={match.id} others={below}>
              {names}
            </IfSeen>
          ) : (
            below
          )}
        </p>
        <p className="facts figures text-xs text-faint empty:hidden">
          {appeal && <AppealFacts appeal={appeal} />}
          <Notes match={match} />
          {isSettled && !told && guessIn(match.game, locale) && <GuessFirst matchId={match.id} />}
        </p>
        {told && <p className="text-sm text-soft">{told}</p>}
      </div>
      <p className="figures col-start-2 row-start-2 text-xs text-faint empty:hidden">
        <State match={match} appeal={appeal} fact={title ? undefined : fact} />
      </p>
      <span className="col-start-3 row-start-1 pl-4 text-right text-xs leading-6 text-faint @max-lg:row-start-2 @max-lg:leading-4">
        {match.status === 'running' ? t.rich('began', { ago: () => ago }) : ago}
      </span>
    </li>
  )
}

/** The table while all was still open. */
export const MatchPicture = ({ match: { id, seats }, scene }: { match: MatchRow; scene: Scene }) => (
  <span className="row-span-2 mr-3 @4xl:mr-5">
    <RowPicture name={`row-${id}`} scene={scene} agents={seats.map(({ agent }) => agent)} />
  </span>
)

/** Tables at which all only talk look alike: the face of who said the sentence, or the faces of all, tell them apart. */
function TalkPicture({ match: { seats }, speaker }: { match: MatchRow; speaker: number | undefined }) {
  const shown = seats.filter(({ seat }) => speaker === undefined || seat === speaker)
  return (
    <span
      aria-hidden="true"
      className={`row-span-2 mr-3 grid h-16 w-22 place-content-center gap-1 rounded-card border border-rim bg-felt @4xl:mr-5 @4xl:h-20 @4xl:w-30 ${speaker === undefined ? 'grid-cols-[repeat(3,auto)] [--face:1.5rem] @4xl:[--face:1.875rem]' : '[--face:3.25rem] @4xl:[--face:4rem]'}`}
    >
      {shown.map(({ seat, agent }) => (
        <span key={seat} className="size-(--face) overflow-hidden rounded-full">
          <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
        </span>
      ))}
    </span>
  )
}

/** Who said it, and to whom: of a large table a list of names would say less than its size. */
function Speaker({ match: { seats }, seat, names }: { match: MatchRow; seat: number; names: string }) {
  const t = useTranslations('watch.appeal')
  const agent = seats.find((one) => one.seat === seat)?.agent
  if (!agent) return names
  return t.rich(seats.length > mostApart ? 'saidAmongMany' : 'saidAmong', {
    speaker: () => (
      <span className="font-semibold">
        <AgentName agent={agent} />
      </span>
    ),
    names,
    count: seats.length,
  })
}

const Faces = ({ match: { seats } }: { match: MatchRow }) => (
  <span
    aria-hidden="true"
    className={`row-span-2 mr-4 flex w-22 self-center @max-4xl:mr-3 @max-4xl:w-14 @max-4xl:*:nth-[n+4]:hidden ${seats.length > mostApart ? '-space-x-4' : seats.length > 2 ? '-space-x-2 @max-4xl:-space-x-4' : '-space-x-2'}`}
  >
    {seats.map(({ seat, agent }) => (
      <span
        key={seat}
        className="size-7 shrink-0 overflow-hidden rounded-full ring-2 ring-ground group-hover:ring-raised"
      >
        <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
      </span>
    ))}
  </span>
)

/** That it is in play or void, or else how it went. */
function State({ match, appeal, fact }: Pick<MatchLineProps, 'match' | 'appeal' | 'fact'>) {
  const t = useTranslations('watch')
  if (match.status === 'running')
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
        <LiveDot />
        {t('running')}
      </span>
    )
  if (match.status === 'void' || match.decision)
    return <span className="font-semibold text-ink">{t('void')}</span>
  return appeal ? <AppealWord matchId={match.id} appeal={appeal} game={match.game} fact={fact} /> : null
}

/** A replay opens face up, so whoever wants to guess says so before. */
export function GuessFirst({ matchId }: { matchId: string }) {
  const t = useTranslations('match.guess')
  const covered = playerQuery({ at: undefined, view: undefined, level: 'speeches' })
  return (
    <IfSeen
      matchId={matchId}
      others={
        <Link
          href={`/matches/${matchId}${covered}`}
          className="relative z-1 text-soft underline decoration-line underline-offset-4 hover:decoration-brass"
        >
          {t('first')}
        </Link>
      }
    >
      {null}
    </IfSeen>
  )
}

/** How long it took, and what is unusual about it: people at the table, or a language that is not the reader's. */
function Notes({ match: { id, seats, game, rulesetId, language, startedAt, endedAt } }: { match: MatchRow }) {
  const [t, tMatch, locale] = [useTranslations('watch'), useTranslations('match'), useLocale()]
  const minutes =
    startedAt && endedAt ? Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000) : 0
  const lasted = minutes > 0 && <span>{t('appeal.lasted', { minutes })}</span>
  return (
    <>
      {/* Where somebody hides, a short match was won by the others. */}
      {guessIn(game, locale) ? <IfSeen matchId={id}>{lasted}</IfSeen> : lasted}
      {isSpoken(game, rulesetId) && language !== locale && <span>{tMatch(`languages.${language}`)}</span>}
      {seats.some(({ agent }) => agent.kind === 'person') && <span>{t('withPeople')}</span>}
    </>
  )
}
