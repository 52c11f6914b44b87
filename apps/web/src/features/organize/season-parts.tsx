import type { SeasonFormat } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CheckField } from '../../components/form/check-field.tsx'
import { AgentPicker } from '../agent-choice/agent-picker.tsx'
import type { AgentsToChoose } from '../agent-choice/agents-to-choose.ts'
import { DayChips } from './day-chips.tsx'
import { CardChoice, TextField, Wrong } from './form-controls.tsx'
import { FormatDrawing } from './format-drawing.tsx'
import type { GameToOrganize } from './game-to-organize.ts'
import type { SeasonFields } from './season-fields.ts'

export interface SeasonPartProps {
  readonly kept: SeasonFields
  /** The message for a faulty field. */
  errorOf(name: string): string | undefined
}

/** Fields of another choice are hidden, unless one of them has a fault. */
export const shownFor = {
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
}

export function AboutPart({ game, ...part }: AboutPartProps) {
  const t = useTranslations('organize')
  const field = fieldIn(part)
  return (
    <Part title={t('parts.about')}>
      <TextField {...field('name')} label={t('name')} most={80} isRequired />
      <TextField {...field('description')} label={t('description')} hint={t('descriptionHint')} rows={3} />
      {game.isSpoken ? (
        <LanguagesField {...part} />
      ) : (
        <input type="hidden" name="languages" value={part.kept.languages.split(' ')[0]} />
      )}
    </Part>
  )
}

function LanguagesField({ kept, errorOf }: SeasonPartProps) {
  const t = useTranslations('organize')
  return (
    <fieldset>
      <legend className="label pb-1">{t('languages')}</legend>
      <div className="flex gap-8">
        {(['en', 'zh'] as const).map((language) => (
          <CheckField
            key={language}
            name="languages"
            value={language}
            label={t(`language.${language}`)}
            isChecked={kept.languages.split(' ').includes(language)}
          />
        ))}
      </div>
      <Wrong error={errorOf('languages')} />
    </fieldset>
  )
}

export function FormatPart({ game, ...part }: AboutPartProps) {
  const t = useTranslations('organize')
  const tTerms = useTranslations('seasons')
  const field = fieldIn(part)
  return (
    <Part title={t('parts.format')}>
      <CardChoice
        {...field('format')}
        label={t('format')}
        options={game.formats.map((value: SeasonFormat) => ({
          value,
          label: tTerms(`format.${value}`),
          text: t(`formatText.${value}`),
          drawing: <FormatDrawing format={value} />,
        }))}
      />
      <div className={`max-w-md ${shownFor.schedules}`}>
        <TextField
          {...field('deals')}
          label={t('deals')}
          hint={t(game.hasWords ? 'dealsHint' : 'dealsHintSeats')}
          inputMode="numeric"
        />
      </div>
      <div className={`max-w-md ${shownFor.ladders}`}>
        <TextField
          {...field('matchesPerAgent')}
          label={t('matchesPerAgent')}
          hint={t('matchesPerAgentHint')}
          inputMode="numeric"
        />
      </div>
    </Part>
  )
}

/** The days that are offered for the end of entry, and for the end of the season. */
const entryDays = [1, 3, 7]
const endDays = [7, 14, 30]

export function DatesPart({ now, ...part }: SeasonPartProps & { readonly now: string }) {
  const t = useTranslations('organize')
  const field = fieldIn(part)
  return (
    <Part title={t('parts.dates')}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <TextField
          {...field('entryEndsAt')}
          label={t('entryEndsAt')}
          hint={t('entryEndsAtHint')}
          type="datetime-local"
          beside={<DayChips field="season-entryEndsAt" days={entryDays} now={now} />}
        />
        <TextField
          {...field('endsAt')}
          label={t('endsAt')}
          hint={t('endsAtHint')}
          type="datetime-local"
          beside={<DayChips field="season-endsAt" days={endDays} now={now} />}
        />
      </div>
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
  const words = {
    title: t('manage.pick'),
    search: t('manage.search'),
    searchNow: t('manage.searchNow'),
    none: t('manage.noneFound'),
  }
  const field = fieldIn(part)
  const { value = '', error } = field('agents')
  const isOpen = error !== undefined || value !== '' || list.q !== '' || list.chosen.length > 0
  return (
    <Part title={t('parts.entry')}>
      <CardChoice
        {...field('entry')}
        label={t('entryRule')}
        options={(['open', 'approval', 'invitation'] as const).map((one) => ({
          value: one,
          label: tTerms(`entry.${one}`),
          text: t(`entryText.${one}`),
        }))}
      />
      <Fold title={t('inviteNow')} text={t('inviteNowText')} isOpen={isOpen}>
        <AgentPicker list={list} words={words} isPending={isPending} />
        <TextField {...field('agents')} label={t('manage.invite')} hint={t('manage.inviteHint')} rows={2} />
      </Fold>
    </Part>
  )
}

export function WordsPart(part: SeasonPartProps) {
  const t = useTranslations('organize')
  const tTerms = useTranslations('seasons')
  const field = fieldIn(part)
  return (
    <Part title={t('parts.words')}>
      <CardChoice
        {...field('words')}
        label={t('wordSource')}
        options={(['collection', 'sealed'] as const).map((one) => ({
          value: one,
          label: tTerms(`words.${one}`),
          text: t(`wordsText.${one}`),
        }))}
      />
      <div className={`grid gap-x-8 gap-y-4 sm:grid-cols-2 ${shownFor.sealedWords}`}>
        <TextField {...field('pairs-en')} label={t('pairs.en')} hint={t('pairsHint')} rows={6} />
        <TextField {...field('pairs-zh')} label={t('pairs.zh')} hint={t('pairsHint')} rows={6} />
      </div>
    </Part>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 space-y-5">
      <h2 className="display text-2xl">{title}</h2>
      {children}
    </section>
  )
}

interface FoldProps {
  readonly title: string
  readonly text: string
  /** Whether something in it was filled in or has a fault. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** What few seasons need. */
export function Fold({ title, text, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="rounded-card border border-line">
      <summary className="px-4 py-3">
        <span className="font-semibold">{title}</span>
        <span className="block pt-0.5 text-xs text-soft">{text}</span>
      </summary>
      <div className="space-y-5 border-t border-line p-4">{children}</div>
    </details>
  )
}

export const fieldIn =
  ({ kept, errorOf }: SeasonPartProps) =>
  (name: string) => ({ name, value: kept[name], error: errorOf(name) })
