import { useTranslations } from 'next-intl'
import type { DraftState } from './draft.ts'

type Plan = NonNullable<DraftState['plan']>
type Detected = Plan['detects'][number]

interface DetectsProps {
  readonly plan: Plan
  readonly nameOf: (measure: string) => string
}

/** The least differences that an experiment would find, and what is taken for so. */
export function Detects({ plan, nameOf }: DetectsProps) {
  const t = useTranslations('lab.plan')
  const { detects, notGuessed = [], comparisons } = plan
  if (comparisons === 0)
    return <p className="mt-4 border-t border-line pt-3 text-sm">{t('nothingCompared')}</p>
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm">
      <h3 className="label">{t('detects')}</h3>
      {detects.length === 0 && <p className="pt-2">{t('detectsNothing')}</p>}
      <ul className="figures pt-2 empty:hidden">
        {detects.map((detected) => (
          <li key={detected.measure}>
            <Difference
              detected={detected}
              measure={nameOf(detected.measure)}
              deals={detected.deals ?? plan.deals}
            />
          </li>
        ))}
      </ul>
      {notGuessed.length > 0 && (
        <p className="pt-2">{t('notGuessed', { measures: notGuessed.map(nameOf).join(', ') })}</p>
      )}
      <p className="pt-1 text-xs text-soft">{t('detectsText')}</p>
    </div>
  )
}

interface DifferenceProps {
  readonly detected: Detected
  readonly measure: string
  readonly deals: number
}

function Difference({ detected: { difference, unit, guessed }, measure, deals }: DifferenceProps) {
  const t = useTranslations('lab.plan')
  const isShare = unit === undefined || unit === 'share'
  const by = guessed && guessed.by !== 'nobody' ? guessed.by : undefined
  return (
    <>
      {isShare
        ? t('difference', { measure, difference: (100 * difference).toFixed(1), deals })
        : t('differenceOf', { measure, difference: rounded(difference), deals })}
      {guessed && by && (
        <span className="block text-xs text-soft">
          {t(`guessedBy.${by}`, {
            guess: t(guessed.rate === undefined ? 'guess.deviation' : 'guess.rate', {
              value: rounded(guessed.rate ?? guessed.deviation ?? 0),
              correlation: guessed.correlation.toFixed(2),
            }),
          })}
        </span>
      )}
    </>
  )
}

const rounded = (value: number) => String(Number(value.toPrecision(3)))
