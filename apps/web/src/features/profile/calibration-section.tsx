import { reliabilityFigures } from '@wis/lab'
import type { ProfileDifference } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { gameNameIn } from '../games/names.ts'
import { FigureView } from '../lab/figure-view.tsx'
import { NumbersTable } from './numbers-table.tsx'
import { measurementsIn, SourceLine } from './source-line.tsx'
import type { Profiled } from './source-line.tsx'

interface CalibrationSectionProps {
  readonly agents: readonly Profiled[]
  readonly differences: readonly ProfileDifference[]
}

/** How far the chances that an agent stated came true: Brier's score, and the curve. */
export function CalibrationSection({ agents, differences }: CalibrationSectionProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const measured = agents.map((agent) => ({
    ...agent,
    own: measurementsIn(agent.measured, 'calibration')[0],
  }))
  const shown = measured.flatMap(({ own, ...agent }) => (own ? [{ ...agent, own }] : []))
  if (shown.length === 0) return null
  return (
    <>
      {shown.map(({ name, own, measured: { agent } }) => (
        <SourceLine
          key={agent.id}
          who={agents.length > 1 ? name : undefined}
          name={t('source.experiment', { game: gameNameIn(locale, own.found.game) })}
          measurement={own}
          newest={agent.version}
        />
      ))}
      <div className="pt-4">
        <NumbersTable
          caption={t('sections.calibration.title')}
          agents={agents.map(({ name }) => name)}
          rows={[
            {
              name: t('sections.calibration.brier'),
              about: t('sections.calibration.brierAbout'),
              unit: 'count',
              text: (value) => value.toFixed(3).replace('-', '−'),
              values: measured.map(({ own }) =>
                own
                  ? {
                      ...own.found.brier,
                      note: t('sections.calibration.statements', { count: own.found.statements }),
                    }
                  : null,
              ),
              difference: differences.find((one) => one.section === 'calibration'),
            },
          ]}
        />
      </div>
      <div className={`grid gap-8 pt-6 ${shown.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {shown.flatMap(({ name, own, measured: { agent } }) =>
          reliabilityFigures(
            {
              spec: { conditions: ['stated'] },
              names: { conditions: {} },
              reliability: [
                {
                  subject: name,
                  condition: 'stated',
                  brier: own.found.brier,
                  curve: { n: own.found.statements, bins: own.found.bins },
                },
              ],
            },
            locale,
          ).map((figure) => (
            <FigureView
              key={agent.id}
              figure={{ ...figure, id: `calibration-${agent.slug}` }}
              isSmall={shown.length > 1}
              matchesAt={undefined}
              pdf={undefined}
            />
          )),
        )}
      </div>
    </>
  )
}
