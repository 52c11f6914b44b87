import 'server-only'
import type { KnockoutStage, StoredSeason } from '@wis/db/seasons'
import type { Language } from '@wis/games'
import { getTranslations } from 'next-intl/server'
import { stageTitles } from './season-bracket.tsx'

/** How far each agent of a knockout got: the name of its last stage, or that it won. */
export async function reachedIn(
  season: StoredSeason,
  language: Language,
  stages: readonly KnockoutStage[],
  places: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, string>> {
  const t = await getTranslations('seasons.board')
  const titles = await stageTitles(season, stages, 'reachedNames')
  const own = stages
    .filter((stage) => stage.language === language)
    .toSorted((one, other) => one.stage - other.stage)
  const winner = own.at(-1)?.groups.length === 1 ? own.at(-1)?.groups[0]?.won?.winner : undefined
  const reached = own.flatMap(({ stage, groups }) =>
    groups.flatMap((group) =>
      group.places.map(({ agentId }) => [agentId, titles.get(`${language} ${stage}`) ?? ''] as const),
    ),
  )
  return new Map([
    ...reached.filter(([agentId]) => places.has(agentId)),
    ...(winner === undefined ? [] : [[winner, t('winner')] as const]),
  ])
}
