import { profilePresets, radarFigures, suitePresetCalled } from '@wis/lab'
import type { ProfileDifference } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { FigureView } from '../lab/figure-view.tsx'
import { NumbersTable } from './numbers-table.tsx'
import { measurementsIn, presetName, SourceLine } from './source-line.tsx'
import type { Locale, MeasurementOf, Profiled } from './source-line.tsx'

type Topic = 'abilities' | 'games'

interface SuiteSectionProps {
  readonly topic: Topic
  readonly agents: readonly Profiled[]
  readonly differences: readonly ProfileDifference[]
}

/** Columns of a suite: the seven abilities as a radar, or seven games; with the table of the same numbers. */
export function SuiteSection({ topic, agents, differences }: SuiteSectionProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const measured = agents.map((agent) => ({ ...agent, own: measurementsIn(agent.measured, topic)[0] }))
  const columns = columnsOf(
    topic,
    measured.flatMap(({ own }) => own ?? []),
  )
  if (columns.length === 0) return null
  const unitOfWhole = { unit: 'points' } as const
  return (
    <>
      {measured.map(
        ({ name, own, measured: { agent } }) =>
          own && (
            <SourceLine
              key={agent.id}
              who={agents.length > 1 ? name : undefined}
              name={presetName(topic, locale)}
              measurement={own}
              newest={agent.version}
            />
          ),
      )}
      {topic === 'abilities' && <Radar agents={measured} locale={locale} />}
      <div className="pt-6">
        <NumbersTable
          caption={t(`sections.${topic}.title`)}
          agents={agents.map(({ name }) => name)}
          rows={[
            ...columns.map(({ id, name, formula, unit }) => ({
              name: name[locale],
              about: formula[locale],
              unit,
              values: measured.map(({ own }) => {
                const column = own?.found.columns.find((one) => one.id === id)
                if (!column) return null
                const note =
                  column.scaled === null || (own?.found.subjects ?? 1) < 2
                    ? undefined
                    : t('ofBest', { value: column.scaled.toFixed(1), subjects: own?.found.subjects ?? 0 })
                return { ...column.estimate, note }
              }),
              difference: differences.find((one) => one.section === topic && one.of === id),
            })),
            ...(measured.some(({ own }) => own?.found.whole)
              ? [
                  {
                    name: t(`sections.${topic}.whole`),
                    ...unitOfWhole,
                    values: measured.map(({ own }) => own?.found.whole ?? null),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {measured.some(({ own }) => own && own.found.columns.length < own.found.of) && (
        <p className="max-w-[70ch] pt-3 text-sm text-soft">{t('someColumns')}</p>
      )}
    </>
  )
}

/** In the order of the preset. */
function columnsOf(topic: Topic, all: readonly MeasurementOf<Topic>[]) {
  const order = suitePresetCalled(profilePresets[topic])?.spec.columns?.map(({ id }) => id) ?? []
  const known = new Map(all.flatMap(({ found }) => found.columns).map((column) => [column.id, column]))
  return order.flatMap((id) => known.get(id) ?? [])
}

interface RadarProps {
  readonly agents: readonly (Profiled & { readonly own: MeasurementOf<'abilities' | 'games'> | undefined })[]
  readonly locale: Locale
}

/** The picture needs three spokes at least. */
const leastSpokes = 3
const condition = 'measured'

function Radar({ agents, locale }: RadarProps) {
  const spokes = suitePresetCalled(profilePresets.abilities)?.spec.radar ?? []
  const drawn = agents.filter(
    ({ own }) =>
      (own?.found.columns ?? []).filter(({ id, estimate }) => spokes.includes(id) && estimate.value !== null)
        .length >= leastSpokes,
  )
  if (drawn.length === 0) return null
  const columns = columnsOf(
    'abilities',
    drawn.flatMap(({ own }) => own ?? []),
  )
  const figures = radarFigures(
    {
      spec: { subjects: drawn.map(({ name }) => name), conditions: [condition] },
      names: { conditions: {} },
      cells: drawn.flatMap(({ name, own }) =>
        (own?.found.columns ?? []).map(({ id, estimate }) => ({
          subject: name,
          condition,
          measure: id,
          estimate,
        })),
      ),
    },
    {
      spokes: spokes.map((id) => ({
        id,
        name: columns.find((column) => column.id === id)?.name[locale] ?? id,
      })),
      areaOf: ({ subject }) => drawn.find(({ name }) => name === subject)?.own?.found.whole,
    },
    locale,
  )
  return figures.map((figure) => (
    <div key={figure.id} className="pt-5">
      <FigureView figure={figure} isSmall={false} matchesAt={undefined} pdf={undefined} />
    </div>
  ))
}
