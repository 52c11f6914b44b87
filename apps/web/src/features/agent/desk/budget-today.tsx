import type { OwnerAgentPage } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import { Link, underlined } from '../../../components/link/link.tsx'

interface Use {
  readonly name: 'matches' | 'tokens' | 'money'
  readonly used: number
  /** Null for no limit. */
  readonly most: number | null
}

interface BudgetTodayProps {
  readonly agent: Pick<OwnerAgentPage, 'slug' | 'today' | 'limits' | 'defaultPrices'>
}

/** Whether what an agent spends today is known. Without a price of its model, nothing is counted. */
export const knowsCost = ({ today, limits, defaultPrices }: BudgetTodayProps['agent']): boolean =>
  today.dollars > 0 || limits.prices !== null || defaultPrices !== null

export function BudgetToday({ agent }: BudgetTodayProps) {
  const { slug, today, limits } = agent
  const t = useTranslations('agent.desk.budget')
  const { number } = useFormatter()
  const uses: readonly Use[] = [
    { name: 'matches', used: today.matches, most: limits.matchesPerDay },
    { name: 'tokens', used: today.tokens, most: limits.tokensPerDay },
    { name: 'money', used: today.dollars, most: limits.dollarsPerDay },
  ]
  const text = (name: Use['name'], value: number) =>
    name === 'money'
      ? number(value, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })
      : number(value)
  const isKnown = knowsCost(agent)
  const usedText = ({ name, used, most }: Use) => {
    if (name === 'money' && !isKnown) return t('priceUnknown')
    return most === null
      ? t('unlimited', { used: text(name, used) })
      : t('of', { used: text(name, used), most: text(name, most) })
  }
  return (
    <div>
      <h3 className="pb-2 font-semibold">{t('title')}</h3>
      <dl className="figures text-sm">
        {uses.map((use) => {
          const { name, used, most } = use
          return (
            <div key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t border-line py-2">
              <dt className="text-soft">{t(name)}</dt>
              <dd className="text-right">{usedText(use)}</dd>
              {most !== null && (
                <dd className="col-span-2">
                  <Bar share={Math.min(1, used / most)} />
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <p className="pt-2 text-xs text-faint">
        {isKnown ? t('about') : t('noPrices')}
        {!isKnown && (
          <>
            {' '}
            <Link href={`/agents/${slug}/settings#limits`} className={underlined}>
              {t('enterPrices')}
            </Link>
          </>
        )}
      </p>
    </div>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="mt-1.5 h-1 w-full">
      <path d="M0 1h100" className="stroke-line" strokeWidth="2" />
      <path d={`M0 1h${share * 100}`} className="stroke-brass" strokeWidth="2" />
    </svg>
  )
}
