import { useTranslations } from 'next-intl'
import { underlined } from '../../components/link/link.tsx'
import { SentForm, TextAreaField, useSent } from './agent-field.tsx'
import { keptText } from './form-state.ts'
import type { AgentFormState } from './form-state.ts'
import type { StrategyOffer } from './strategy-offers.tsx'
import { promptLanguages, stepField, stepsBaseField } from './wishes.ts'

/** The copied strategy whose calls are written anew. None if the copied one takes one call. */
export interface CopiedSteps {
  readonly of: string
  /** Goes up with each copy, which then replaces what was written. */
  readonly times: number
}

interface OwnStepsProps {
  readonly copied: CopiedSteps
  readonly offers: readonly StrategyOffer[]
}

/** The words of one's own for each call of a strategy that takes several for a turn, game by game. */
export function OwnSteps({ copied: { of, times }, offers }: OwnStepsProps) {
  const t = useTranslations('newAgent.strategy')
  const sent = useSent()
  const offer = offers.find(({ id }) => id === of)
  const words = offer?.copy?.steps?.words
  if (!offer || !words) return <Unseen kept={sent.kept} />
  return (
    <section key={`${of}-${times}`} className="space-y-4">
      <h4 className="label">{t('calls', { name: offer.name })}</h4>
      <p className="max-w-[68ch] text-sm text-soft">{t('callsText')}</p>
      <input type="hidden" name={stepsBaseField} value={of} />
      {/* What was kept is older than a copy. */}
      <SentForm value={times === 0 ? sent : { ...sent, kept: {} }}>
        {offer.calls.map(({ game, gameName, calls }) => (
          <details key={game} open={offer.calls.length === 1} className="text-sm">
            <summary className={underlined}>{gameName}</summary>
            {calls.map(({ id, name }, place) => (
              <div key={id} className="grid gap-4 pt-4 lg:grid-cols-2">
                {promptLanguages.map((language) => (
                  <TextAreaField
                    key={language}
                    name={stepField(game, id, language)}
                    label={t('call', {
                      place: place + 1,
                      name,
                      language: t(`languages.${language}`),
                    })}
                    initial={words[game]?.[id]?.[language]}
                    rows={6}
                    isCode
                  />
                ))}
              </div>
            ))}
          </details>
        ))}
      </SentForm>
    </section>
  )
}

/** What the form began with: the calls that were kept with it. */
export function keptSteps(kept: AgentFormState['kept']): CopiedSteps | undefined {
  const of = keptText(kept, stepsBaseField)
  return of === undefined || of === '' ? undefined : { of, times: 0 }
}

/** Words for games that the agent no longer plays: they stay as they are. */
function Unseen({ kept }: Pick<AgentFormState, 'kept'>) {
  return Object.keys(kept)
    .filter((name) => name === stepsBaseField || name.startsWith('step.'))
    .map((name) => <input key={name} type="hidden" name={name} value={keptText(kept, name)} />)
}
