import type { AgentMeasured, ProfileDifference } from '@wis/protocol'
import { averageRating } from '@wis/ratings'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { ratingText } from '../../components/text/number-text.ts'
import { roundedAxis, ticksOf } from '../lab/interval-chart.tsx'
import type { Axis } from '../lab/interval-chart.tsx'
import { ratingAxis } from '../leaderboard/skill/rating-bar.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { Finding, useVerdictOfTwo } from './finding.tsx'
import { Source } from './source-line.tsx'
import type { Profiled } from './source-line.tsx'

const scales = ['deception', 'detection'] as const

export const isRated = ({ measured }: Profiled) =>
  measured.roles.some((role) => scales.some((scale) => role[scale].matches > 0))

interface RatedScalesProps {
  readonly agents: readonly Profiled[]
  readonly differences: readonly ProfileDifference[]
  readonly children: ReactNode
}

/** The ratings of deception and detection in every language, all on one axis. */
export function RatedScales({ agents, differences, children }: RatedScalesProps) {
  const t = useTranslations('profile.sections.roles')
  const tMatch = useTranslations('match.languages')
  const locale = useLocale()
  const { dateTime, list } = useFormatter()
  const all = agents.flatMap(({ measured }) => measured.roles)
  const languages = (['en', 'zh'] as const).filter((language) => all.some((one) => one.language === language))
  const comparisons = languages.flatMap((language) =>
    scales.map((scale) => ({
      id: `${language} ${scale}`,
      // Of one agent, the languages of a scale stand below its name.
      ...(agents.length > 1
        ? { name: t(scale), about: t('of', { about: t(`${scale}About`), language: tMatch(language) }) }
        : { name: t(`${scale}Whole`), about: tMatch(language) }),
      values: agents.map(({ measured }) => ratingOf(measured, language, scale)),
      difference: differences.find((one) => one.section === 'roles' && one.of === `${language}/${scale}`),
    })),
  )
  const measured = comparisons.filter(({ values }) => values.some(Boolean))
  const ofTwo = useVerdictOfTwo(agents, measured, ratingText)
  const own = measured.flatMap(({ values }) => values.flatMap((one) => one ?? []))
  /** The ratings of the only agent that are so: all of them, or some as words. */
  const ratingsWhere = (isSo: (rating: { readonly low: number; readonly high: number }) => boolean) => {
    const rated = scales.flatMap((scale) =>
      languages.flatMap((language) => {
        const rating = agents[0] && ratingOf(agents[0].measured, language, scale)
        return rating ? [{ scale, language, isSo: isSo(rating) }] : []
      }),
    )
    const so = rated.filter((one) => one.isSo)
    if (so.length === 0) return 'none'
    const isAll = so.length === rated.length && scales.every((scale) => so.some((one) => one.scale === scale))
    if (isAll) return languages.length > 1 ? t('everywhere') : t('both')
    const named = scales.flatMap((scale) => {
      const own = so.filter((one) => one.scale === scale)
      const inAll = own.length === rated.filter((one) => one.scale === scale).length
      const word = t(`inWords.${scale}`)
      return inAll && own.length > 0
        ? [word]
        : own.map(({ language }) => t('rating', { scale: word, language: tMatch(language) }))
    })
    return list(named)
  }
  const areAllProvisional = measured.every(({ values: [one] }) => !one || one.isProvisional)
  const whole = ratingAxis(own.map(({ low, high }) => ({ ratingLow: low, ratingHigh: high })))
  if (!whole) return null
  const axis = moved(roundedAxis(moved(whole, -averageRating)), averageRating)
  const seasons = languages.flatMap((language) => all.find((one) => one.language === language) ?? [])
  return (
    <section aria-labelledby="roles">
      <Finding
        id="roles"
        isLead
        agents={agents}
        comparisons={measured}
        topic={t('title')}
        verdict={
          agents.length > 1
            ? ofTwo
            : t('average', {
                name: agents[0]?.name ?? '',
                above: ratingsWhere(({ low }) => low > averageRating),
                below: ratingsWhere(({ high }) => high < averageRating),
              })
        }
        about={
          <p className="pt-3 text-pretty text-soft">
            {agents.length === 1 && areAllProvisional && `${t('allProvisional')} `}
            {t('text')}
          </p>
        }
        source={
          <Source who={undefined}>
            {seasons.map(({ season, language, at }, place) => (
              <span key={language}>
                {place > 0 && ' · '}
                <Link
                  href={`/leaderboard?season=${season.slug}&language=${language}&tab=map`}
                  className={linkStyle}
                >
                  {seasonNameIn(locale, season)} · {tMatch(language)}
                </Link>
                {', '}
                <time dateTime={at}>{dateTime(new Date(at), { dateStyle: 'medium' })}</time>
              </span>
            ))}
          </Source>
        }
        read={t('read')}
        axis={axis}
        ticks={ticksOf(moved(axis, -averageRating)).map((tick) => tick + averageRating)}
        mark={averageRating}
        write={ratingText}
      >
        {children}
      </Finding>
    </section>
  )
}

function ratingOf(
  { roles }: AgentMeasured,
  wanted: AgentMeasured['roles'][number]['language'],
  scale: (typeof scales)[number],
) {
  const role = roles.find(({ language }) => language === wanted)
  if (!role || role[scale].matches === 0) return null
  const { rating: value, low, high, matches: n } = role[scale]
  return { value, low, high, n, isProvisional: role.provisional }
}

/** The steps of the axis are counted from the average, which then has a line of its own. */
const moved = ({ low, high }: Axis, by: number): Axis => ({ low: low + by, high: high + by })
