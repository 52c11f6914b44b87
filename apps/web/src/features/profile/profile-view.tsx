import { profileSections } from '@wis/protocol'
import type { AgentProfile, AgentProfilePage, ProfileSection } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import { underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
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

/** One chart is all that these have in sight. Two of them stand beside each other. */
const shortSections: ReadonlySet<ProfileSection> = new Set(['roles', 'attack', 'defence'])

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
  const isShort = (section: ProfileSection | undefined) =>
    section !== undefined && (shortSections.has(section) || (section === 'games' && !isMeasured('games')))
  /** Whether a section stands beside another. The last of an odd number has the whole page. */
  const isHalf = (section: ProfileSection) => {
    const at = measured.indexOf(section)
    const before = measured
      .slice(0, at)
      .toReversed()
      .findIndex((one) => !isShort(one))
    const place = before === -1 ? at : before
    return isShort(section) && (place % 2 === 1 || isShort(measured[at + 1]))
  }
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-12 lg:grid-cols-2">
        {measured.map((section) => {
          const Content = contents[section]
          return (
            <section
              key={section}
              aria-labelledby={idOf(section)}
              className={`flex min-w-0 flex-col ${isHalf(section) ? '' : 'lg:col-span-2'}`}
            >
              <SectionTitle
                id={idOf(section)}
                title={section === lead ? t('inExperiment') : t(`sections.${section}.title`)}
              />
              {section !== lead && (
                <p className="max-w-[70ch] pb-4 text-sm text-pretty text-soft">
                  {t(`sections.${section}.text`)}
                </p>
              )}
              <Content {...shared} />
              <NotMeasured section={section} agents={agents} owners={owners} />
            </section>
          )
        })}
      </div>
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
