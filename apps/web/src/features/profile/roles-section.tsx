import type { ProfileDifference } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { gameNameIn } from '../games/names.ts'
import { shownValue } from '../lab/report-numbers.ts'
import { Finding, useVerdictOfTwo } from './finding.tsx'
import { measurementsIn, SourceLine } from './source-line.tsx'
import type { Profiled } from './source-line.tsx'

interface RolesSectionProps {
  readonly agents: readonly Profiled[]
  readonly differences: readonly ProfileDifference[]
}

/** Deception and detection as shares of matches in an experiment. */
export function RolesSection({ agents, differences }: RolesSectionProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const measured = agents.map((agent) => ({ ...agent, own: measurementsIn(agent.measured, 'roles')[0] }))
  const shown = measured.flatMap(({ own, ...agent }) => (own ? [{ ...agent, own }] : []))
  const [first] = shown
  const comparisons = (first?.own.found.columns ?? []).map(({ id, name, formula }) => ({
    id,
    name: `${name[locale]}, %`,
    said: name[locale],
    about: formula[locale],
    values: measured.map(({ own }) => {
      const found = own?.found.columns.find((column) => column.id === id)?.estimate
      return found && found.value !== null ? { ...found, value: found.value, n: found.deals } : null
    }),
    difference: differences.find((one) => one.section === 'roles' && one.of === id),
  }))
  const ofTwo = useVerdictOfTwo(agents, comparisons, write)
  if (!first) return null
  const title = t('source.experiment', { game: gameNameIn(locale, first.own.found.game) })
  return (
    <Finding
      id="roles-shares"
      isLead={false}
      agents={agents}
      comparisons={comparisons}
      verdict={
        agents.length > 1
          ? ofTwo
          : comparisons
              .flatMap(({ said, values: [one] }) => (one ? [`${said} ${write(one.value)}%`] : []))
              .join(' · ')
      }
      source={shown.map(({ name, own, measured: { agent } }) => (
        <SourceLine
          key={agent.id}
          who={agents.length > 1 ? name : undefined}
          name={title}
          measurement={own}
          newest={agent.version}
        />
      ))}
      read={t('readShares')}
      axis={{ low: 0, high: 1 }}
      write={write}
    />
  )
}

const write = (value: number) => shownValue({ unit: 'share' }, value)
