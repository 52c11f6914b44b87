import type { MeasuredEstimate, ProfileDifference } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { wholeText, withMinus } from '../../components/text/number-text.ts'
import { gameNameIn } from '../games/names.ts'
import { NumbersTable } from './numbers-table.tsx'
import { measurementsIn, SourceLine } from './source-line.tsx'
import type { MeasurementOf, Profiled } from './source-line.tsx'

interface CostSectionProps {
  readonly agents: readonly Profiled[]
  readonly differences: readonly ProfileDifference[]
}

type Cost = MeasurementOf<'cost'>

/** Tokens and money by points earned, in each game by itself, because a point is worth something else in each. */
export function CostSection({ agents, differences }: CostSectionProps) {
  const measured = agents.map((agent) => ({ ...agent, costs: measurementsIn(agent.measured, 'cost') }))
  const games = [...new Set(measured.flatMap(({ costs }) => costs.map(({ found }) => found.game)))]
  return games.map((game) => (
    <CostIn
      key={game}
      game={game}
      agents={measured.map(({ costs, ...agent }) => ({
        ...agent,
        cost: costs.find(({ found }) => found.game === game),
      }))}
      differences={differences}
    />
  ))
}

interface CostInProps {
  readonly game: string
  readonly agents: readonly (Profiled & { readonly cost: Cost | undefined })[]
  readonly differences: readonly ProfileDifference[]
}

const kinds = ['tokens', 'dollars'] as const
const amounts = ['perPoint', 'perMatch'] as const

const texts = {
  tokens: (value: number) => wholeText(Math.round(value)),
  dollars: (value: number) => withMinus(value.toFixed(5)),
} as const

function CostIn({ game, agents, differences }: CostInProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const differenceOf = (of: string) =>
    differences.find((one) => one.section === 'cost' && one.of === `${game}/${of}`)
  const valueOf = (
    cost: Cost | undefined,
    kind: (typeof kinds)[number],
    amount: (typeof amounts)[number],
  ): MeasuredEstimate | null => cost?.found[kind]?.[amount] ?? null
  return (
    <div className="pb-6">
      <h3 className="display pt-2 text-xl">{gameNameIn(locale, game)}</h3>
      {agents.map(
        ({ name, cost, measured: { agent } }) =>
          cost && (
            <SourceLine
              key={agent.id}
              who={agents.length > 1 ? name : undefined}
              name={t('source.experiment', { game: `${gameNameIn(locale, game)}, ${cost.found.ruleset}` })}
              measurement={cost}
              newest={agent.version}
            />
          ),
      )}
      <div className="pt-3">
        <NumbersTable
          caption={`${t('sections.cost.title')}: ${gameNameIn(locale, game)}`}
          agents={agents.map(({ name }) => name)}
          rows={[
            ...kinds.flatMap((kind) =>
              amounts.map((amount) => ({
                name: t(`sections.cost.${kind}.${amount}`),
                unit: 'count' as const,
                text: texts[kind],
                values: agents.map(({ cost }) => valueOf(cost, kind, amount)),
                difference: differenceOf(`${kind}/${amount === 'perPoint' ? 'point' : 'match'}`),
              })),
            ),
            {
              name: t('sections.cost.points'),
              unit: 'points' as const,
              values: agents.map(({ cost }) => cost?.found.points ?? null),
              difference: differenceOf('points'),
            },
          ]}
        />
      </div>
      {agents.some(({ cost }) => cost && !cost.found.dollars) && (
        <p className="pt-2 text-sm text-soft">{t('sections.cost.noPrice')}</p>
      )}
    </div>
  )
}
