'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import type { AgentsToChoose } from '../agent-choice/agents-to-choose.ts'
import type { FieldToSet } from '../rule-fields/fields-of-game.ts'
import { createWith } from './actions.ts'
import { Wrong } from './form-controls.tsx'
import type { GameToOrganize } from './game-to-organize.ts'
import type { SeasonFields, SeasonFormState } from './season-form-data.ts'
import { AboutPart, EntryPart, FormatPart, ResultsPart, WordsPart } from './season-parts.tsx'
import type { Ruleset, SeasonPartProps } from './season-parts.tsx'

interface SeasonFormProps {
  readonly game: GameToOrganize
  readonly begins: SeasonFields
  readonly rulesets: readonly Ruleset[]
  readonly rules: readonly FieldToSet[]
  readonly list: AgentsToChoose
}

/** All the settings of a season, in up to five parts. It works without a script, and keeps the typed values. */
export function SeasonForm({ game, begins, rulesets, rules, ...about }: SeasonFormProps) {
  const t = useTranslations('organize')
  const blank: SeasonFormState = { kept: begins, list: about.list, errors: {} }
  const [{ kept, list, errors }, action, isPending] = useActionState(createWith, blank)
  const ref = useFirstWrong(errors)
  const errorOf: SeasonPartProps['errorOf'] = (name) => {
    const error = errors[name]
    return error && t(`errors.${error.code}`, { ...error.values })
  }
  return (
    <form
      ref={ref}
      action={action}
      className="group/season max-w-5xl space-y-12"
      key={JSON.stringify(begins)}
    >
      <input type="hidden" name="game" value={game.id} />
      <AboutPart kept={kept} errorOf={errorOf} game={game} rulesets={rulesets} rules={rules} />
      <FormatPart kept={kept} errorOf={errorOf} game={game} />
      <EntryPart kept={kept} errorOf={errorOf} list={list} isPending={isPending} />
      {game.hasWords && <WordsPart kept={kept} errorOf={errorOf} />}
      <ResultsPart kept={kept} errorOf={errorOf} />
      <div aria-live="polite" className="lg:pl-70">
        <Wrong error={errorOf('form')} />
        <button disabled={isPending} className={buttonStyle.primary}>
          {t('submit')}
        </button>
      </div>
    </form>
  )
}
