'use client'

import { useTranslations } from 'next-intl'
import { startTransition, useActionState, useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { isChanged } from '../../components/form/is-changed.ts'
import { boxStyle, FormField, Labelled, Wrong } from '../../components/form/labelled.tsx'
import { underlined } from '../../components/link/link.tsx'
import type { FieldToSet } from '../rule-fields/fields-of-game.ts'
import { RuleFields } from '../rule-fields/rule-fields.tsx'
import { draftWith } from './draft-actions.ts'
import { BoxList, Boxes } from './draft-boxes.tsx'
import type { Choice } from './draft-boxes.tsx'
import { Foot, Start } from './draft-start.tsx'
import type { DraftState } from './draft.ts'
import { PilotChoice } from './pilot-choice.tsx'
import { PlanView, useFaultText } from './plan-view.tsx'

interface DraftFormProps {
  readonly base: { readonly preset: string; readonly game: string }
  readonly initial: DraftState
  readonly own: readonly Choice[]
  readonly house: readonly Choice[]
  readonly conditions: readonly Choice[]
  readonly measures: readonly Choice[]
  readonly factors: readonly Choice[]
  readonly probes: readonly Choice[]
  /** The author's experiments in this game that are over. */
  readonly pilots: readonly Choice[]
  /** Each with a rubric by which it may rate. None if nothing of the game is judged. */
  readonly judges: readonly Choice[]
  readonly rulesets: readonly string[]
  readonly rules: readonly FieldToSet[]
  /** The address at which a visitor signs in. Null for somebody who has done so. */
  readonly signInAt: string | null
}

const pauseMs = 700

const languages = [
  { value: 'en', label: 'English' },
  { value: 'zh', label: '中文' },
]

/** A draft of an experiment beside its plan. It is planned again whenever its author pauses. */
export function DraftForm({ base, initial, signInAt, measures, factors, ...choices }: DraftFormProps) {
  const t = useTranslations('lab.draft')
  const [state, send, isPending] = useActionState(draftWith, initial)
  const planning = usePlanning(send)
  const faultAt = useFaultAt(state)
  return (
    <form
      action={send}
      {...planning}
      className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]"
      noValidate
    >
      <input type="hidden" name="preset" value={base.preset} />
      <input type="hidden" name="game" value={base.game} />
      <input type="hidden" name="mode" value={state.mode} />
      <div className="grid min-w-0 content-start gap-8">
        {state.mode === 'text' ? (
          <FormField
            id="text"
            name="text"
            label={t('spec')}
            hint={t('specHint')}
            rows={22}
            value={state.text}
          />
        ) : (
          <Fields {...choices} fields={state.fields} faultAt={faultAt} />
        )}
      </div>
      <div className="min-w-0 lg:sticky lg:top-6 lg:self-start">
        <PlanView
          faults={state.faults}
          plan={state.plan}
          design={state.fields}
          line={state.line}
          measures={measures}
          factors={factors}
          update={
            // A plan follows what is typed by itself. The button stays the one that the Enter key presses.
            <button
              name="intent"
              value="plan"
              disabled={isPending}
              className={`${buttonStyle.quiet} w-full ${state.plan && !state.trouble ? '[@media(scripting:enabled)]:hidden' : ''}`}
            >
              {t('plan')}
            </button>
          }
        >
          <Start isPending={isPending} isReady={state.faults.length === 0} signInAt={signInAt} />
        </PlanView>
        <div className="flex min-h-8 flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pt-3 text-sm">
          {/* It stands after the others, because the Enter key presses the first button of a form. */}
          {state.mode === 'fields' && (
            <button name="intent" value="text" disabled={isPending} className={underlined}>
              {t('asText')}
            </button>
          )}
          <p aria-live="polite">
            {isPending && t('planning')}
            {!isPending && state.trouble && <Wrong>{t(state.trouble)}</Wrong>}
          </p>
        </div>
      </div>
      {state.plan && (
        <Foot
          plan={state.plan}
          isPending={isPending}
          isReady={state.faults.length === 0}
          signInAt={signInAt}
        />
      )}
    </form>
  )
}

/** Sends the form when its author pauses, and keeps what was typed. */
function usePlanning(send: (form: FormData) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ref = useRef<HTMLFormElement>(null)
  // What was filled in before this code came is planned too.
  useEffect(() => {
    if ([...(ref.current ?? [])].some(isChanged)) ref.current?.requestSubmit()
  }, [])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    clearTimeout(timer.current)
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    startTransition(() => {
      send(form)
    })
  }
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      form.requestSubmit()
    }, pauseMs)
  }
  return { ref, onSubmit, onChange }
}

/** What is wrong at a place of the draft. A text shows its faults beside the plan alone. */
function useFaultAt({ mode, faults }: DraftState): (path: string) => string | undefined {
  const textOf = useFaultText()
  return (path) => {
    if (mode !== 'fields') return undefined
    const found = faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}.`))
    return found && textOf(found)
  }
}

interface FieldsProps extends Pick<
  DraftFormProps,
  'own' | 'house' | 'conditions' | 'probes' | 'judges' | 'pilots' | 'rulesets' | 'rules'
> {
  readonly fields: DraftState['fields']
  readonly faultAt: (path: string) => string | undefined
}

function Fields({ fields, own, house, conditions, probes, judges, faultAt, ...choices }: FieldsProps) {
  const t = useTranslations('lab.draft')
  // What was there at the beginning does not close while its author works on it.
  const [hasMore] = useState(() => isBeyondTheUsual(fields))
  const isOpen = hasMore || foldedPaths.some((path) => faultAt(path) !== undefined)
  return (
    <>
      <FormField
        id="name"
        name="name"
        label={t('name')}
        most={120}
        value={fields.name}
        error={faultAt('name')}
      />
      <Boxes name="subjects" title={t('subjects')} hint={t('subjectsHint')} fault={faultAt('subjects')}>
        <p className="label w-full">{t('own')}</p>
        {own.length === 0 && <p className="w-full text-sm text-soft">{t('noOwn')}</p>}
        <BoxList name="subjects" choices={own} chosen={fields.subjects} />
        <p className="label w-full pt-2">{t('house')}</p>
        <BoxList name="subjects" choices={house} chosen={fields.subjects} />
      </Boxes>
      <Boxes
        name="conditions"
        title={t('conditions')}
        hint={t('conditionsHint')}
        fault={faultAt('conditions')}
        more={
          conditions.length > fields.conditions.length
            ? t('allConditions', { count: conditions.length })
            : undefined
        }
      >
        <BoxList name="conditions" choices={conditions} chosen={fields.conditions} isFolded />
      </Boxes>
      <Numbers names={['materials']} fields={fields} faultAt={faultAt} />
      <details open={isOpen} className="border-y border-line py-4">
        <summary className="cursor-pointer">
          <span className="display text-xl">{t('more')}</span>
          <span className="block pt-1 text-xs text-soft">{t('moreHint')}</span>
        </summary>
        <div className="grid gap-8 pt-6">
          <Numbers names={['repeats', 'seed']} fields={fields} faultAt={faultAt} />
          <Boxes name="languages" title={t('languages')} fault={faultAt('language')}>
            <BoxList name="languages" choices={languages} chosen={fields.languages} />
          </Boxes>
          <RulesChoice {...choices} fields={fields} faultAt={faultAt} />
          {probes.length > 0 && (
            <Boxes name="probes" title={t('probes')} hint={t('probesHint')} fault={faultAt('probes')}>
              <BoxList name="probes" choices={probes} chosen={fields.probes} />
            </Boxes>
          )}
          <Boxes
            name="opponents"
            title={t('opponents')}
            hint={t('opponentsHint')}
            fault={faultAt('opponents')}
          >
            <BoxList
              name="opponents"
              choices={withTyped([...own, ...house], fields.opponents)}
              chosen={fields.opponents}
            />
          </Boxes>
          {judges.length > 0 && (
            <Boxes name="judges" title={t('judges')} hint={t('judgesHint')} fault={faultAt('judges')}>
              <BoxList name="judges" choices={withTyped(judges, fields.judges)} chosen={fields.judges} />
            </Boxes>
          )}
          <div className="grid gap-5 sm:grid-cols-3">
            {(['tokens', 'usd', 'hours'] as const).map((name) => (
              <FormField
                key={name}
                id={name}
                name={name}
                label={t(`budget.${name}`)}
                value={fields[name]}
                most={20}
                isRequired={false}
                hint={t('budget.hint')}
                inputMode="decimal"
                error={faultAt(`budget.${name}`)}
              />
            ))}
          </div>
          <PilotChoice pilots={choices.pilots} chosen={fields.pilot} error={faultAt('pilot')} />
        </div>
      </details>
    </>
  )
}

/** Those that are offered, and what a text has named beside them. */
const withTyped = (offered: readonly Choice[], chosen: readonly string[]): readonly Choice[] => [
  ...offered,
  ...chosen
    .filter((value) => !offered.some((one) => one.value === value))
    .map((value) => ({ value, label: value })),
]

/** The places of a draft that few experiments change. */
const foldedPaths = [
  'design.repeats',
  'seed',
  'language',
  'ruleset',
  'set',
  'probes',
  'opponents',
  'judges',
  'budget',
  'pilot',
]

const isBeyondTheUsual = ({
  probes,
  opponents,
  judges,
  tokens,
  usd,
  hours,
  pilot,
  rules,
}: DraftState['fields']) =>
  [probes, opponents, judges].some((chosen) => chosen.length > 0) ||
  [tokens, usd, hours, pilot, ...Object.values(rules)].some((typed) => typed !== '')

interface NumbersProps extends Pick<FieldsProps, 'fields' | 'faultAt'> {
  readonly names: readonly ('materials' | 'repeats' | 'seed')[]
}

/** How much is dealt. */
function Numbers({ names, fields, faultAt }: NumbersProps) {
  const t = useTranslations('lab.draft')
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      {names.map((name) => (
        <FormField
          key={name}
          id={name}
          name={name}
          label={t(name)}
          value={fields[name]}
          most={80}
          hint={name === 'repeats' ? undefined : t(`${name}Hint`)}
          inputMode={name === 'seed' ? undefined : 'numeric'}
          error={faultAt(name === 'seed' ? 'seed' : `design.${name}`)}
        />
      ))}
    </div>
  )
}

type RulesChoiceProps = Pick<FieldsProps, 'fields' | 'faultAt' | 'rulesets' | 'rules'>

/** The ruleset of the matches, and the fields of it that are other for this experiment. */
function RulesChoice({ fields, rulesets, rules, faultAt }: RulesChoiceProps) {
  const t = useTranslations('rules.fields')
  return (
    <>
      <Labelled id="ruleset" label={t('ruleset')} error={faultAt('ruleset')}>
        {(described) => (
          <select
            key={fields.ruleset}
            {...described}
            name="ruleset"
            defaultValue={fields.ruleset}
            className={`${boxStyle} h-11`}
          >
            <option value="">{t('usualRuleset')}</option>
            {rulesets.map((id) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <RuleFields
        fields={rules}
        typed={fields.rules}
        errorOf={(path) => faultAt(`set.${path === 'seats' ? 'players' : path}`) ?? faultAt(`set.${path}`)}
      />
    </>
  )
}
