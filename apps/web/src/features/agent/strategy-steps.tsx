import type { Language } from '@wis/games'
import type { Strategy } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { gameNameIn } from '../games/game-name-in.ts'

interface StrategyStepsProps {
  readonly strategy: Pick<Strategy, 'inSteps'>
  readonly language: Language
}

/** The calls of a strategy that takes several for one turn, with the words of each. */
export function StrategySteps({ strategy: { inSteps }, language }: StrategyStepsProps) {
  const t = useTranslations('agent.making')
  if (!inSteps) return null
  const game = gameNameIn(language, inSteps.game)
  return (
    <section className="py-3 text-sm">
      <p className="max-w-[62ch] text-soft">{t('inSteps', { game, count: inSteps.steps.length })}</p>
      <ol className="space-y-3 pt-3">
        {inSteps.steps.map(({ id, name, ask }, index) => (
          <li key={id}>
            <p className="label pb-1">
              {index + 1} · {name[language]}
            </p>
            <pre
              lang={language}
              className="rounded-card border border-line bg-sunken p-3 font-mono text-xs leading-relaxed break-words whitespace-pre-wrap"
            >
              {ask[language]}
            </pre>
          </li>
        ))}
      </ol>
    </section>
  )
}
