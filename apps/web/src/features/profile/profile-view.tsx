import { profileSections } from '@wis/protocol'
import type { AgentProfile, AgentProfilePage, ProfileSection } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import { underlined } from '../../components/link/link.tsx'
import { CalibrationSection } from './calibration-section.tsx'
import { CostSection } from './cost-section.tsx'
import { InjectionSection } from './injection-section.tsx'
import { AllNotMeasured, NotMeasured } from './not-measured.tsx'
import { isRated, RatedScales } from './rated-scales.tsx'
import { RolesSection } from './roles-section.tsx'
import { measurementsIn, profiledOf } from './source-line.tsx'
import type { Profiled } from './source-line.tsx'
import { SuiteSection } from './suite-section.tsx'
import { hasScore, TableScores } from './table-scores.tsx'

interface ProfileViewProps {
  readonly page: AgentProfilePage
  readonly owners: ReadonlyMap<string, AgentProfile['owner']>
  /** Chooses another agent. It stands beside the chart that the page opens with. */
  readonly picker: ReactNode
}

interface Parts {
  readonly agents: readonly Profiled[]
  readonly differences: AgentProfilePage['differences']
}

const contents: Readonly<Record<ProfileSection, ComponentType<Parts>>> = {
  abilities: (parts) => <SuiteSection topic="abilities" {...parts} />,
  roles: RolesSection,
  games: (parts) => (
    <>
      <SuiteSection topic="games" {...parts} />
      {parts.agents.some(isRated) && <TableScores {...parts} isLead={false} />}
    </>
  ),
  attack: (parts) => <InjectionSection topic="attack" {...parts} />,
  defence: (parts) => <InjectionSection topic="defence" {...parts} />,
  calibration: CalibrationSection,
  cost: CostSection,
}

/** So many need no list of what is on the page. */
const fewSections = 3

/** Everything that is measured of one agent, or of two side by side, section by section. */
export function ProfileView({ page, owners, picker }: ProfileViewProps) {
  const t = useTranslations('profile')
  const agents = profiledOf(useLocale(), page.with ? [page, page.with] : [page])
  const isMeasured = (topic: ProfileSection) =>
    agents.some((agent) => measurementsIn(agent.measured, topic).length > 0)
  const lead = agents.some(isRated) ? 'roles' : agents.some(hasScore) ? 'games' : undefined
  const measured = profileSections.filter(
    (section) => isMeasured(section) || (section === 'games' && lead === 'roles' && agents.some(hasScore)),
  )
  const missing = profileSections.filter((section) => section !== lead && !measured.includes(section))
  // What the page opens with has the name of its section.
  const idOf = (section: ProfileSection) => (section === lead ? `${section}-measured` : section)
  const shared = { agents, differences: page.differences }
  return (
    <div className="grid gap-12 *:min-w-0">
      {lead === 'roles' && <RatedScales {...shared}>{picker}</RatedScales>}
      {lead === 'games' && (
        <section aria-labelledby="games">
          <TableScores {...shared} isLead>
            {picker}
          </TableScores>
        </section>
      )}
      {lead === undefined && picker}
      {measured.length > fewSections && (
        <nav aria-label={t('onPage')} className="-mb-6 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {measured.map((section) => (
            <a key={section} href={`#${idOf(section)}`} className={underlined}>
              {section === lead ? t('inExperiment') : t(`sections.${section}.title`)}
            </a>
          ))}
        </nav>
      )}
      {measured.map((section) => {
        const Content = contents[section]
        return (
          <section
            key={section}
            aria-labelledby={idOf(section)}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 border-t border-line pt-8 lg:grid-cols-[17rem_minmax(0,1fr)]"
          >
            <div>
              <h2 id={idOf(section)} className="display text-2xl">
                {section === lead ? t('inExperiment') : t(`sections.${section}.title`)}
              </h2>
              <p className="pt-2 text-sm text-pretty text-soft">
                {section === lead ? t('inExperimentText') : t(`sections.${section}.text`)}
              </p>
              <NotMeasured section={section} agents={agents} owners={owners} />
            </div>
            <div className="flex min-w-0 flex-col">
              <Content {...shared} />
            </div>
          </section>
        )
      })}
      {missing.length > 0 && (
        <AllNotMeasured
          isOpen={lead === undefined && measured.length === 0}
          sections={missing}
          agents={agents}
          owners={owners}
        />
      )}
      <details>
        <summary className="cursor-pointer">
          <h2 className="display inline text-2xl">{t('method.title')}</h2>
        </summary>
        <ul className="mt-4 grid max-w-[75ch] list-disc gap-1.5 pl-5 text-sm text-soft">
          {(['taken', 'intervals', 'differences', 'private'] as const).map((point) => (
            <li key={point}>{t(`method.${point}`)}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
