import type { ProfileDifference } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { withMinus } from '../../components/text/whole-text.ts'
import { SkillPicture } from '../leaderboard/skill/map/skill-map.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { NumbersTable } from './numbers-table.tsx'
import type { Profiled } from './profile-names.ts'
import { linkStyle, Source } from './source-line.tsx'

interface RolesSectionProps {
  readonly agents: readonly Profiled[]
  readonly differences: readonly ProfileDifference[]
}

/** Deception and detection on the board, by language: a picture and a table of the same ratings. */
export function RolesSection({ agents, differences }: RolesSectionProps) {
  const languages = (['en', 'zh'] as const).filter((language) =>
    agents.some(({ measured }) => measured.roles.some((one) => one.language === language)),
  )
  return languages.map((language) => (
    <InLanguage key={language} language={language} agents={agents} differences={differences} />
  ))
}

function InLanguage({
  language,
  agents,
  differences,
}: RolesSectionProps & { readonly language: 'en' | 'zh' }) {
  const t = useTranslations('profile')
  const tMatch = useTranslations('match.languages')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  const rated = agents.map((agent) => ({
    ...agent,
    role: agent.measured.roles.find((one) => one.language === language),
  }))
  const [first] = rated.flatMap(({ role }) => role ?? [])
  if (!first) return null
  const { season, at } = first
  const title = t('sections.roles.inLanguage', { language: tMatch(language) })
  return (
    <div className="pt-2 pb-4">
      <h3 className="display pt-2 text-xl">{title}</h3>
      <Source who={undefined}>
        <Link href={`/leaderboard?season=${season.slug}&language=${language}&tab=map`} className={linkStyle}>
          {seasonNameIn(locale, season)} · {tMatch(language)}
        </Link>
        {' · '}
        <time dateTime={at}>{dateTime(new Date(at), { dateStyle: 'medium' })}</time>
        {rated.some(({ role }) => role?.provisional) && (
          <span className="block text-ink">{t('sections.roles.provisional')}</span>
        )}
      </Source>
      <div className="max-w-3xl pt-4">
        <SkillPicture
          caption={title}
          agents={rated.flatMap(({ role, measured: { agent } }) => (role ? [{ agent, skill: role }] : []))}
        />
      </div>
      <NumbersTable
        caption={title}
        agents={agents.map(({ name }) => name)}
        rows={(['deception', 'detection'] as const).map((scale) => ({
          name: t(`sections.roles.${scale}`),
          about: t(`sections.roles.${scale}About`),
          unit: 'points' as const,
          text: (value: number) => withMinus(value.toFixed(0)),
          values: rated.map(({ role }) => {
            const own = role?.[scale]
            return own
              ? { value: own.rating, low: own.low, high: own.high, n: own.matches, deals: own.matches }
              : null
          }),
          difference: differences.find((one) => one.section === 'roles' && one.of === `${language}/${scale}`),
        }))}
      />
    </div>
  )
}
