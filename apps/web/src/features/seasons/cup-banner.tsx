import { advancingFrom } from '@wis/arena'
import { listEntries } from '@wis/db/seasons'
import type { KnockoutGroup, StoredSeason } from '@wis/db/seasons'
import type { EntryRow } from '@wis/protocol'
import { getFormatter, getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { buttonStyle } from '../../components/button/button-style.ts'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { timeInUtc } from '../../components/text/day-and-time.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { database } from '../../server/database.ts'
import { GameGlyph } from '../games/game-marks.tsx'
import { SmallPicture } from '../games/small-picture.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
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
          <SmallStage
            key={stage.stage}
            stage={stage}
            height={height}
            agents={agents}
            arePairs={season.ruleset.players === 2}
          />
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

/** The height of a group with its gap, in rem: of two, and of more. */
const groupRem = { pair: 5.75, table: 8 }

interface SmallStageProps {
  readonly stage: BracketStage
  /** The height of the drawn bracket, in groups. */
  readonly height: number
  readonly agents: readonly EntryRow['agent'][]
  /** Whether two meet, and not a table of more. */
  readonly arePairs: boolean
}

function SmallStage({ stage: { groups }, height, agents, arePairs }: SmallStageProps) {
  const rem = groupRem[arePairs ? 'pair' : 'table']
  return (
    <li className={`relative ${arePairs ? 'w-44' : 'w-56'}`} style={{ height: `${height * rem}rem` }}>
      {groups.map(({ group, size, middle, from }, place) => (
        <span
          key={place}
          style={{ top: `${middle * rem}rem` }}
          className={`absolute inset-x-0 -translate-y-1/2 rounded-card border bg-ground p-2 ${group && !group.isOver && size > 1 ? 'border-brass' : 'border-rim'} ${group ? 'grid min-h-19 content-center gap-1' : 'flex min-h-15 items-center justify-center gap-2'}`}
        >
          <BracketLines middle={middle} from={from} won={undefined} groupRem={rem} gapRem={1.5} />
          {!group && <OpenPlaces size={size} />}
          {group && <SmallGroup group={group} agents={agents} arePairs={arePairs} />}
        </span>
      ))}
    </li>
  )
}

interface SmallGroupProps extends Pick<SmallStageProps, 'agents' | 'arePairs'> {
  readonly group: KnockoutGroup
}

/** Who meets, with wins or points. Of a table, those who advance as it stands have a line of their own. */
function SmallGroup({ group: { places, matches, won }, agents, arePairs }: SmallGroupProps) {
  const isPlayed = matches > 0
  const lines = arePairs ? places.length : isPlayed ? advancingFrom(places) : 0
  const face = (agentId: string, className: string) => (
    <Avatar
      id={agentId}
      version={agents.find(({ id }) => id === agentId)?.avatarVersion}
      className={`shrink-0 rounded-full ${className}`}
    />
  )
  return (
    <>
      {places.slice(0, lines).map(({ agentId, wins, points, goesOn }) => {
        const agent = agents.find(({ id }) => id === agentId)
        const isThrough = goesOn === true || won?.winner === agentId
        return (
          <span key={agentId} className="flex min-w-0 items-center gap-2 text-sm">
            {face(
              agentId,
              `size-7 ${goesOn === false ? 'opacity-60 grayscale' : ''} ${isThrough ? 'ring-2 ring-brass' : ''}`,
            )}
            <span className={`leading-tight wrap-anywhere ${isThrough ? 'font-semibold' : ''}`}>
              {agent && <AgentName agent={agent} />}
            </span>
            {isPlayed && (
              <span className={`figures ml-auto pr-1 ${arePairs ? 'font-display text-lg' : 'text-soft'}`}>
                {arePairs || points === null ? wins : pointsText(points, { signed: true })}
              </span>
            )}
          </span>
        )
      })}
      {places.length > lines && (
        <span className={`flex gap-1 ${isPlayed ? 'border-t border-line pt-1.5' : ''}`}>
          {places.slice(lines).map(({ agentId }) => (
            <span key={agentId}>{face(agentId, isPlayed ? 'size-5 opacity-60 grayscale' : 'size-7')}</span>
          ))}
        </span>
      )}
    </>
  )
}
