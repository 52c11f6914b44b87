'use client'

import { useTranslations } from 'next-intl'
import { useActionState, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { isChanged } from '../../components/form/is-changed.ts'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import type { AgentsToChoose } from '../agent-choice/agents-to-choose.ts'
import type { FieldToSet } from '../rule-fields/fields-of-game.ts'
import { createWith } from './actions.ts'
import { Wrong } from './form-controls.tsx'
import type { GameToOrganize } from './game-to-organize.ts'
import { fieldsOf } from './season-fields.ts'
import type { SeasonFields } from './season-fields.ts'
import type { SeasonFormState } from './season-form-data.ts'
import { AboutPart, DatesPart, EntryPart, FormatPart, WordsPart } from './season-parts.tsx'
import type { SeasonPartProps } from './season-parts.tsx'
import { SeasonSummary } from './season-summary.tsx'
import { isOfTerms, SeasonTerms } from './season-terms.tsx'
import type { Ruleset } from './season-terms.tsx'

interface SeasonFormProps {
  readonly game: GameToOrganize & { readonly name: string }
  /** The game in a picture. */
  readonly picture: ReactNode
  readonly begins: SeasonFields
  readonly rulesets: readonly Ruleset[]
  readonly rules: readonly FieldToSet[]
  readonly list: AgentsToChoose
  /** When the page was made. */
  readonly now: string
  /** The choices that lead to another form. */
  readonly children: ReactNode
}

/** All the settings of a season. Another game or another kind has a form of its own, which begins with the texts of the last. */
export function SeasonForm({ begins, ...about }: SeasonFormProps) {
  const [texts, setTexts] = useState<Texts>({})
  return (
    <OneForm key={JSON.stringify(begins)} {...about} begins={{ ...begins, ...texts }} onTexts={setTexts} />
  )
}

type Texts = Readonly<Partial<Record<'name' | 'description', string>>>

interface OneFormProps extends SeasonFormProps {
  onTexts(texts: Texts): void
}

/** The settings beside what comes of them. It works without a script, and keeps the typed values. */
function OneForm({ game, picture, rulesets, rules, now, onTexts, ...about }: OneFormProps) {
  // What is typed later must not begin the form again.
  const [begins] = useState(about.begins)
  const t = useTranslations('organize')
  const blank: SeasonFormState = { kept: begins, list: about.list, errors: {} }
  const [{ kept, list, errors }, action, isPending] = useActionState(createWith, blank)
  const [typed, setTyped] = useState<SeasonFields>()
  const ref = useFirstWrong(errors)
  // What was filled in before this code came is shown too.
  useEffect(() => {
    const form = ref.current
    if (form && [...form].some(isChanged)) setTyped(fieldsOf(new FormData(form)))
  }, [ref])
  const errorOf: SeasonPartProps['errorOf'] = (name) => {
    const error = errors[name]
    return error && t(`errors.${error.code}`, { ...error.values })
  }
  const part = { kept, errorOf }
  return (
    <form
      ref={ref}
      action={action}
      className="group/season gap-x-12 max-lg:space-y-10 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]"
      onInput={(event) => {
        const fields = fieldsOf(new FormData(event.currentTarget))
        setTyped(fields)
        onTexts({ name: fields['name'] ?? '', description: fields['description'] ?? '' })
      }}
    >
      <input type="hidden" name="game" value={game.id} />
      <div className="min-w-0 space-y-12">
        {about.children}
        <AboutPart {...part} game={game} />
        <FormatPart {...part} game={game} />
        <DatesPart {...part} now={now} />
        <EntryPart {...part} list={list} isPending={isPending} />
        {game.hasWords && <WordsPart {...part} />}
        <SeasonTerms
          {...part}
          game={game}
          rulesets={rulesets}
          rules={rules}
          isFaulty={Object.keys(errors).some(isOfTerms)}
        />
      </div>
      <div className="lg:sticky lg:top-6 lg:self-start">
        <SeasonSummary fields={typed ?? kept} game={game} picture={picture} now={now}>
          <div aria-live="polite">
            <Wrong error={errorOf('form')} />
          </div>
          <button disabled={isPending} className={`${buttonStyle.primary} w-full max-lg:hidden`}>
            {t('submit')}
          </button>
        </SeasonSummary>
      </div>
      {/* Where the summary stands below a long form, its button stays in sight. */}
      <div className="sticky bottom-0 z-10 border-t border-line bg-ground py-3 max-sm:-mx-4 max-sm:px-4 lg:hidden">
        <button disabled={isPending} className={`${buttonStyle.primary} w-full`}>
          {t('submit')}
        </button>
      </div>
    </form>
  )
}
