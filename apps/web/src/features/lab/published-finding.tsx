import { inSentence, presetCalled, referenceCalled } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { percent } from '../../components/text/number-text.ts'
import { SideMark } from '../match/table/side-mark.tsx'

const preset = 'wis-overall'
const wanted = ['win-rate-spy', 'win-rate-civilian'] as const

/** Where no report is public yet: what the study of the usual preset found, to be measured again. */
export function PublishedFinding() {
  const t = useTranslations('lab.published')
  const locale = useLocale()
  const study = presetCalled(preset)
  const table = study?.published.find(({ columns }) => wanted.every((column) => columns.includes(column)))
  if (!study || !table) return null
  const [first] = study.follows
  const reference = typeof first === 'string' ? referenceCalled(first) : first
  const [spyAt, civilianAt] = wanted.map((column) => table.columns.indexOf(column))
  const rows = table.rows
    .flatMap(({ name, values }) => {
      const [spy, civilian] = [values[spyAt ?? -1], values[civilianAt ?? -1]]
      return spy == null || civilian == null ? [] : [{ name, spy, civilian }]
    })
    .toSorted((one, other) => other.civilian - one.civilian)
  const count = rows.filter(({ spy, civilian }) => civilian > spy).length
  return (
    <section
      aria-labelledby="finding"
      className="grid gap-x-12 gap-y-8 *:min-w-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <p className="label pb-3">{t('label')}</p>
        <h2
          id="finding"
          className="display text-[clamp(1.375rem,2.6vw,1.9375rem)] leading-snug! text-balance"
        >
          {t('sentence', { count, all: rows.length })}
        </h2>
        <p className="pt-4 text-sm text-pretty text-soft">
          {t('source', { source: table.source, authors: reference ? inSentence(reference)[locale] : '' })}
        </p>
        <p className="pt-5">
          <Link href={`/lab/new?preset=${preset}`} className={buttonStyle.quiet}>
            {t('measure')}
          </Link>
        </p>
      </div>
      <figure className="border-t border-line pt-5">
        <figcaption className="pb-4">
          <h3 className="display text-xl">{t('chart')}</h3>
          <p className="flex flex-wrap gap-x-5 pt-1 text-sm text-soft">
            <span>
              <SideMark side="bad" /> {t('spy')}
            </span>
            <span>
              <SideMark side="good" /> {t('civilian')}
            </span>
          </p>
        </figcaption>
        <ul className="figures grid gap-2 text-sm">
          {rows.map(({ name, spy, civilian }) => (
            <li
              key={name}
              className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
            >
              <span className="truncate">{name}</span>
              <span aria-hidden="true" className="relative h-4">
                <span className="absolute inset-x-0 top-1/2 border-t border-line" />
                <span
                  className="absolute top-1/2 border-t-2 border-strong"
                  style={{ left: at(Math.min(spy, civilian)), width: at(Math.abs(civilian - spy)) }}
                />
                <Dot side="bad" value={spy} />
                <Dot side="good" value={civilian} />
              </span>
              <span className="w-24 text-right text-xs text-soft max-sm:sr-only">
                {percent(spy)} / {percent(civilian)}
              </span>
            </li>
          ))}
          <li
            aria-hidden="true"
            className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 text-2xs text-faint sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
          >
            <span />
            <span className="flex justify-between">
              {[0, 0.5, 1].map((share) => (
                <span key={share}>{percent(share)}</span>
              ))}
            </span>
            <span className="w-24 max-sm:hidden" />
          </li>
        </ul>
      </figure>
    </section>
  )
}

const at = (share: number) => `${(share * 100).toFixed(1)}%`

function Dot({ side, value }: { side: 'good' | 'bad'; value: number }) {
  return (
    <span
      className="absolute top-1/2 -translate-x-1/2 -translate-y-1/2 rounded-full bg-ground text-sm leading-none"
      style={{ left: at(value) }}
    >
      <SideMark side={side} />
    </span>
  )
}
