import { profileSections } from '@wis/protocol'
import type { AgentProfile, AgentProfilePage, ProfileSection } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { CalibrationSection } from './calibration-section.tsx'
import { CostSection } from './cost-section.tsx'
import { InjectionSection } from './injection-section.tsx'
import { NotMeasured } from './not-measured.tsx'
import { profiledOf } from './profile-names.ts'
import type { Profiled } from './profile-names.ts'
import { RolesSection } from './roles-section.tsx'
import { SuiteSection } from './suite-section.tsx'
import { TableRows } from './table-rows.tsx'

interface ProfileViewProps {
  readonly page: AgentProfilePage
  readonly owners: ReadonlyMap<string, AgentProfile['owner']>
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
      <TableRows {...parts} />
    </>
  ),
  attack: (parts) => <InjectionSection topic="attack" {...parts} />,
  defence: (parts) => <InjectionSection topic="defence" {...parts} />,
  calibration: CalibrationSection,
  cost: CostSection,
}

/** Everything that is measured of one agent, or of two side by side, section by section. */
export function ProfileView({ page, owners }: ProfileViewProps) {
  const t = useTranslations('profile')
  const agents = profiledOf(useLocale(), page.with ? [page, page.with] : [page])
  return (
    <div className="grid gap-14 *:min-w-0">
      <nav aria-label={t('onPage')} className="-mb-8 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {profileSections.map((section) => (
          <a key={section} href={`#${section}`} className="underline decoration-rim underline-offset-4">
            {t(`sections.${section}.title`)}
          </a>
        ))}
      </nav>
      {profileSections.map((section) => {
        const Content = contents[section]
        return (
          <section key={section} aria-labelledby={section}>
            <SectionTitle id={section} title={t(`sections.${section}.title`)} />
            <p className="max-w-[70ch] pb-2 text-sm text-pretty text-soft">{t(`sections.${section}.text`)}</p>
            <Content agents={agents} differences={page.differences} />
            {agents.flatMap(({ name, measured }) =>
              measured.missing
                .filter((one) => one.section === section)
                .map((missing) => (
                  <NotMeasured
                    key={measured.agent.id}
                    missing={missing}
                    slug={measured.agent.slug}
                    name={name}
                    owner={owners.get(measured.agent.id)?.name ?? null}
                  />
                )),
            )}
          </section>
        )
      })}
      <section aria-labelledby="method">
        <SectionTitle id="method" title={t('method.title')} />
        <ul className="grid max-w-[75ch] list-disc gap-1.5 pl-5 text-sm text-soft">
          {(['taken', 'intervals', 'differences', 'private'] as const).map((point) => (
            <li key={point}>{t(`method.${point}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
