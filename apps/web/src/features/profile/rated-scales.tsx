import type { AgentMeasured, ProfileDifference } from '@wis/protocol'
import { averageRating } from '@wis/ratings'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { ratingText } from '../../components/text/number-text.ts'
import { IntervalChart, ticksOf } from '../lab/interval-chart.tsx'
import type { Axis } from '../lab/interval-chart.tsx'
import { ratingAxis } from '../leaderboard/skill/rating-bar.tsx'
import { seatColour } from '../match/table/seat-chip.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { Source } from './source-line.tsx'
import type { Profiled } from './source-line.tsx'

type Role = AgentMeasured['roles'][number]
type Language = Role['language']

const scales = ['deception', 'detection'] as const

/** The colours of two agents side by side, in this order, wherever both are shown. */
const pairInks = [seatColour(0), seatColour(2)] as const

/** From the lowest end of an interval to the highest. */
const axisOf = (roles: readonly Role[]) =>
  ratingAxis(
    roles.flatMap((role) =>
      scales.map((scale) => ({ ratingLow: role[scale].low, ratingHigh: role[scale].high })),
    ),
  )

interface RatedScalesProps {
  readonly languages: readonly Language[]
  readonly agents: readonly Profiled[]
  readonly differences: readonly ProfileDifference[]
}

/** The ratings of an agent in every language, all on one axis; of two agents, each pair with its difference. */
export function RatedScales({ languages, agents, differences }: RatedScalesProps) {
  const t = useTranslations('profile')
  const tMatch = useTranslations('match.languages')
  const locale = useLocale()
  const { dateTime } = useFormatter()
  const all = agents.flatMap(({ measured }) => measured.roles)
  const axis = axisOf(all)
  if (!axis) return null
  const groups = languages.flatMap((language) =>
    scales.map((scale) => {
      const rows = agents.flatMap(({ name, measured: { agent, roles } }, at) => {
        const role = roles.find((one) => one.language === language)
        if (!role || role[scale].matches === 0) return []
        const { rating, low, high, matches } = role[scale]
        const ends = `${ratingText(low)} … ${ratingText(high)}`
        return [
          {
            id: agent.id,
            name,
            value: rating,
            low,
            high,
            said: ratingText(rating),
            known: `${ends} · ${t('n', { n: matches })}`,
            isHollow: role.provisional,
            ink: pairInks[at],
            picture: <PairDot at={at} />,
          },
        ]
      })
      const found = differences.find((one) => one.section === 'roles' && one.of === `${language}/${scale}`)
      return { id: `${language} ${scale}`, language, scale, rows, found: rows.length > 1 ? found : undefined }
    }),
  )
  const isPair = agents.length > 1
  const [first, second] = agents.map(({ name }) => name)
  const apart = groups.filter(
    ({ found }) => found && found.low !== null && found.high !== null && found.low * found.high > 0,
  )
  const clear = apart.filter(({ rows }) => rows.every(({ isHollow }) => !isHollow))
  const ahead = ({ found }: (typeof groups)[number]) => ((found?.value ?? 0) > 0 ? first : second)
  const leaders = [...new Set(apart.map(ahead))]
  const leader = leaders.length === 1 ? leaders[0] : undefined
  const own = groups.flatMap(({ rows }) => rows)
  const titleOf = ({ language, scale }: { language: Language; scale: (typeof scales)[number] }) =>
    t('sections.roles.of', {
      scale: t(`sections.roles.${scale}`),
      about: t(`sections.roles.${scale}About`),
      language: tMatch(language),
    })
  const seasons = languages.flatMap((language) => all.find((one) => one.language === language) ?? [])
  return (
    <div className="pt-2 pb-4">
      <p className="display text-xl text-balance">
        {!isPair
          ? t('sections.roles.average', {
              above: own.filter(({ low }) => low > averageRating).length,
              below: own.filter(({ high }) => high < averageRating).length,
              all: own.length,
            })
          : clear.length > 0
            ? clear
                .map((group) =>
                  t('sections.roles.ahead', {
                    name: ahead(group) ?? '',
                    scale: t(`sections.roles.${group.scale}`),
                    language: tMatch(group.language),
                  }),
                )
                .join(' ')
            : leader === undefined
              ? t(apart.length > 0 ? 'sections.roles.tooEarly' : 'sections.roles.level')
              : t('sections.roles.soFar', {
                  name: leader,
                  count: apart.length,
                  all: groups.filter(({ found }) => found).length,
                })}
      </p>
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
      <div className="pt-6">
        <IntervalChart
          axis={axis}
          ticks={ticksAround(axis)}
          tickText={ratingText}
          mark={averageRating}
          groups={
            isPair
              ? groups.map(({ found, ...group }) => ({
                  id: group.id,
                  title: titleOf(group),
                  rows: group.rows,
                  note: (
                    <p className="pt-1">
                      {found && found.low !== null && found.high !== null
                        ? t.rich('sections.roles.difference', {
                            strong: (words) => <strong className="font-semibold">{words}</strong>,
                            first: first ?? '',
                            second: second ?? '',
                            value: signed(found.value),
                            low: signed(found.low),
                            high: signed(found.high),
                          })
                        : t('sections.roles.noDifference')}
                    </p>
                  ),
                }))
              : [
                  {
                    id: 'own',
                    rows: groups.flatMap(({ id, language, scale, rows }) =>
                      rows.map(({ picture: _picture, ink: _ink, ...row }) => ({
                        ...row,
                        id,
                        name: t(`sections.roles.${scale}`),
                        about: `${t(`sections.roles.${scale}About`)} · ${tMatch(language)}`,
                      })),
                    ),
                  },
                ]
          }
        />
      </div>
      <p className="max-w-[70ch] pt-1 text-sm text-pretty text-soft">
        {t('sections.roles.read')} {isPair && t('sections.roles.readPair')}
      </p>
    </div>
  )
}

interface PairPictureProps {
  readonly id: string
  readonly version: string | null
  /** Its place of the two. */
  readonly at: number
  readonly className: string
}

/** The portrait of one of two agents, in a ring of its colour. */
export function PairPicture({ id, version, at, className }: PairPictureProps) {
  return (
    <span
      style={{ boxShadow: `0 0 0 2px var(--color-ground), 0 0 0 4px ${pairInks[at] ?? ''}` }}
      className={`shrink-0 rounded-full ${className}`}
    >
      <Avatar id={id} version={version} className="size-full rounded-full" />
    </span>
  )
}

/** The colour of one of two agents, beside its name. */
export const PairDot = ({ at }: { at: number }) => (
  <span
    aria-hidden="true"
    style={{ background: pairInks[at] }}
    className="mr-1.5 inline-block size-2.5 shrink-0 rounded-full"
  />
)

/** The average is among them, in the place of a round value that would touch its label. */
function ticksAround(axis: Axis): readonly number[] {
  const round = ticksOf(axis)
  const step = (round[1] ?? 0) - (round[0] ?? 0)
  return [...round.filter((tick) => Math.abs(tick - averageRating) > step / 2), averageRating]
}

const signed = (value: number) => `${Math.round(value) > 0 ? '+' : ''}${ratingText(value)}`
