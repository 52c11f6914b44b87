import { mapFigures } from '@wis/lab'
import type { ProfileDifference } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { gameNameIn } from '../games/names.ts'
import { FigureView } from '../lab/figure-view.tsx'
import { NumbersTable } from './numbers-table.tsx'
import { RatedScales } from './rated-scales.tsx'
import { measurementsIn, SourceLine } from './source-line.tsx'
import type { Profiled } from './source-line.tsx'

interface RolesSectionProps {
  readonly agents: readonly Profiled[]
  readonly differences: readonly ProfileDifference[]
}

/** Deception and detection: in an experiment, and on the board by language, each as a picture and a table of its numbers. */
export function RolesSection({ agents, differences }: RolesSectionProps) {
  const languages = (['en', 'zh'] as const).filter((language) =>
    agents.some(({ measured }) => measured.roles.some((one) => one.language === language)),
  )
  return (
    <>
      <InExperiment agents={agents} differences={differences} />
      <RatedScales languages={languages} agents={agents} differences={differences} />
    </>
  )
}

function InExperiment({ agents, differences }: RolesSectionProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const measured = agents.map((agent) => ({ ...agent, own: measurementsIn(agent.measured, 'roles')[0] }))
  const shown = measured.flatMap(({ own, ...agent }) => (own ? [{ ...agent, own }] : []))
  const [first] = shown
  if (!first) return null
  const { game, columns } = first.own.found
  const title = t('source.experiment', { game: gameNameIn(locale, game) })
  const figures = mapFigures(
    {
      spec: { game, subjects: shown.map(({ name }) => name), conditions: ['measured'] },
      names: { conditions: {} },
      measures: columns.map((column) => ({ ...column, better: 'more' })),
      cells: shown.flatMap(({ name, own }) =>
        own.found.columns.map(({ id: measure, estimate }) => ({
          subject: name,
          condition: 'measured',
          measure,
          estimate,
        })),
      ),
    },
    locale,
  )
  return (
    <div className="pt-2 pb-4">
      <h3 className="display pt-2 text-xl">{title}</h3>
      {shown.map(({ name, own, measured: { agent } }) => (
        <SourceLine
          key={agent.id}
          who={agents.length > 1 ? name : undefined}
          name={title}
          measurement={own}
          newest={agent.version}
        />
      ))}
      <div className="max-w-3xl pt-4">
        {(shown.length > 1 ? figures : []).map((figure) => (
          <FigureView
            key={figure.id}
            figure={{ ...figure, id: 'roles-map' }}
            isSmall={false}
            matchesAt={undefined}
            pdf={undefined}
          />
        ))}
      </div>
      <NumbersTable
        caption={title}
        agents={agents.map(({ name }) => name)}
        rows={columns.map(({ id, name, formula, unit }) => ({
          name: name[locale],
          about: formula[locale],
          unit,
          values: measured.map(
            ({ own }) => own?.found.columns.find((column) => column.id === id)?.estimate ?? null,
          ),
          difference: differences.find((one) => one.section === 'roles' && one.of === id),
        }))}
      />
    </div>
  )
}
