import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { timeFrom } from './season-fields.ts'
import type { SeasonFields } from './season-fields.ts'

interface SeasonSummaryProps {
  readonly fields: SeasonFields
  readonly game: { readonly name: string; readonly isSpoken: boolean }
  readonly picture: ReactNode
  readonly now: string
  /** The button, and what is wrong with the form as a whole. */
  readonly children: ReactNode
}

/** The season as its page will show it. It follows what is typed. */
export function SeasonSummary({ fields, game, picture, now, children }: SeasonSummaryProps) {
  const t = useTranslations('organize')
  const tTerms = useTranslations('seasons')
  const format = formatIn(fields)
  const isLadder = format === 'ladder'
  const name = (fields['name'] ?? '').trim()
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('parts.entry'), tTerms(`entry.${oneOf(['open', 'approval', 'invitation'], fields['entry'])}`)],
    [
      t('summary.entryEnds'),
      <Moment key="entry" at={fields['entryEndsAt']} now={now}>
        {t(isLadder ? 'summary.always' : 'summary.missing')}
      </Moment>,
    ],
    [t('summary.begins'), t(isLadder ? 'summary.atOnce' : 'summary.afterEntry')],
    [
      t('summary.ends'),
      <Moment key="end" at={fields['endsAt']} now={now}>
        {t('summary.byYou')}
      </Moment>,
    ],
    [t('summary.matches'), <Matches key="matches" fields={fields} />],
    [t('summary.ranked'), tTerms(`order.${orderIn(fields)}`)],
    [t('versions'), tTerms(`versions.${oneOf(['live', 'frozen'], fields['versions'])}`)],
    [t('parts.results'), t(fields['embargo'] === 'on' ? 'summary.hidden' : 'summary.live')],
  ]
  return (
    <aside
      aria-label={t('summary.title')}
      className="overflow-hidden rounded-card border border-line bg-raised"
    >
      {picture}
      <div className="p-6">
        <p className="label pb-2">{t('summary.title')}</p>
        <p className={`display text-3xl break-words ${name === '' ? 'text-faint' : ''}`}>
          {name === '' ? t('summary.unnamed') : name}
        </p>
        <p className="pt-2 text-sm text-soft">
          {[
            game.name,
            tTerms(`format.${format}`),
            ...(game.isSpoken ? [<Languages key="in" {...fields} />] : []),
          ].flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))}
        </p>
        <dl className="mt-4 border-t border-line text-sm">
          {rows.map(([term, value]) => (
            <div
              key={term}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-b border-line py-1.5"
            >
              <dt className="text-soft">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="pt-5">{children}</div>
      </div>
    </aside>
  )
}

function Languages({ languages }: Pick<SeasonFields, 'languages'>) {
  const t = useTranslations('organize')
  const chosen = (['en', 'zh'] as const).filter((language) => languages.split(' ').includes(language))
  return useFormatter().list(chosen.map((language) => t(`language.${language}`)))
}

interface MomentProps {
  readonly at: string | undefined
  readonly now: string
  /** What holds if there is no such time. */
  readonly children: ReactNode
}

/** A time in words: the day, the hour and how far away that is. */
function Moment({ at, now, children }: MomentProps) {
  const locale = useLocale()
  const read = new Date(timeFrom(at ?? '') ?? '')
  if (Number.isNaN(read.getTime())) return children
  const hours = Math.round((read.getTime() - Date.parse(now)) / hourMs)
  const away = new Intl.RelativeTimeFormat(locale)
  return (
    <>
      <span className="font-semibold">{new Intl.DateTimeFormat(locale, dayAndHour).format(read)} UTC</span>
      <span className="block text-soft">
        {Math.abs(hours) < 36 ? away.format(hours, 'hour') : away.format(Math.round(hours / 24), 'day')}
      </span>
    </>
  )
}

const hourMs = 3_600_000

const dayAndHour: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
}

/** So many agents stand in the example. */
const exampleAgents = 12

function Matches({ fields }: Pick<SeasonSummaryProps, 'fields'>) {
  const t = useTranslations('organize.summary')
  const format = formatIn(fields)
  const count = Number(fields[format === 'ladder' ? 'matchesPerAgent' : 'deals'] ?? '')
  if (!Number.isInteger(count) || count < 1) return t(format === 'ladder' ? 'noLimit' : 'missing')
  if (format === 'ladder') return t('limit', { count })
  if (format === 'knockout') return t('perGroup', { count })
  const languages = fields.languages.split(' ').length
  return t('inAll', { count, agents: exampleAgents, matches: count * exampleAgents, languages })
}

const orders = ['total', 'skill', 'mean-points', 'win-rate'] as const

/** A knockout goes by totals alone. */
const orderIn = (fields: SeasonFields) =>
  formatIn(fields) === 'knockout' ? 'total' : oneOf(orders, fields['order'])

const formatIn = (fields: SeasonFields) => oneOf(['ladder', 'round-robin', 'knockout'], fields['format'])

/** What was chosen. The first one holds where nothing was. */
const oneOf = <const Value extends string>(
  known: readonly [Value, ...Value[]],
  chosen: string | undefined,
): Value => known.find((one) => one === chosen) ?? known[0]
