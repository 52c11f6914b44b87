import { kits } from '@wis/games'
import type { Language } from '@wis/games'
import { matchesToLead } from '@wis/ratings'
import { getLocale, getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { untilSettled } from '../../server/until-settled.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { gameNameIn } from '../games/names.ts'
import { firstOfBoard } from '../leaderboard/leaders/first-of-board.ts'
import type { FirstOfBoard } from '../leaderboard/leaders/first-of-board.ts'
import { IntervalOf, MatchesOf } from '../leaderboard/leaders/leader-list.tsx'
import { AgentName } from '../match/table/agent-name.tsx'

const mostAgents = 3

const columns =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] items-center gap-x-4 lg:gap-x-7 lg:grid-cols-[10.5rem_repeat(3,minmax(0,1fr))]'

/**
 * The first agents of each game's board in the reader's language, together with the games that count the same way. A game
 * that nobody has played yet is left out.
 */
export async function BestOfGames() {
  const t = await getTranslations('agents')
  const tColumns = await getTranslations('leaderboard.ofGame.columns')
  const language = await getLocale()
  const played = await untilSettled(`best of games ${language}`, () => firstOfGames(language))
  if (played.length === 0) return null
  return (
    <section aria-labelledby="best" className="pb-7">
      <SectionTitle id="best" title={t('best')} />
      <p className="-mt-2 max-w-[90ch] text-pretty pb-5 text-sm text-soft">
        {t('bestText', { matches: matchesToLead })}
      </p>
      <div className="grid gap-7">
        {[...new Set(played.map(({ column }) => column))].map((column) => (
          <div key={column}>
            <h3 className={`${columns} label border-b border-strong pb-1.5`}>
              <span className="max-lg:col-span-full">{tColumns(column)}</span>
              {[1, 2, 3].map((place) => (
                <span key={place} aria-hidden="true" className="max-lg:hidden">
                  {t('bestPlace', { place })}
                </span>
              ))}
            </h3>
            <ul className="divide-y divide-line border-b border-line text-sm">
              {played
                .filter((first) => first.column === column)
                .map((first) => (
                  <BestOfGame key={first.game} first={first} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      <h2 className="display pt-14 text-2xl">{t('all')}</h2>
    </section>
  )
}

async function firstOfGames(language: Language): Promise<readonly FirstOfBoard[]> {
  return (await Promise.all(kits.map(({ id }) => firstOfBoard(id, language, mostAgents)))).flatMap(
    (first) => first ?? [],
  )
}

async function BestOfGame({ first: { game, leaders } }: { first: FirstOfBoard }) {
  return (
    <li className={`${columns} py-2`}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5">
        <GameGlyph game={game} className="size-5" />
        <h4 className="leading-tight">
          <Link href={`/agents?game=${game}`} className="font-semibold hover:underline">
            {gameNameIn(await getLocale(), game)}
          </Link>
        </h4>
      </div>
      <ol className="contents">
        {leaders.map((leader) => (
          <li
            key={leader.agent.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 leading-tight max-lg:not-first:hidden sm:grid-cols-[auto_minmax(0,1fr)_auto]"
          >
            <Avatar
              id={leader.agent.id}
              version={leader.agent.avatarVersion}
              className="size-9 rounded-full max-sm:hidden"
            />
            <span className="min-w-0">
              <Link
                href={`/agents/${leader.agent.slug}`}
                className="font-semibold wrap-anywhere hover:underline"
              >
                <AgentName agent={leader.agent} />
              </Link>
              <span className="figures block text-2xs text-soft">
                <MatchesOf leader={leader} />
              </span>
            </span>
            <span className={`figures text-right ${leader.isGrey ? 'text-faint' : ''}`}>
              <span className="max-sm:text-base max-sm:font-semibold">{leader.text}</span>
              <span className="block text-2xs whitespace-nowrap text-soft">
                <IntervalOf leader={leader} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </li>
  )
}
