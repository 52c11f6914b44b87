import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SelectField } from '../../components/form/labelled.tsx'
import { AgentPicker } from '../agent-choice/agent-picker.tsx'
import type { AgentsToChoose } from '../agent-choice/agents-to-choose.ts'
import type { FieldToSet } from '../rule-fields/fields-of-game.ts'
import { RuleFields } from '../rule-fields/rule-fields.tsx'
import { CheckField, ChoiceField, TextField, Wrong } from './form-controls.tsx'
import type { GameToOrganize } from './game-to-organize.ts'
import type { SeasonFields } from './season-form-data.ts'

export interface SeasonPartProps {
  readonly kept: SeasonFields
  /** The message for a faulty field. */
  errorOf(name: string): string | undefined
}

export interface Ruleset {
  readonly id: string
  readonly label: string
}

/** Fields of another choice are hidden, unless one of them has a fault. */
const shownFor = {
  schedules:
    'group-has-[input[name=format][value=ladder]:checked]/season:not-has-[[aria-invalid=true]]:hidden',
  ladders:
    'group-not-has-[input[name=format][value=ladder]:checked]/season:not-has-[[aria-invalid=true]]:hidden',
  allButKnockouts:
    'group-has-[input[name=format][value=knockout]:checked]/season:not-has-[[aria-invalid=true]]:hidden',
  sealedWords:
    'group-has-[input[name=words][value=collection]:checked]/season:not-has-[[aria-invalid=true]]:hidden',
} as const

interface AboutPartProps extends SeasonPartProps {
  readonly game: GameToOrganize
  readonly rulesets: readonly Ruleset[]
  readonly rules: readonly FieldToSet[]
}

export function AboutPart({ game, rulesets, rules, ...part }: AboutPartProps) {
  const t = useTranslations('organize')
  const field = fieldIn(part)
  return (
    <Part title={t('parts.about')}>
      <TextField {...field('name')} label={t('name')} most={80} isRequired />
      <TextField {...field('description')} label={t('description')} hint={t('descriptionHint')} rows={4} />
      {game.isSpoken ? (
        <LanguagesField {...part} />
      ) : (
        <input type="hidden" name="languages" value={part.kept.languages.split(' ')[0]} />
      )}
      <SelectField
        {...field('ruleset')}
        label={t('ruleset')}
        options={rulesets.map(({ id, label }) => ({ value: id, label }))}
      />
      <TextField
        {...field('turnLimitMs')}
        label={t('turnLimit')}
        hint={t('turnLimitHint')}
        inputMode="decimal"
      />
      <RuleFields fields={rules} typed={part.kept} errorOf={(path) => part.errorOf(`set.${path}`)} />
    </Part>
  )
}

function LanguagesField({ kept, errorOf }: SeasonPartProps) {
  const t = useTranslations('organize')
  return (
    <fieldset>
      <legend className="label pb-1">{t('languages')}</legend>
      {(['en', 'zh'] as const).map((language) => (
        <CheckField
          key={language}
          name="languages"
          value={language}
          label={t(`language.${language}`)}
          isChecked={kept.languages.split(' ').includes(language)}
        />
      ))}
      <Wrong error={errorOf('languages')} />
    </fieldset>
  )
}

const ladderFields = ['matchesPerAgent', 'stopWidth'] as const

export function FormatPart({ game, ...part }: SeasonPartProps & { readonly game: GameToOrganize }) {
  const t = useTranslations('organize')
  const tTerms = useTranslations('seasons')
  const field = fieldIn(part)
  return (
    <Part title={t('parts.format')}>
      <ChoiceField
        {...field('format')}
        label={t('format')}
        options={options(game.formats, (one) => tTerms(`format.${one}`))}
      />
      {game.allowsSelfPlay && (
        <div className={shownFor.ladders}>
          <ChoiceField
            {...field('seats')}
            label={t('seats')}
            options={options(['strangers', 'self-play'], (one) => tTerms(`seats.${one}`))}
          />
        </div>
      )}
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div className={shownFor.schedules}>
          <TextField
            {...field('deals')}
            label={t('deals')}
            hint={t(game.hasWords ? 'dealsHint' : 'dealsHintSeats')}
            inputMode="numeric"
          />
        </div>
        {(game.isRated ? ladderFields : ladderFields.slice(0, 1)).map((name) => (
          <div key={name} className={shownFor.ladders}>
            <TextField {...field(name)} label={t(name)} hint={t(`${name}Hint`)} inputMode="numeric" />
          </div>
        ))}
      </div>
      {game.orders.length > 1 && (
        <div className={shownFor.allButKnockouts}>
          <ChoiceField
            {...field('order')}
            label={t('order')}
            hint={t('orderHint')}
            options={options(game.orders, (one) => tTerms(`order.${one}`))}
          />
        </div>
      )}
      <TextField {...field('endsAt')} label={t('endsAt')} hint={t('endsAtHint')} type="datetime-local" />
    </Part>
  )
}

interface EntryPartProps extends SeasonPartProps {
  readonly list: AgentsToChoose
  readonly isPending: boolean
}

export function EntryPart({ list, isPending, ...part }: EntryPartProps) {
  const t = useTranslations('organize')
  const tTerms = useTranslations('seasons')
  const field = fieldIn(part)
  return (
    <Part title={t('parts.entry')}>
      <ChoiceField
        {...field('entry')}
        label={t('entryRule')}
        options={options(['open', 'approval', 'invitation'], (one) => tTerms(`entry.${one}`))}
      />
      <TextField
        {...field('entryEndsAt')}
        label={t('entryEndsAt')}
        hint={t('entryEndsAtHint')}
        type="datetime-local"
      />
      <ChoiceField
        {...field('versions')}
        label={t('versions')}
        options={options(['live', 'frozen'], (one) => tTerms(`versions.${one}`))}
      />
      <CheckField name="experiments" label={t('experiments')} isChecked={part.kept['experiments'] === 'on'} />
      <CheckField
        name="vouched"
        label={t('vouched')}
        hint={t('vouchedHint')}
        isChecked={part.kept['vouched'] === 'on'}
      />
      <div className={shownFor.ladders}>
        <CheckField
          name="people"
          label={t('people')}
          hint={t('peopleHint')}
          isChecked={part.kept['people'] === 'on'}
        />
        <Wrong error={part.errorOf('people')} />
      </div>
      <InvitedField {...part} list={list} isPending={isPending} />
    </Part>
  )
}

/** The agents to invite as soon as the season exists. */
function InvitedField({ list, isPending, ...part }: EntryPartProps) {
  const t = useTranslations('organize.manage')
  const words = { title: t('pick'), search: t('search'), searchNow: t('searchNow'), none: t('noneFound') }
  return (
    <>
      <AgentPicker list={list} words={words} isPending={isPending} />
      <TextField {...fieldIn(part)('agents')} label={t('invite')} hint={t('inviteHint')} rows={2} />
    </>
  )
}

export function WordsPart(part: SeasonPartProps) {
  const t = useTranslations('organize')
  const tTerms = useTranslations('seasons')
  const field = fieldIn(part)
  return (
    <Part title={t('parts.words')}>
      <ChoiceField
        {...field('words')}
        label={t('wordSource')}
        options={options(['collection', 'sealed'], (one) => tTerms(`words.${one}`))}
      />
      <div className={`grid gap-x-8 gap-y-4 sm:grid-cols-2 ${shownFor.sealedWords}`}>
        <TextField {...field('pairs-en')} label={t('pairs.en')} hint={t('pairsHint')} rows={6} />
        <TextField {...field('pairs-zh')} label={t('pairs.zh')} hint={t('pairsHint')} rows={6} />
      </div>
    </Part>
  )
}

export function ResultsPart({ kept }: SeasonPartProps) {
  const t = useTranslations('organize')
  return (
    <Part title={t('parts.results')}>
      <CheckField
        name="embargo"
        label={t('embargo')}
        hint={t('embargoHint')}
        isChecked={kept['embargo'] === 'on'}
      />
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 border-t border-line pt-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <h2 className="display pb-4 text-2xl">{title}</h2>
      <div className="min-w-0 space-y-5">{children}</div>
    </section>
  )
}

const fieldIn =
  ({ kept, errorOf }: SeasonPartProps) =>
  (name: string) => ({ name, value: kept[name], error: errorOf(name) })

const options = <const Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }))
