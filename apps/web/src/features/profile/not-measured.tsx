import type { AgentMeasured, AgentProfile, ProfileSection } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { isKnownCode } from '../../i18n/is-known-code.ts'
import { presetName } from './source-line.tsx'
import type { Profiled } from './source-line.tsx'

interface NotMeasuredProps {
  readonly section: ProfileSection
  readonly agents: readonly Profiled[]
  readonly owners: ReadonlyMap<string, AgentProfile['owner']>
}

/** The sections without a number of any agent of the page, in one list. */
export function AllNotMeasured({
  sections,
  isOpen,
  ...about
}: Omit<NotMeasuredProps, 'section'> & {
  readonly sections: readonly ProfileSection[]
  readonly isOpen: boolean
}) {
  const t = useTranslations('profile')
  return (
    <details open={isOpen}>
      <summary className="cursor-pointer">
        <h2 id="not-measured" className="display inline text-2xl">
          {t('missing.all')}
        </h2>{' '}
        <span className="figures text-sm text-faint">{sections.length}</span>
      </summary>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {sections.map((section) => (
          <li
            key={section}
            id={section}
            className="grid gap-x-10 gap-y-1 py-4 sm:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <h3 className="display text-lg">{t(`sections.${section}.title`)}</h3>
            <div className="max-w-[70ch] text-sm">
              <p className="text-pretty">{t(`sections.${section}.text`)}</p>
              {section === 'games' && (
                <p className="pt-1">
                  {t('sections.games.none')}{' '}
                  <Link href="/games#table" className={linkStyle}>
                    {t('sections.games.allGames')}
                  </Link>
                </p>
              )}
              <NotMeasured section={section} {...about} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What would measure a section, for a reader who may plan it; else who may. Nothing of an agent that is measured. */
export function NotMeasured({ section, agents, owners }: NotMeasuredProps) {
  return agents.flatMap(({ name, measured: { agent, missing } }) =>
    missing
      .filter((one) => one.section === section)
      .map((one) => (
        <OfAgent
          key={agent.id}
          missing={one}
          slug={agent.slug}
          name={name}
          owner={owners.get(agent.id)?.name ?? null}
          isPair={agents.length > 1}
        />
      )),
  )
}

const obstacles = [
  'agent-not-allowed',
  'agent-of-other-games',
  'agent-of-other-languages',
  'agent-offline',
  'agent-remembers',
  'agent-retired',
] as const

interface OfAgentProps {
  readonly missing: AgentMeasured['missing'][number]
  readonly slug: string
  readonly name: string
  /** The owner's name. Null for a house agent, and where the account is deleted. */
  readonly owner: string | null
  readonly isPair: boolean
}

function OfAgent({ missing: { section, preset, obstacle }, slug, name, owner, isPair }: OfAgentProps) {
  const t = useTranslations('profile.missing')
  const locale = useLocale()
  const study = presetName(section, locale)
  const sentences = [
    ...(isPair ? [`${t('title', { name })}${locale === 'zh' ? '。' : '.'}`] : []),
    t('by', { study }),
    ...(section === 'roles' ? [t('roles')] : []),
    ...(obstacle === null
      ? []
      : [
          isKnownCode(obstacles, obstacle)
            ? t(`obstacles.${obstacle}`, { owner: owner ?? t('nobody'), name })
            : t('obstacles.other', { name }),
        ]),
  ]
  return (
    <p className="pt-1 text-sm text-pretty text-soft">
      {sentences.join(locale === 'zh' ? '' : ' ')}{' '}
      {obstacle === null && (
        <Link href={`/lab/new?preset=${preset}&subject=${slug}`} className={`text-ink ${linkStyle}`}>
          {t('plan', { study })}
        </Link>
      )}
    </p>
  )
}
