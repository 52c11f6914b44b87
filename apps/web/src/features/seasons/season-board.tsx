import { leaderboard } from '@wis/db/boards'
import type { Board, BoardRow, RatedRow, UnrankedRow } from '@wis/db/boards'
import type { StoredSeason } from '@wis/db/seasons'
import { hasWords } from '@wis/games'
import type { Language } from '@wis/games'
import { traitsOf } from '@wis/protocol'
import { fifteenthsPerPoint, isProvisional, matchesToLead } from '@wis/ratings'
import { useTranslations } from 'next-intl'
import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link, underlined } from '../../components/link/link.tsx'
import { TableHead } from '../../components/list/pager.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { percentRange, pointsText, ratingText, withMinus } from '../../components/text/number-text.ts'
import { database } from '../../server/database.ts'
import { BoardPart } from '../leaderboard/board-part.tsx'
import { BelowTheOthers } from '../leaderboard/game/game-board-table.tsx'
import { mainIntervalOf } from '../leaderboard/game/game-cell.ts'
import { mainColumnOf } from '../leaderboard/game/game-columns.ts'
import { kitOfBoard } from '../leaderboard/game/game-of-board.ts'
import type { KitOfBoard } from '../leaderboard/game/game-of-board.ts'
import { leaderboardRowOf, mainTextOf } from '../leaderboard/leaderboard-row-of.ts'
import { PeopleOfBoard } from '../leaderboard/people-row.tsx'
import { placesText } from '../leaderboard/places-text.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { BarsHead, BoardBarCell } from './board-bar-cell.tsx'
import { barsOf } from './board-bars.ts'
import type { BoardBar, BoardBars } from './board-bars.ts'
import { bracketPlaces, placeText } from './bracket/bracket-places.ts'
import { reachedIn } from './bracket/reached-in.ts'
import { mostInBracket, stagesOf } from './bracket/season-bracket.tsx'
import { seasonNameIn } from './season-name-in.ts'
import { isByRating, standingsOf } from './standings-of.ts'

const mostLines = 20

interface SeasonBoardProps {
  readonly season: StoredSeason
  readonly language: Language
  /** Whether the reader sees matches that are withheld from everybody else. */
  readonly seesWithheld: boolean
}

/** The board as its reader may see it now: live, frozen, final, or not at all. */
export async function SeasonBoard({ season, language, seesWithheld }: SeasonBoardProps) {
  const t = await getTranslations('seasons.board')
  const { slug } = season
  const isKeptBack = season.embargoed && !seesWithheld
  return (
    <section aria-labelledby="board" className="pt-14">
      <SectionTitle id="board" title={t('title')}>
        <span className="flex flex-wrap gap-x-5">
          {!isKeptBack && (
            <Link href={`/seasons/${slug}/compare?language=${language}`} className={underlined}>
              {t('matrix')}
            </Link>
          )}
          {!season.embargoed && season.format !== 'knockout' && (
            <Link
              href={`/leaderboard?season=${slug}&language=${language}${season.format === 'ladder' && season.organizer === null ? '' : '&tab=total'}`}
              className={underlined}
            >
              {t('all')}
            </Link>
          )}
        </span>
      </SectionTitle>
      <Standing season={season} isKeptBack={isKeptBack} />
      {season.ladders.length > 1 && !isKeptBack && <Tabs season={season} language={language} />}
      {!isKeptBack && (
        <Lines season={season} language={language} seesWithheld={season.embargoed && seesWithheld} />
      )}
    </section>
  )
}

/** The kind of board, if it is not the live one. */
async function Standing({ season, isKeptBack }: { season: StoredSeason; isKeptBack: boolean }) {
  const t = await getTranslations('seasons.board')
  const format = await getFormatter()
  const { embargoed, board } = season
  const time = board && timeInUtc(format, board.takenAt)
  const said = isKeptBack
    ? t('embargo')
    : embargoed
      ? t('embargoSeen')
      : time && t(board.final ? 'final' : 'frozen', { time })
  return said ? <p className="mb-4 border-l-2 border-brass pl-4 text-sm">{said}</p> : null
}

async function Tabs({ season: { slug, ladders }, language }: Omit<SeasonBoardProps, 'seesWithheld'>) {
  const t = await getTranslations()
  return (
    <nav aria-label={t('seasons.board.language')} className="flex gap-5 pb-3 text-sm">
      {ladders.map((one) => (
        <Link
          key={one}
          href={`/seasons/${slug}?language=${one}#board`}
          aria-current={one === language ? 'page' : undefined}
          className="text-soft hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-brass aria-[current]:underline-offset-8"
        >
          {t(`match.languages.${one}`)}
        </Link>
      ))}
    </nav>
  )
}

/** The first lines of the board. If it has parts, those of each. */
async function Lines({ season, language, seesWithheld }: SeasonBoardProps) {
  const t = await getTranslations('leaderboard.vouching')
  if (season.format === 'knockout')
    return <BracketLines season={season} language={language} seesWithheld={seesWithheld} />
  const wish = { language, limit: mostLines, seesWithheld }
  const page = await standingsOf(season, wish)
  if (!page?.isParted || page.items.length === 0)
    return (
      <>
        <BoardLines season={season} language={language} page={page} />
        {page && <PeopleOfBoard board={page} />}
      </>
    )
  const parts = await Promise.all(
    [true, false].map(async (vouched) => ({
      vouched,
      part: await standingsOf(season, { ...wish, vouched }),
      name: t(vouched ? 'vouchedTitle' : 'programsTitle'),
    })),
  )
  return (
    <>
      {parts.map(({ vouched, part, name }) => (
        <BoardPart key={name} vouched={vouched} name={name} isEmpty={!part || part.items.length === 0}>
          <BoardLines season={season} language={language} page={part} part={name} />
        </BoardPart>
      ))}
      {season.terms.people === 'mixed' && <PeopleOfBoard board={page} />}
    </>
  )
}

/** A knockout goes by its bracket: a finalist stands above all who left before, whatever points these made. */
async function BracketLines({ season, language, seesWithheld }: SeasonBoardProps) {
  const wish = { seasonSlug: season.slug, language, limit: mostInBracket, seesWithheld }
  const page = await leaderboard(database(), wish)
  const stages = await stagesOf(season, seesWithheld)
  const places = bracketPlaces(stages.filter((stage) => stage.language === language))
  const reached = await reachedIn(season, language, stages, places)
  // While all are in the same stage, no place is decided.
  const isUndecided = new Set(reached.values()).size <= 1
  const placeOf = ({ agent }: BoardRow) => places.get(agent.id) ?? mostInBracket
  const items = page?.items.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, mostLines)
  return (
    <BoardLines
      season={season}
      language={language}
      page={page && { ...page, items: items ?? [] }}
      places={isUndecided ? new Map() : places}
      {...(!isUndecided && { reached })}
    />
  )
}

interface BoardLinesProps extends Omit<SeasonBoardProps, 'seesWithheld'> {
  readonly page: Board | undefined
  /** The name of the part that it is of. */
  readonly part?: string
  /** In a knockout, the places that its bracket gives. */
  readonly places?: ReadonlyMap<string, number>
  /** In a knockout, how far each agent got. */
  readonly reached?: ReadonlyMap<string, string>
}

async function BoardLines({ season, language, page, part, places, reached }: BoardLinesProps) {
  const t = await getTranslations('seasons.board')
  const tMatch = await getTranslations('match')
  const lines = [...(page?.items ?? []), ...(page?.disqualified ?? [])]
  const kit = page && kitOfBoard(page)
  const isRated = page !== undefined && isByRating(season, page)
  const firstBelow =
    kit && page && !places && !isRated
      ? page.items.findIndex(({ tally }) => isProvisional(kit.board.order, tally))
      : -1
  const inGame = await getTranslations('leaderboard.ofGame')
  const main = kit && inGame(`columns.${mainColumnOf(kit.board)}`)
  const hasAverage = !isMainNumber(kit?.board.order, lines)
  const bars = page && !places ? barsOf(page) : undefined
  const ranges = new Map<string, string | null>(
    page && !places
      ? page.items.map((row) => [row.agent.id, rangeOf(page, row, (ends) => inGame('interval', ends))])
      : [],
  )
  const hasRanges = [...ranges.values()].some((range) => range !== null)
  const mainOf = (line: BoardRow | UnrankedRow) =>
    page && 'rank' in line ? mainTextOf(page, line) : pointsText(line.total)
  const ruleOf = (order: 'knockout' | 'rating' | KitOfBoard['board']['order']) =>
    order === 'total' && page && page.rule.initialTotal + page.rule.entryCost > 0
      ? t('rule.totalOf', { initial: page.rule.initialTotal, cost: page.rule.entryCost })
      : t(`rule.${order}`)
  if (lines.length === 0)
    return <p className="border-y border-line py-8 text-center text-sm text-soft">{t('empty')}</p>
  const whole = t('caption', {
    season: seasonNameIn(await getLocale(), season),
    language: tMatch(`languages.${hasWords(season.game, season.ruleset) ? language : 'any'}`),
  })
  const caption = part === undefined ? whole : `${whole} \u00b7 ${part}`
  return (
    <>
      <p className={`pb-3 text-sm text-soft ${season.ladders.length > 1 ? '' : '-mt-2'}`}>
        {ruleOf(places ? 'knockout' : isRated ? 'rating' : (kit?.board.order ?? 'total'))}{' '}
        {places &&
          page &&
          page.rule.initialTotal + page.rule.entryCost > 0 &&
          t('totals', { initial: page.rule.initialTotal, cost: page.rule.entryCost })}
        {hasRanges && !isRated && t('interval')}{' '}
        {isRated && page.items.some((row) => isFew(row)) && t('fewer', { matches: matchesToLead })}
      </p>
      <table className="figures w-full border-collapse text-right text-sm [overflow-wrap:normal]">
        <caption className="sr-only">{caption}</caption>
        <TableHead
          columns={[
            [t(isRated ? 'places' : 'rank'), 'w-12 py-2 pr-2 text-left sm:pr-3'],
            [t('agent'), 'py-2 text-left'],
            ...(bars
              ? [[<BarsHead key="bars" {...bars} />, 'py-2 pl-4 text-left max-lg:hidden'] as const]
              : []),
            ...(reached ? [[t('reached'), 'py-2 pl-3 sm:pl-4'] as const] : []),
            [main ?? t('total'), `py-2 pl-3 sm:pl-4 sm:whitespace-nowrap ${reached ? 'max-sm:hidden' : ''}`],
            [t('matches'), 'py-2 pl-3 sm:pl-4 whitespace-nowrap'],
            ...(hasAverage ? [[t('average'), 'py-2 pl-4 max-sm:hidden'] as const] : []),
          ]}
        />
        <tbody>
          {lines.map((line, at) => (
            <Fragment key={line.agent.id}>
              {at === firstBelow && (
                <BelowTheOthers
                  span={4 + Number(hasAverage) + Number(bars !== undefined)}
                  matches={matchesToLead}
                />
              )}
              <Line
                line={line}
                rank={(isRated && possiblePlaces(line)) || rankText(line, places)}
                isFew={isRated && isFew(line)}
                main={mainOf(line)}
                reached={reached && (reached.get(line.agent.id) ?? '–')}
                range={ranges.get(line.agent.id) ?? null}
                hasAverage={hasAverage}
                bars={bars}
                note={t('disqualified')}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </>
  )
}

const isFew = ({ tally }: BoardRow | UnrankedRow) => tally.matches < matchesToLead

/** The places within the 95% intervals, as the leaderboard says them. */
function possiblePlaces(line: BoardRow | UnrankedRow | RatedRow): string | undefined {
  const skill = 'skill' in line ? line.skill : null
  return skill ? placesText(skill.rankRange) : undefined
}

/** Whether the number that the board goes by is already that of points a match: one for a win, or the same by name. */
function isMainNumber(
  order: KitOfBoard['board']['order'] | undefined,
  lines: readonly (BoardRow | UnrankedRow)[],
): boolean {
  const isOneForWin = ({ tally }: BoardRow | UnrankedRow) => tally.points === tally.wins * fifteenthsPerPoint
  return order === 'mean-points' || (order === 'win-rate' && lines.every(isOneForWin))
}

/** The 95% interval of the number that the board goes by. A total is what it is. */
function rangeOf(
  page: Board,
  row: BoardRow,
  say: (ends: { readonly low: string; readonly high: string }) => string,
): string | null {
  const kit = kitOfBoard(page)
  if (!kit || kit.board.order === 'total') return null
  const range = mainIntervalOf(leaderboardRowOf(row, page.rule, kit), kit)
  if (!range) return null
  if (kit.board.order === 'win-rate') return percentRange(range)
  const textOf = (end: number) =>
    kit.board.order === 'skill' ? ratingText(end) : withMinus((Math.round(end * 100) / 100).toFixed(2))
  return say({ low: textOf(range.low), high: textOf(range.high) })
}

function rankText(line: BoardRow | UnrankedRow, places: BoardLinesProps['places']): string | null {
  if (!hasRank(line)) return null
  const place = places?.get(line.agent.id)
  if (places && place !== undefined) return placeText(places, place)
  return places ? null : `${line.rankInPart ?? line.rank}`
}

/** A disqualified agent keeps its line and has no rank. */
const hasRank = (line: BoardRow | UnrankedRow): line is BoardRow => 'rank' in line && line.rank !== null

interface LineProps {
  readonly line: BoardRow | UnrankedRow
  /** Null for one without a place. */
  readonly rank: string | null
  /** The number that the board goes by. */
  readonly main: string
  /** In a knockout, how far it got: what its place goes by. */
  readonly reached: string | undefined
  /** Its 95% interval, if it has one. */
  readonly range: string | null
  readonly hasAverage: boolean
  /** Whether it has too few matches for its place to mean much. */
  readonly isFew: boolean
  /** Undefined on a board that draws none. */
  readonly bars: BoardBars | undefined
  readonly note: string
}

function Line({ line, rank, main, reached, range, isFew, hasAverage, bars, note }: LineProps) {
  const t = useTranslations('seasons.entries')
  const tBoard = useTranslations('seasons.board')
  const { agent, tally } = line
  const bar: BoardBar | undefined = bars?.bars.get(agent.id)
  const below = traitsOf(agent.kind).hasOwner ? agent.owner : t('house')
  return (
    <tr className="border-b border-line hover:bg-raised">
      <td className="py-2.5 text-left font-display text-xl font-light whitespace-nowrap text-faint">
        {rank ?? '–'}
      </td>
      <th
        scope="row"
        className={`max-w-0 min-w-30 py-2.5 sm:min-w-32 text-left font-normal ${bars === undefined ? 'sm:w-1/2' : 'sm:w-1/2 lg:w-1/4'}`}
      >
        <span className="flex items-center gap-3">
          <Avatar id={agent.id} version={agent.avatarVersion} className="size-8 shrink-0 rounded-full" />
          <span className="min-w-0">
            <Link
              href={`/agents/${agent.slug}`}
              className="block wrap-anywhere font-semibold hover:underline"
            >
              <AgentName agent={agent} />
            </Link>
            {!hasRank(line) ? (
              <span className="block text-xs text-faint">{note}</span>
            ) : (
              below !== null && (
                <span className="block wrap-anywhere text-xs text-faint">
                  <ForeignText text={below} />
                </span>
              )
            )}
          </span>
        </span>
      </th>
      {bars && (
        <td className="w-1/2 py-2.5 pl-4 text-left max-lg:hidden">
          {bar && <BoardBarCell bars={bars} bar={bar} />}
        </td>
      )}
      {reached !== undefined && (
        <td className="py-2.5 pl-3 sm:pl-4">
          <span className="block font-display text-lg whitespace-nowrap">{reached}</span>
          <span className="block text-xs text-faint sm:hidden">{tBoard('totalOf', { total: main })}</span>
        </td>
      )}
      <td className={`py-2.5 pl-3 whitespace-nowrap sm:pl-4 ${reached === undefined ? '' : 'max-sm:hidden'}`}>
        <span
          className={reached === undefined ? `block font-display text-xl ${isFew ? 'text-faint' : ''}` : ''}
        >
          {main}
        </span>
        {range !== null && <span className="block text-xs text-faint">{range}</span>}
        {bar && bar.gap !== null && (
          <span className="block text-xs text-faint lg:hidden">
            <span className="sr-only">{tBoard('gap')} </span>
            {bar.gap}
          </span>
        )}
      </td>
      <td className="py-2.5 pl-3 sm:pl-4">
        {tally.matches}
        {isFew && (
          <span className="block text-xs text-faint">{tBoard('of', { matches: matchesToLead })}</span>
        )}
      </td>
      {hasAverage && (
        <td className="py-2.5 pl-4 max-sm:hidden">
          {tally.matches === 0 ? '–' : pointsText(tally.points / tally.matches)}
        </td>
      )}
    </tr>
  )
}
