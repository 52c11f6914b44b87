import { listEntries } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import type { EntryRow } from '@wis/protocol'
import { getFormatter, getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { buttonStyle } from '../../components/button/button-style.ts'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { database } from '../../server/database.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { SmallPicture } from '../games/small-picture.tsx'
import { BracketAhead, enteredOf, OpenPlaces } from './bracket/bracket-ahead.tsx'
import { bracketOf } from './bracket/bracket-layout.ts'
import type { BracketStage } from './bracket/bracket-layout.ts'
import { BracketLines } from './bracket/bracket-lines.tsx'
import { matchesNotMade, stagesOf } from './bracket/season-bracket.tsx'
import { EnteredFaces } from './entered-faces.tsx'
import { headlineOf } from './headline-of.ts'
import { nextDateOf } from './next-date-of.ts'
import { KindOfSeason, SeasonTitle } from './season-title.tsx'

interface CupBannerProps {
  readonly season: StoredSeason
  readonly now: Date
}

/** A cup or a round robin that takes entries or is under way, large: who is in it, what comes next, and its bracket. */
export async function CupBanner({ season, now }: CupBannerProps) {
  const t = await getTranslations('seasons')
  const format = await getFormatter()
  const entries = await listEntries(database(), season.id, { isOrganizer: false, userId: undefined })
  const agents = enteredOf(entries)
  const { waiting, seated, done } = season.fixtures
  const isEntering = headlineOf(season, now) === 'open-entering'
  const next = nextDateOf(season, now)
  const all = waiting + seated + done + (await matchesNotMade(season, false))
  return (
    <li className="group relative grid gap-x-12 gap-y-6 rounded-card border border-line bg-raised p-5 hover:border-strong sm:p-7 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid content-start gap-4">
        <p className="label flex items-center gap-2">
          <GameGlyph game={season.game} className="size-4" />
          <KindOfSeason season={season} />
        </p>
        <SeasonTitle season={season} isLarge />
        {next && (
          <p className="border-l-2 border-brass pl-4">
            <span className="block text-sm text-soft">{t(`card.${next.what}`)}</span>
            <span className="display block text-2xl">{format.relativeTime(new Date(next.at), now)}</span>
            <time dateTime={next.at} className="figures text-sm text-soft">
              {timeInUtc(format, next.at)}
            </time>
          </p>
        )}
        {waiting + seated + done > 0 && (
          <div className="max-w-md text-sm text-soft">
            <p className="figures pb-2">{t('schedule.progress', { done, all })}</p>
            <ProgressBar done={done} all={all} label={t('schedule.title')} />
          </div>
        )}
        <EnteredFaces
          season={season}
          agents={agents}
          faces={season.format === 'knockout' && waiting + seated + done === 0 ? 'lg:hidden' : ''}
        />
        {/* The name of the season opens it from anywhere on its card. */}
        {isEntering && <span className={`${buttonStyle.primary} w-fit`}>{t('card.enter')}</span>}
      </div>
      <div aria-hidden="true" className="grid items-center max-lg:hidden">
        {season.format === 'knockout' && season.entered > 0 ? (
          <SmallBracket season={season} agents={agents} />
        ) : (
          <SmallPicture
            game={season.game}
            place={season.slug}
            size="w-135 overflow-hidden rounded-card border border-line [zoom:0.8] [--high:18rem]"
          />
        )}
      </div>
    </li>
  )
}

/** The stages of a knockout as columns of pairings with portraits. Before the draw, nobody has a place in it. */
async function SmallBracket({
  season,
  agents,
}: {
  season: StoredSeason
  agents: readonly EntryRow['agent'][]
}) {
  const [language] = season.ladders
  const stages = await stagesOf(season, false)
  if (stages.length === 0) return <BracketAhead season={season} agents={agents} />
  const own = stages.filter((stage) => stage.language === language)
  const laidOut = (shown: typeof own) => bracketOf(shown, season.ruleset.players, season.entered)
  const first = firstShown(laidOut(own))
  const bracket = laidOut(own.filter(({ stage }) => stage >= first))
  const height = bracket[0]?.groups.length ?? 0
  return (
    bracket.length > 0 && (
      <ol className="flex min-w-0 items-stretch gap-6">
        {bracket.slice(0, mostStages).map((stage) => (
          <SmallStage key={stage.stage} stage={stage} height={height} agents={agents} />
        ))}
      </ol>
    )
  )
}

const mostStages = 3

/** The stage that is played, or the first of the last ones. */
function firstShown(bracket: readonly BracketStage[]) {
  const played = bracket.findLastIndex(({ groups }) => groups.some(({ group }) => group))
  return bracket[Math.max(0, Math.min(played, bracket.length - mostStages))]?.stage ?? 1
}

/** The height of a group of two with its gap, in rem. */
const groupRem = 5.75

interface SmallStageProps {
  readonly stage: BracketStage
  /** The height of the drawn bracket, in groups. */
  readonly height: number
  readonly agents: readonly EntryRow['agent'][]
}

function SmallStage({ stage: { groups }, height, agents }: SmallStageProps) {
  const versions = new Map(agents.map(({ id, avatarVersion }) => [id, avatarVersion]))
  return (
    <li className="relative w-36" style={{ height: `${height * groupRem}rem` }}>
      {groups.map(({ group, size, middle, from }, place) => (
        <span
          key={place}
          style={{ top: `${middle * groupRem}rem` }}
          className={`absolute inset-x-0 -translate-y-1/2 rounded-card border bg-ground p-2 ${group && !group.isOver && size > 1 ? 'border-brass' : 'border-rim'} ${group ? 'grid min-h-19 content-center gap-1' : 'flex min-h-15 items-center justify-center gap-2'}`}
        >
          <BracketLines middle={middle} from={from} won={undefined} groupRem={groupRem} gapRem={1.5} />
          {!group && <OpenPlaces size={size} />}
          {group?.places.map(({ agentId, wins, goesOn }) => (
            <span key={agentId} className="flex items-center gap-2">
              <Avatar
                id={agentId}
                version={versions.get(agentId)}
                className={`size-7 rounded-full ${goesOn === false ? 'opacity-60 grayscale' : ''} ${goesOn || group.won?.winner === agentId ? 'ring-2 ring-brass' : ''}`}
              />
              {group.matches > 0 && <span className="figures ml-auto pr-1 font-display text-lg">{wins}</span>}
            </span>
          ))}
        </span>
      ))}
    </li>
  )
}
