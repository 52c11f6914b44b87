import { leaderboard } from '@wis/db/boards'
import type { Board, BoardRow } from '@wis/db/boards'
import { kits } from '@wis/games'
import { isProvisional, matchesToLead } from '@wis/ratings'
import { getLocale, getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { database } from '../../server/database.ts'
import { untilSettled } from '../../server/until-settled.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { gameNameIn } from '../games/names.ts'
import { mainColumnOf } from '../leaderboard/game/game-columns.ts'
import { kitOfBoard } from '../leaderboard/game/game-of-board.ts'
import { mainTextOf } from '../leaderboard/leaderboard-row-of.ts'
import { AgentName } from '../match/table/agent-name.tsx'

const mostAgents = 3

const columns =
  'grid grid-cols-2 items-center gap-x-4 lg:gap-x-8 lg:grid-cols-[11rem_repeat(3,minmax(0,1fr))]'

/** The first agents of each game's board in the reader's language. A game that nobody has played yet is left out. */
export async function BestOfGames() {
  const t = await getTranslations('agents')
  const language = await getLocale()
  const played = await untilSettled(`best of games ${language}`, () => boardsOfGames(language))
  if (played.length === 0) return null
  return (
    <section aria-labelledby="best" className="pb-7">
      <SectionTitle id="best" title={t('best')} />
      <p className="-mt-2 max-w-[90ch] text-pretty pb-5 text-sm text-soft">
        {t('bestText', { matches: matchesToLead })}
      </p>
      <div aria-hidden="true" className={`${columns} label border-b border-strong pb-1.5 max-lg:hidden`}>
        <span>{t('columns.game')}</span>
        {[1, 2, 3].map((place) => (
          <span key={place}>{t('bestPlace', { place })}</span>
        ))}
      </div>
      <ul className="divide-y divide-line border-b border-line text-sm max-lg:border-t">
        {played.map((board) => (
          <BestOfGame key={board.game} board={board} />
        ))}
      </ul>
      <h2 className="display pt-14 text-2xl">{t('all')}</h2>
    </section>
  )
}

async function boardsOfGames(language: string): Promise<readonly Board[]> {
  const boards = await Promise.all(
    kits.map(({ id }) =>
      leaderboard(database(), { game: id, language, includeHouse: true, limit: mostAgents }),
    ),
  )
  return boards.flatMap((board) => (board && board.items.length > 0 ? board : []))
}

/** What the official order of a game goes by. */
function columnOf(board: Board) {
  const kit = kitOfBoard(board)
  return kit ? mainColumnOf(kit.board) : 'total'
}

async function BestOfGame({ board }: { board: Board }) {
  const tAgents = await getTranslations('agents')
  const tColumns = await getTranslations('leaderboard.ofGame.columns')
  const kit = kitOfBoard(board)
  const numbers = board.items.map((row) => mainTextOf(board, row))
  const areWhole = numbers.every((number) => /^[^.]*(\.0+)?$/.test(number))
  const isGrey = ({ tally }: BoardRow) => kit !== undefined && isProvisional(kit.board.order, tally)
  return (
    <li className={`${columns} py-2`}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5">
        <GameGlyph game={board.game} className="size-5" />
        <h3 className="leading-tight">
          <Link href={`/agents?game=${board.game}`} className="font-semibold hover:underline">
            {gameNameIn(await getLocale(), board.game)}
          </Link>
          <span className="block text-xs font-normal text-soft">{tColumns(columnOf(board))}</span>
        </h3>
      </div>
      <ol className="contents">
        {board.items.map((row, place) => (
          <li
            key={row.agent.id}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 leading-tight first:font-semibold max-lg:not-first:hidden lg:grid-cols-[auto_minmax(0,1fr)_auto]"
          >
            <Avatar
              id={row.agent.id}
              version={row.agent.avatarVersion}
              className="size-9 rounded-full max-lg:row-span-2"
            />
            <Link href={`/agents/${row.agent.slug}`} className="min-w-0 wrap-anywhere hover:underline">
              <AgentName agent={row.agent} />
            </Link>
            <span
              className={`figures font-normal max-lg:text-xs lg:text-right ${isGrey(row) ? 'text-faint' : ''}`}
            >
              {areWhole ? numbers[place]?.replace(/\.0+$/, '') : numbers[place]}
              {areWhole && (
                <span className="invisible max-lg:hidden" aria-hidden="true">
                  .00
                </span>
              )}
              {isGrey(row) && (
                <span className="block text-2xs">
                  {tAgents('bestMatches', { count: row.tally.matches, of: matchesToLead })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </li>
  )
}
