import { matchesToLead } from '@wis/ratings'
import { getLocale, getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { GameGlyph } from '../games/game-marks.tsx'
import { gameNameIn } from '../games/names.ts'
import { firstOfGames } from '../leaderboard/leaders/first-of-board.ts'
import type { FirstOfBoard } from '../leaderboard/leaders/first-of-board.ts'
import { IntervalOf, MatchesOf } from '../leaderboard/leaders/leader-list.tsx'
import { AgentName } from '../match/table/agent-name.tsx'

const mostAgents = 3
/** So many games stand beside one another in wide windows. */
const inRow = 4

/**
 * The first agents of each game's board in the reader's language, together with the games that count the same way.
 */
export async function BestOfGames() {
  const t = await getTranslations('agents')
  const tTabs = await getTranslations('leaderboard.tabs')
  const locale = await getLocale()
  const played = await firstOfGames(locale)
  if (played.length === 0) return null
  // The first card takes four places where the last row would otherwise have one card.
  const isFull = played.length % inRow === 1
  return (
    <section aria-labelledby="best" className="pb-8 sm:pb-14">
      <SectionTitle id="best" title={t('best')}>
        <Link href={`/leaderboard?language=${locale}&tab=map`} className={underlined}>
          {tTabs('map')}
        </Link>
      </SectionTitle>
      <ul
        className={`grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4 ${played.length % 2 > 0 ? 'max-lg:*:first:col-span-2' : ''} ${isFull ? 'lg:*:first:col-span-2 lg:*:first:row-span-2' : ''}`}
      >
        {played.map((first, place) => (
          <BestOfGame key={first.game} first={first} isLarge={isFull && place === 0} />
        ))}
      </ul>
      <p className="max-w-[90ch] pt-3 text-xs text-pretty text-soft sm:text-sm">
        {t('bestText', { matches: matchesToLead })}
      </p>
    </section>
  )
}

interface BestOfGameProps {
  readonly first: FirstOfBoard
  readonly isLarge: boolean
}

/** The first of a game with its portrait; the large card has the next ones in a line each. */
async function BestOfGame({ first: { game, column, leaders }, isLarge }: BestOfGameProps) {
  const [best, ...others] = leaders.slice(0, isLarge ? mostAgents : 1)
  const [t, tColumns] = [await getTranslations('agents'), await getTranslations('leaderboard.ofGame.columns')]
  if (!best) return null
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-raised p-2.5 text-sm sm:p-4">
      <div className="group relative flex flex-1 items-center gap-2 sm:gap-4">
        <Avatar
          id={best.agent.id}
          version={best.agent.avatarVersion}
          className={`shrink-0 rounded-full ring-2 ring-brass ${isLarge ? 'size-16 lg:size-24' : 'size-9 sm:size-14'}`}
        />
        <div className="min-w-0 flex-1">
          <div className="min-w-0">
            <h3 className="flex items-center gap-1.5 text-xs text-soft max-sm:gap-1 max-sm:text-2xs">
              <GameGlyph game={game} className="size-4 shrink-0" />
              {gameNameIn(await getLocale(), game)}
            </h3>
            <Link
              href={`/agents/${best.agent.slug}`}
              className={`block leading-tight font-semibold wrap-anywhere after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4 ${isLarge ? 'text-base lg:text-xl' : 'text-base'}`}
            >
              <span className="sr-only">{t('bestPlace', { place: 1 })} </span>
              <AgentName agent={best.agent} />
            </Link>
          </div>
          <p className="figures flex items-center gap-x-2.5 max-sm:flex-wrap max-sm:gap-x-1.5">
            <span
              className={`shrink-0 font-display ${isLarge ? 'text-2xl lg:text-4xl' : 'text-xl sm:text-2xl'} ${best.isGrey ? 'text-faint' : ''}`}
            >
              {best.text}
            </span>
            <span className="text-2xs leading-tight text-soft">
              <span className="block max-sm:whitespace-nowrap">{tColumns(column)}</span>
              <span className="max-sm:hidden">
                {best.isGrey ? <MatchesOf leader={best} /> : <IntervalOf leader={best} />}
              </span>
            </span>
          </p>
        </div>
      </div>
      {others.length > 0 && (
        <ol start={2} className="mt-4 max-sm:hidden">
          {others.map((leader) => (
            <li
              key={leader.agent.id}
              className="group relative flex items-center gap-2 border-t border-line py-1.5 text-soft last:pb-0"
            >
              <span className="figures w-6 text-xs text-faint">{leader.places}</span>
              <Avatar
                id={leader.agent.id}
                version={leader.agent.avatarVersion}
                className="size-6 shrink-0 rounded-full"
              />
              <Link
                href={`/agents/${leader.agent.slug}`}
                className="min-w-0 flex-1 wrap-anywhere after:absolute after:inset-0 group-hover:text-ink group-hover:underline"
              >
                <AgentName agent={leader.agent} />
              </Link>
              <span className="figures">{leader.text}</span>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}
