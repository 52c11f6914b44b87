import { copyOf, exampleTable, kitStrategies, messagesFor, strategies } from '@wis/protocol'
import type { CustomStrategy, Strategy } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { underlined } from '../../components/link/link.tsx'
import type { Locale } from '../../i18n/locale.ts'
import { StrategySteps } from '../agent/strategy-steps.tsx'
import { gameNameIn } from '../games/names.ts'
import { promptParts } from './wishes.ts'

export interface StrategyOffer {
  readonly id: string
  readonly name: string
  readonly summary: string
  /** The texts to start from when writing one's own. */
  readonly copy: CustomStrategy
  /** The calls for a turn of each game, where the strategy takes several. */
  readonly calls: readonly {
    readonly game: string
    readonly gameName: string
    readonly calls: readonly { readonly id: string; readonly name: string }[]
  }[]
  /** The full texts for the model. */
  readonly words: ReactNode
}

/**
 * The strategies of the house, drawn on the server, because they are long and no script needs them. A strategy of
 * some games is offered to agents that play one of them; a list without games means all of them.
 */
export function strategyOffers(locale: Locale, games: readonly string[] = []): readonly StrategyOffer[] {
  const ofGames = kitStrategies.filter(({ inSteps = [] }) =>
    inSteps.some(({ game }) => games.length === 0 || games.includes(game)),
  )
  return [
    ...strategies.map((strategy) => ({
      ...namesOf(strategy, locale),
      words: <StrategyWords strategy={strategy} locale={locale} />,
    })),
    ...ofGames.map((strategy) => ({
      ...namesOf(strategy, locale),
      words: <StrategySteps strategy={strategy} language={locale} />,
    })),
  ]
}

const namesOf = (strategy: Strategy, locale: Locale) => ({
  id: strategy.id,
  name: strategy.name[locale],
  summary: strategy.summary[locale],
  copy: copyOf(strategy),
  calls: (strategy.inSteps ?? []).map(({ game, steps }) => ({
    game,
    gameName: gameNameIn(locale, game),
    calls: steps.map(({ id, name }) => ({ id, name: name[locale] })),
  })),
})

function StrategyWords({ strategy, locale }: { strategy: Strategy; locale: Locale }) {
  const t = useTranslations('newAgent.strategy')
  return (
    <>
      <dl className="space-y-3 py-3">
        {promptParts.map((part) => (
          <div key={part}>
            <dt className="label pb-1">{t(part)}</dt>
            <dd>
              <Prompt text={strategy.texts[locale][part]} />
            </dd>
          </div>
        ))}
      </dl>
      <details className="pb-3">
        <summary className={underlined}>{t('example')}</summary>
        <div className="space-y-3 pt-3">
          {messagesFor(strategy, exampleTable(locale, 'vote')).map(({ role, content }) => (
            <Prompt key={role} text={content} />
          ))}
        </div>
      </details>
    </>
  )
}

function Prompt({ text }: { text: string }) {
  return (
    <pre className="rounded-card border border-line bg-sunken p-3 font-mono text-xs leading-relaxed break-words whitespace-pre-wrap">
      {text}
    </pre>
  )
}
