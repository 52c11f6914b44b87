import 'server-only'
import { agentNames } from '@wis/db/agents'
import type { KnockoutGroup, KnockoutStage, StoredSeason } from '@wis/db/seasons'
import { knockoutStages } from '@wis/db/seasons'
import type { AgentRef } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { SectionTitle } from '../../components/page/titles.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { database } from '../../server/database.ts'
import { AgentName } from '../match/table/agent-name.tsx'

interface KnockoutStagesProps {
  readonly season: StoredSeason
  readonly seesWithheld: boolean
}

type Names = ReadonlyMap<string, Pick<AgentRef, 'name' | 'nameZh'>>

/** The bracket of a knockout, as soon as it has a stage. Another season has none. */
export async function SeasonBracket({ season, seesWithheld }: KnockoutStagesProps) {
  const t = await getTranslations('seasons.schedule')
  if (season.format !== 'knockout') return null
  const stages = await stagesOf(season, seesWithheld)
  if (stages.length === 0) return null
  return (
    <section aria-labelledby="bracket" className="pt-4 pb-6">
      <SectionTitle id="bracket" title={t('bracket')} />
      <KnockoutStages languages={season.ladders} stages={stages} />
    </section>
  )
}

/** More agents than any knockout has. */
export const mostInBracket = 200

/** The stages of a knockout, as far as the reader may know. */
export function stagesOf(season: StoredSeason, seesWithheld: boolean): Promise<readonly KnockoutStage[]> {
  const matchesPerGroup = season.terms.deals * season.ruleset.players
  return knockoutStages(database(), season, { matchesPerGroup, seesWithheld })
}

interface StagesProps {
  readonly languages: StoredSeason['ladders']
  readonly stages: readonly KnockoutStage[]
}

/** The stages up to the last table: the groups, and the agents that went on. */
async function KnockoutStages({ languages, stages }: StagesProps) {
  const agentIds = stages.flatMap(({ groups }) => groups.flatMap(({ places }) => places))
  const names = await agentNames(database(), [...new Set(agentIds.map(({ agentId }) => agentId))])
  const tMatch = await getTranslations('match')
  return languages.map((language) => {
    const played = stages.filter((stage) => stage.language === language)
    return (
      played.length > 0 && (
        <div key={language} className="pb-8">
          {languages.length > 1 && <p className="label pb-3">{tMatch(`languages.${language}`)}</p>}
          <ol className="grid items-start gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {played.map((stage) => (
              <Stage key={stage.stage} stage={stage} names={names} />
            ))}
          </ol>
        </div>
      )
    )
  })
}

async function Stage({ stage: { stage, groups }, names }: { stage: KnockoutStage; names: Names }) {
  const t = await getTranslations('seasons.schedule')
  const isLast = groups.length === 1
  return (
    <li className="min-w-0">
      <h3 className="border-b border-strong pb-2 text-sm font-semibold">
        {isLast ? t('lastTable') : t('stage', { stage })}
      </h3>
      {groups.map((group, place) => (
        <Group key={place} group={group} names={names} />
      ))}
    </li>
  )
}

interface GroupProps {
  readonly group: KnockoutGroup
  readonly names: Names
}

async function Group({ group: { places, won, isOver, matches }, names }: GroupProps) {
  const t = await getTranslations('seasons.schedule')
  const nameOf = (agentId: string) => names.get(agentId) ?? { name: agentId, nameZh: null }
  // An agent that nobody is left to meet has no points, and that is no result.
  const isBye = isOver && matches === 0 && places.length === 1
  return (
    <>
      <ol className="figures border-b border-strong py-1 text-sm">
        {places.map(({ agentId, points, goesOn, isOut }) => {
          const isThrough = goesOn === true || agentId === won?.winner
          return (
            <li key={agentId} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1.5">
              <span className={`min-w-0 wrap-anywhere ${isThrough ? 'font-semibold' : 'text-soft'}`}>
                <AgentName agent={nameOf(agentId)} />
                {isThrough ? (
                  <span className="pl-2 text-xs font-normal text-brass">
                    {t(isBye ? 'bye' : goesOn ? 'goesOn' : 'won')}
                  </span>
                ) : (
                  isOut && <span className="pl-2 text-xs font-normal text-faint">{t('out')}</span>
                )}
              </span>
              <span className={isThrough ? '' : 'text-faint'}>
                {points !== null && !isBye && pointsText(points)}
              </span>
            </li>
          )
        })}
      </ol>
      {won && won.by !== 'points' && <p className="pt-2 text-xs text-soft">{t(`wonBy.${won.by}`)}</p>}
    </>
  )
}
