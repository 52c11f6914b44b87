import type { ProfileDifference } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { LabTable } from '../lab/lab-table.tsx'
import { shownChance, shownInterval, shownValue, signedValue } from '../lab/report-numbers.ts'
import { NumbersTable } from './numbers-table.tsx'
import { measurementsIn, presetName, SourceLine } from './source-line.tsx'
import type { MeasurementOf, Profiled } from './source-line.tsx'

type Topic = 'attack' | 'defence'

interface InjectionSectionProps {
  readonly topic: Topic
  readonly agents: readonly Profiled[]
  readonly differences: readonly ProfileDifference[]
}

/** The same measures without and with instructions of another player, each agent against its own baseline. */
export function InjectionSection({ topic, agents, differences }: InjectionSectionProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const measured = agents.flatMap((agent) =>
    measurementsIn(agent.measured, topic).map((own) => ({ ...agent, own })),
  )
  const each = measured.map(({ name, own, measured: { agent } }) => (
    <div key={agent.id} className="pb-6">
      <SourceLine
        who={agents.length > 1 ? name : undefined}
        name={presetName(topic, locale)}
        measurement={own}
        newest={agent.version}
      />
      <div className="pt-3">
        <Conditions caption={`${t(`sections.${topic}.title`)}: ${name}`} measurement={own} />
      </div>
    </div>
  ))
  if (measured.length < 2) return each
  return (
    <>
      <Beside topic={topic} measured={measured} differences={differences} />
      <details className="pt-4">
        <summary className="w-fit underline decoration-rim underline-offset-4">{t('ownBaselines')}</summary>
        <div className="pt-3">{each}</div>
      </details>
    </>
  )
}

/** All conditions are in sight on a phone as well. */
const onPhone =
  'block text-2xs max-sm:ml-auto max-sm:max-w-[11ch] max-sm:text-balance max-sm:whitespace-normal'

interface ConditionsProps {
  readonly caption: string
  readonly measurement: MeasurementOf<Topic>
}

/** A column for each condition. All but the first one tell what has changed. */
function Conditions({ caption, measurement: { found } }: ConditionsProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const [baseline] = found.conditions
  return (
    <LabTable
      caption={caption}
      head={[t('measure'), ...found.conditions.map(({ name }) => name[locale])]}
      rows={(baseline?.columns ?? []).map(({ id, name, unit }) => [
        `${name[locale]}${unit === 'share' ? ', %' : ''}`,
        ...found.conditions.map(({ id: condition, columns }) => {
          const own = columns.find((one) => one.id === id)
          if (!own || own.estimate.value === null) return '–'
          const { estimate, effect } = own
          return (
            <span key={condition}>
              <span className="text-base">{shownValue({ unit }, estimate.value)}</span>
              <span className={`text-faint ${onPhone}`}>
                {shownInterval({ unit }, estimate) || t('noInterval')}
                <span className="max-sm:hidden"> ·</span> {t('n', { n: Math.round(estimate.n) })}
              </span>
              {effect && effect.value !== null && (
                <span className={`text-soft ${onPhone}`}>
                  {t('change', {
                    change: signedValue({ unit }, effect.value),
                    interval: shownInterval({ unit }, effect) || t('noInterval'),
                    p: shownChance(effect.p),
                  })}
                </span>
              )}
            </span>
          )
        }),
      ])}
    />
  )
}

interface BesideProps {
  readonly topic: Topic
  readonly measured: readonly (Profiled & { readonly own: MeasurementOf<Topic> })[]
  readonly differences: readonly ProfileDifference[]
}

/** Both agents under each condition. */
function Beside({ topic, measured, differences }: BesideProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const [first] = measured
  return (
    <NumbersTable
      caption={`${t(`sections.${topic}.title`)}: ${t('beside')}`}
      agents={measured.map(({ name }) => name)}
      rows={(first?.own.found.conditions ?? []).flatMap(({ id: condition, name, columns }) =>
        columns.map((column) => ({
          name: `${column.name[locale]}, ${name[locale]}`,
          unit: column.unit,
          values: measured.map(
            ({ own }) =>
              own.found.conditions
                .find((one) => one.id === condition)
                ?.columns.find((one) => one.id === column.id)?.estimate ?? null,
          ),
          difference: differences.find(
            (one) => one.section === topic && one.of === `${condition}/${column.id}`,
          ),
        })),
      )}
    />
  )
}
