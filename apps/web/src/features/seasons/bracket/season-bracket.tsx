import 'server-only'
import { advancingFrom } from '@wis/arena'
import { agentRefs } from '@wis/db/agents'
import type { KnockoutGroup, KnockoutStage, StoredSeason } from '@wis/db/seasons'
import { knockoutStages } from '@wis/db/seasons'
import type { AgentRef, EntryRow } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { Link } from '../../../components/link/link.tsx'
import { SectionTitle } from '../../../components/page/titles.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { pointsText } from '../../../components/text/number-text.ts'
import { database } from '../../../server/database.ts'
import { AgentName } from '../../match/table/agent-name.tsx'
import { DatesAhead } from '../dates-ahead.tsx'
import { NotYet } from '../not-yet.tsx'
import { BracketAhead, enteredOf, OpenPlaces } from './bracket-ahead.tsx'
import { bracketOf, matchesAhead, stageName } from './bracket-layout.ts'
import type { BracketStage } from './bracket-layout.ts'
import { BracketLines, isWith } from './bracket-lines.tsx'
import { crowdedIn } from './crowded-in.ts'
import { WayLines } from './way-lines.tsx'

interface SeasonBracketProps {
  readonly season: StoredSeason
  readonly entries: readonly EntryRow[]
  readonly seesWithheld: boolean
  readonly now: Date
}

type Agents = ReadonlyMap<string, AgentRef>

/** The bracket of a knockout: empty before its first stage is made. Another season has none. */
export async function SeasonBracket({ season, entries, seesWithheld, now }: SeasonBracketProps) {
  const t = await getTranslations('seasons.schedule')
  if (season.format !== 'knockout') return null
  const stages = await stagesOf(season, seesWithheld)
  return (
    <section aria-labelledby="bracket" className="max-w-full min-w-0 pt-14 pb-6">
      <SectionTitle id="bracket" title={t('bracket')}>
        {t(season.ruleset.players === 2 ? 'bracketWins' : 'bracketUnit')}
      </SectionTitle>
      <Byes season={season} />
      {stages.length === 0 ? (
        <>
          <NotYet season={season} now={now} />
          {season.entered > 0 ? (
            <BracketAhead season={season} agents={enteredOf(entries)} />
          ) : (
            <DatesAhead season={season} now={now} />
          )}
        </>
      ) : (
        <Brackets season={season} stages={stages} />
      )}
    </section>
  )
}

/** Why a bracket has more byes and stages than its number of agents asks for. */
async function Byes({ season }: { season: StoredSeason }) {
  if (season.ruleset.players > 2) return null
  const t = await getTranslations('seasons.schedule')
  const crowded = await crowdedIn(season)
  return crowded.map(({ language, owner, own, agents }) => (
    <p key={`${language} ${owner}`} className="w-0 min-w-full pb-4 text-sm text-soft">
      <ForeignText text={t('byesOfOwner', { owner, own, agents })} />
    </p>
  ))
}

/** More agents than any knockout has. */
export const mostInBracket = 200

const matchesPerGroup = ({ terms, ruleset }: StoredSeason) => terms.deals * ruleset.players

/** The stages of a knockout, as far as the reader may know. */
export function stagesOf(season: StoredSeason, seesWithheld: boolean): Promise<readonly KnockoutStage[]> {
  return knockoutStages(database(), season, { matchesPerGroup: matchesPerGroup(season), seesWithheld })
}

/** How many matches of a season are not on its schedule yet, because the stages before decide who meets. */
export async function matchesNotMade(season: StoredSeason, seesWithheld: boolean): Promise<number> {
  if (season.format !== 'knockout' || season.state === 'closed') return 0
  const stages = await stagesOf(season, seesWithheld)
  const ofLanguage = season.ladders.map((language) => stages.filter((stage) => stage.language === language))
  return ofLanguage.reduce(
    (sum, each) => sum + matchesAhead(each, season.ruleset.players, matchesPerGroup(season)),
    0,
  )
}

/** The titles of the stages of a knockout, by language and number: of a stage with all its groups, or as far as one agent got. */
export async function stageTitles(
  { ladders, entered, ruleset: { players } }: StoredSeason,
  stages: readonly KnockoutStage[],
  names: 'stageNames' | 'reachedNames' = 'stageNames',
): Promise<ReadonlyMap<string, string>> {
  const t = await getTranslations('seasons.schedule')
  const titles = ladders.flatMap((language) =>
    bracketOf(
      stages.filter((stage) => stage.language === language),
      players,
      entered,
    ).map(({ stage, groups }) => {
      const name = players === 2 || groups.length === 1 ? stageName(groups.length) : undefined
      return [`${language} ${stage}`, name ? t(`${names}.${name}`) : t('stage', { stage })] as const
    }),
  )
  return new Map(titles)
}

interface BracketsProps {
  readonly season: StoredSeason
  readonly stages: readonly KnockoutStage[]
}

async function Brackets({ season, stages }: BracketsProps) {
  const { ladders, ruleset, entered } = season
  const titles = await stageTitles(season, stages)
  const agentIds = stages.flatMap(({ groups }) => groups.flatMap(({ places }) => places))
  const found = await agentRefs(database(), [...new Set(agentIds.map(({ agentId }) => agentId))])
  const agents = new Map(found.map((agent) => [agent.id, agent]))
  const tMatch = await getTranslations('match')
  const brackets = ladders.map((language) => ({
    language,
    bracket: bracketOf(
      stages.filter((stage) => stage.language === language),
      ruleset.players,
      entered,
    ),
  }))
  // Two short brackets fill a wide page side by side.
  const areBeside = brackets.length === 2 && brackets.every(({ bracket }) => bracket.length <= 2)
  return (
    <div className={areBeside ? 'grid gap-x-14 lg:grid-cols-2' : ''}>
      {brackets.map(({ language, bracket }) => {
        const largest = Math.max(2, ...bracket.flatMap(({ groups }) => groups.map(({ size }) => size)))
        const champion = bracket.at(-1)?.groups[0]?.group?.won?.winner
        return (
          bracket.length > 0 && (
            <div key={language} className="min-w-0 pb-2">
              {ladders.length > 1 && <p className="label pb-3">{tMatch(`languages.${language}`)}</p>}
              <div className="scrolls-aside -m-px p-px">
                <ol className="flex gap-x-12 gap-y-8 max-lg:flex-col">
                  {bracket.map((stage, at) => (
                    <Stage
                      key={stage.stage}
                      stage={stage}
                      title={titles.get(`${language} ${stage.stage}`) ?? ''}
                      agents={agents}
                      height={largest <= mostDrawn ? bracket[0]?.groups.length : undefined}
                      groupRem={ruleset.players === 2 ? groupRem : largest * placeRem + 1.5}
                      byWins={ruleset.players === 2}
                      isLast={at === bracket.length - 1}
                      champion={champion}
                      before={bracket[at - 1]?.groups}
                      place={at}
                      all={matchesPerGroup(season)}
                      isNarrow={areBeside}
                    />
                  ))}
                </ol>
              </div>
            </div>
          )
        )
      })}
    </div>
  )
}

interface StageProps {
  readonly stage: BracketStage
  readonly title: string
  readonly agents: Agents
  /** The height of the drawn bracket, in groups. Undefined if groups are too large to be drawn as one. */
  readonly height: number | undefined
  /** The height of a group with its gap, in rem. */
  readonly groupRem: number
  /** Whether wins decide, and not points alone. */
  readonly byWins: boolean
  readonly isLast: boolean
  /** Who won the last table, and the groups of the stage before, from one of which it came. */
  readonly champion: string | undefined
  readonly before: BracketStage['groups'] | undefined
  /** Its column. On a narrow screen, the stage that is played stands first, those before it next, and those ahead last. */
  readonly place: number
  /** How many matches a group is to play. */
  readonly all: number
  /** Whether another bracket stands beside it. */
  readonly isNarrow: boolean
}

/** The height of a group of two with its gap, in rem, and of one place of a group. */
const groupRem = 7.5
const placeRem = 3.25
/** The most agents of a group in a bracket that is drawn with lines. */
const mostDrawn = 4
/** The gap between two stages, in rem. */
const gapRem = 3

async function Stage({
  stage: { groups },
  title,
  agents,
  height,
  groupRem,
  isLast,
  champion,
  ...at
}: StageProps) {
  const { before, place, all, byWins, isNarrow } = at
  const t = await getTranslations('seasons.schedule')
  const isMade = groups.some(({ group }) => group)
  const tall: CSSProperties & Record<'--tall', string> = { '--tall': `${(height ?? 0) * groupRem}rem` }
  return (
    <li
      style={{ ['--place' as string]: isMade ? -place : place }}
      className="min-w-0 max-lg:order-(--place) lg:min-w-51 lg:flex-1 lg:only:max-w-96 lg:basis-51 xl:basis-66"
    >
      <h3 className="label flex justify-between pb-3 sm:max-lg:w-[calc(50%-0.5rem)]">
        {title}
        {height !== undefined && groups.some(({ group }) => (group?.matches ?? 0) > 0) && (
          <span className="pr-3 font-normal text-faint normal-case">
            {t(byWins ? 'pointsAndWon' : 'wonAndPoints')}
          </span>
        )}
      </h3>
      <div
        className={
          height === undefined
            ? 'grid gap-4'
            : 'relative max-lg:grid max-lg:gap-4 sm:max-lg:grid-cols-2 lg:h-(--tall)'
        }
        style={tall}
      >
        {height !== undefined && !byWins && before && (
          <WayLines
            before={before}
            groups={groups}
            champion={champion}
            groupRem={groupRem}
            placeRem={placeRem}
            gapRem={gapRem}
            height={height}
          />
        )}
        {groups.map(({ group, size, middle, from }, at) => {
          const top: CSSProperties & Record<'--middle', string> = { '--middle': `${middle * groupRem}rem` }
          return (
            <div
              key={at}
              className={
                height === undefined ? '' : 'lg:absolute lg:inset-x-0 lg:top-(--middle) lg:-translate-y-1/2'
              }
              style={top}
            >
              {from.length > 0 && (
                <BracketLines
                  middle={middle}
                  from={from}
                  groupRem={groupRem}
                  gapRem={gapRem}
                  won={
                    isWith(champion, group)
                      ? before?.find((one) => isWith(champion, one.group))?.middle
                      : undefined
                  }
                />
              )}
              {group ? (
                <Group
                  group={group}
                  all={all}
                  agents={agents}
                  byWins={byWins}
                  isFinal={isLast}
                  champion={champion}
                  isNarrow={isNarrow}
                />
              ) : (
                <p
                  className={`flex min-h-16 items-center justify-center gap-2 rounded-card border bg-ground sm:min-h-26 ${isLast ? 'border-brass' : 'border-rim'}`}
                >
                  <OpenPlaces size={size} />
                </p>
              )}
            </div>
          )
        })}
      </div>
    </li>
  )
}

interface GroupProps {
  readonly group: KnockoutGroup
  /** How many matches it is to play. */
  readonly all: number
  readonly agents: Agents
  /** Whether wins decide, and not points alone. */
  readonly byWins: boolean
  readonly isFinal: boolean
  readonly champion: string | undefined
  readonly isNarrow: boolean
}

async function Group({
  group: { places, won, isOver, matches, tieBreak },
  all,
  agents,
  byWins,
  isFinal,
  champion,
  isNarrow,
}: GroupProps) {
  const t = await getTranslations('seasons.schedule')
  // An agent that nobody is left to meet has no points, and that is no result.
  const isBye = isOver && matches === 0 && places.length === 1
  const isNow = !isOver && places.length > 1
  // Below it, nobody advances. Two agents need no line.
  const lastThrough = byWins || isFinal || places.length < 3 ? -1 : advancingFrom(places) - 1
  return (
    <div className="relative">
      {isNow && (
        <p className="absolute -top-2.5 right-3 rounded-full bg-brass px-2 text-2xs leading-5 font-semibold text-ground">
          {matches === 0 ? t('next') : t(matches < all ? 'now' : 'nowAgain', { done: matches, all })}
        </p>
      )}
      <ol
        className={`figures divide-y divide-line overflow-hidden rounded-card border bg-raised ${isNow || (isFinal && won) ? 'border-brass ring-1 ring-brass' : 'border-line'}`}
      >
        {places.map(({ agentId, points, wins, goesOn, isOut }, at) => {
          const isThrough = goesOn === true || agentId === won?.winner
          const isBehind = !isThrough && (goesOn === false || won !== undefined || isOut)
          const agent = agents.get(agentId)
          const isPlayed = points !== null && matches > 0
          const said = isThrough ? t(isBye ? 'bye' : goesOn ? 'goesOn' : 'won') : isOut ? t('out') : null
          return (
            <li
              key={agentId}
              className={`grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-l-3 px-3 ${isThrough && (champion === undefined || agentId === champion) ? 'border-l-brass' : 'border-l-transparent'} ${at === lastThrough ? 'border-b-2 border-b-brass' : ''}`}
            >
              <span
                className={`size-8 overflow-hidden rounded-full ${isBehind ? 'opacity-60 grayscale' : ''}`}
              >
                <Avatar id={agentId} version={agent?.avatarVersion} />
              </span>
              <span
                className={`leading-tight wrap-anywhere ${isThrough ? 'font-semibold' : isBehind ? 'text-soft' : ''}`}
              >
                {agent ? (
                  <Link href={`/agents/${agent.slug}`} className="hover:underline">
                    <AgentName agent={agent} />
                  </Link>
                ) : (
                  agentId
                )}
              </span>
              <span
                className={`flex items-baseline gap-x-2.5 ${isNarrow ? 'lg:flex-col-reverse lg:items-end' : 'lg:max-xl:flex-col-reverse lg:max-xl:items-end'} ${isThrough ? 'font-semibold' : isBehind ? 'text-faint' : 'text-soft'}`}
              >
                {isPlayed && (
                  <span className={byWins ? 'text-xs font-normal text-faint' : 'order-last'}>
                    {pointsText(points, { signed: true })}
                  </span>
                )}
                {isPlayed &&
                  (byWins ? (
                    <span className="w-4 text-right font-display text-2xl">{wins}</span>
                  ) : (
                    <span className="text-xs font-normal text-faint">{t('wonOf', { count: wins ?? 0 })}</span>
                  ))}
                {said !== null && (
                  <span className={isBye ? 'text-xs font-normal text-faint' : 'sr-only'}>{` ${said}`}</span>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      {tieBreak && tieBreak.by !== 'points' && (
        <p className="pt-1 text-2xs leading-tight text-soft lg:absolute lg:inset-x-0 lg:top-full">
          {t.rich(`advancesBy.${tieBreak.by}`, {
            name: () => <TiedAgent agent={agents.get(tieBreak.agentId)} />,
          })}
        </p>
      )}
      {won && won.by !== 'points' && <p className="pt-2 text-xs text-soft">{t(`wonBy.${won.by}`)}</p>}
    </div>
  )
}

const TiedAgent = ({ agent }: { agent: AgentRef | undefined }) => (agent ? <AgentName agent={agent} /> : null)
