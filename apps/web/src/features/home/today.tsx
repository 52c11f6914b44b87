import 'server-only'
import { matchAppeals, readEntries, usualGame } from '@wis/db/matches'
import type { MatchAppeal } from '@wis/db/matches'
import { ids, replay } from '@wis/engine'
import type { Entry, Language } from '@wis/engine'
import type { Scene, ScenePart } from '@wis/games'
import type { MatchRow } from '@wis/protocol'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { bestOfGame } from '../../server/best-of-the-day.ts'
import { dailyPuzzle, today } from '../../server/daily/daily-puzzle.ts'
import { database } from '../../server/database.ts'
import { keptAMinute } from '../../server/kept-a-minute.ts'
import { kitOf } from '../../server/scenes/scenes-of.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { gameNameIn, titleOfMatch } from '../games/names.ts'
import { questionOfMatch } from '../games/question-of-match.ts'
import { agentNameIn } from '../match/agent-name-in.ts'
import { IfSeen, SeenEnd } from '../match/headline/seen-end.tsx'
import { SeatChip } from '../match/table/seat-chip.tsx'
import { VoteRing } from '../scene/vote-ring.tsx'
import { AppealLine } from '../watch/appeal-line.tsx'

/** A site that has just begun has little to choose the puzzle of the day from. Its first visitor is not to choose it. */
const fewestMatches = 20

/** The puzzle of the day and a replay to begin with, neither with its end. Nothing where there is neither. */
export async function Today({ matches }: { matches: number }) {
  const language = await getLocale()
  const [puzzle, best] = await Promise.all([
    matches < fewestMatches ? undefined : puzzleOf(language),
    replayOf(language),
  ])
  if (!puzzle && !best) return null
  return (
    <div className={`grid gap-4 pt-16 ${puzzle && best ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)]' : ''}`}>
      {puzzle && <PuzzleCard {...puzzle} />}
      {best && <ReplayCard {...best} />}
    </div>
  )
}

type Speeches = Extract<ScenePart, { kind: 'speeches' }>['speeches']

interface Puzzle {
  readonly day: string
  readonly speeches: Speeches
}

interface Best {
  readonly match: MatchRow
  readonly appeal: MatchAppeal | undefined
  readonly ballots: Extract<ScenePart, { kind: 'ballots' }>['ballots']
  readonly said: Speeches[number] | undefined
}

const shownSpeeches = 3
const puzzles = keptAMinute<Puzzle>(2)
const replays = keptAMinute<Best>(2)

const puzzleOf = (language: Language) =>
  puzzles(database(), `${today()} ${language}`, async () => {
    const puzzle = await dailyPuzzle(database(), { day: today(), language })
    if (!puzzle) return undefined
    const speeches = firstPart(lastScene(puzzle.header.game, puzzle.log), 'speeches')?.speeches.filter(
      isHeard,
    )
    return speeches?.length ? { day: puzzle.day, speeches: speeches.slice(0, shownSpeeches) } : undefined
  })

/** The match of the last day that is most worth watching, with a speech that fits into a card and its first vote. */
const replayOf = (language: Language) =>
  replays(database(), language, async () => {
    const { items } = await bestOfGame(usualGame, language)
    const match = items[0]
    if (!match) return undefined
    const log = await readEntries(database(), ids.match(match.id), 'spectator')
    const end = lastScene(match.game, log)
    const ballots = firstPart(end, 'ballots')?.ballots
    const speeches = firstPart(end, 'speeches')?.speeches.filter(isHeard) ?? []
    const said = speeches.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]
    const appeal = (await matchAppeals(database(), [match.id])).get(match.id)
    return ballots && { match, appeal, ballots, said }
  })

const isHeard = ({ text }: Speeches[number]) => text !== null && text.trim() !== ''

const longest = 120
/** One that is too long for a card comes last. */
const lengthOf = ({ text }: Speeches[number]) => {
  const length = text?.length ?? 0
  return length > longest ? 0 : length
}

function lastScene(game: string, log: readonly Entry[]): Scene {
  const { rules, scene } = kitOf(game)
  return scene(replay(rules, log), null)
}

/** The first thing of a kind that lies on a table. */
function firstPart<Kind extends ScenePart['kind']>({ parts }: Scene, kind: Kind) {
  const isOfKind = (part: ScenePart): part is Extract<ScenePart, { kind: Kind }> => part.kind === kind
  return parts.find(isOfKind)
}

async function PuzzleCard({ day, speeches }: Puzzle) {
  const t = await getTranslations('daily')
  const format = await getFormatter()
  const date = format.dateTime(new Date(day), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <section
      aria-labelledby="puzzle-title"
      className="flex min-w-0 flex-col rounded-card border border-brass bg-raised p-5 sm:p-6"
    >
      <p className="label">
        {t('title')} · {date}
      </p>
      <h2 id="puzzle-title" className="display pt-2 text-2xl">
        {t('question')}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {speeches.map(({ seat, text }) => (
          <li key={seat} className="flex items-baseline gap-3 py-2">
            <SeatChip seat={seat} />
            <span className="line-clamp-2 min-w-0 font-display text-lg leading-snug break-words">
              <ForeignText text={text ?? ''} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-5">
        <Link href="/daily" className={buttonStyle.primary}>
          {(await getTranslations('home'))('guess')}
        </Link>
      </p>
    </section>
  )
}

async function ReplayCard({ match, appeal, ballots, said }: Best) {
  const [t, titles] = [await getTranslations('home'), await getTranslations('match.titles')]
  const locale = await getLocale()
  const speaker = match.seats.find(({ seat }) => seat === said?.seat)
  const names = titleOfMatch(titles, locale, match)
  const question = questionOfMatch(titles, locale, match)
  return (
    <section
      aria-labelledby="replay-title"
      className="relative grid min-w-0 overflow-hidden rounded-card border border-line bg-raised hover:border-strong sm:grid-cols-2"
    >
      <div className="grid place-items-center bg-[radial-gradient(ellipse_at_50%_40%,var(--color-lamp),var(--color-felt)_75%)] p-4">
        <VoteRing ballots={ballots} seats={match.seats.map(({ seat }) => seat)} />
      </div>
      <div className="flex min-w-0 flex-col p-5 sm:p-6">
        <p className="label">{t('replay')}</p>
        <h2 id="replay-title" className="display pt-2 text-2xl text-balance wrap-anywhere">
          <Link href={`/matches/${match.id}`} className="after:absolute after:inset-0">
            <SeenEnd matchId={match.id} others={names} />
          </Link>
        </h2>
        <p className="pt-1 text-sm text-soft empty:hidden">
          <IfSeen matchId={match.id} others={question}>
            {names}
          </IfSeen>
        </p>
        {said && speaker && (
          <figure className="mt-4 mb-4 border-l-2 border-rim pl-3">
            <blockquote className="font-display text-lg leading-snug break-words">
              <ForeignText text={said.text ?? ''} />
            </blockquote>
            <figcaption className="pt-1 text-sm text-soft">{agentNameIn(locale, speaker.agent)}</figcaption>
          </figure>
        )}
        {/* The title of the card opens it from anywhere. */}
        <span className={`${buttonStyle.quiet} w-fit`}>{t('watchReplay')}</span>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-4 text-sm text-soft">
          <span className="flex items-center gap-2">
            <GameGlyph game={match.game} className="size-4" />
            {gameNameIn(locale, match.game)}
          </span>
          {appeal && <AppealLine matchId={match.id} appeal={appeal} game={match.game} />}
        </div>
      </div>
    </section>
  )
}
