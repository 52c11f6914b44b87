import type { Language } from '@wis/games'
import type { StepsInGame, Strategy } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { underlined } from '../../components/link/link.tsx'
import { gameNameIn } from '../games/names.ts'

interface StrategyStepsProps {
  readonly strategy: Pick<Strategy, 'inSteps'>
  readonly language: Language
}

/** The calls of a strategy that takes several for one turn, with the words of each, game by game. */
export function StrategySteps({ strategy: { inSteps = [] }, language }: StrategyStepsProps) {
  const [only, ...more] = inSteps
  if (!only) return null
  if (more.length === 0) return <StepsOfGame steps={only} language={language} />
  return inSteps.map((steps) => (
    <details key={steps.game} className="py-1 text-sm">
      <summary className={underlined}>{gameNameIn(language, steps.game)}</summary>
      <StepsOfGame steps={steps} language={language} />
    </details>
  ))
}

function StepsOfGame({ steps: own, language }: { readonly steps: StepsInGame; readonly language: Language }) {
  const t = useTranslations('agent.making')
  const { steps } = own
  const game = gameNameIn(language, own.game)
  return (
    <section className="py-3 text-sm">
      <p className="max-w-[62ch] text-soft">{t('inSteps', { game, count: steps.length })}</p>
      <ol className="space-y-3 pt-3">
        {steps.map(({ id, name, ask }, index) => (
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
