'use client'

import { useTranslations } from 'next-intl'
import { Section } from '../../components/page/titles.tsx'
import { TextField, TickField } from '../agent-form/agent-field.tsx'

/** Whether people may play against an agent, and how many such matches it may play. */
export function AgainstPeople() {
  const t = useTranslations('agentSettings.againstPeople')
  return (
    <Section id="against-people" title={t('title')}>
      <p className="max-w-[68ch] pb-4 text-sm text-soft">{t('text')}</p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <div className="sm:col-span-full">
          <TickField name="againstPeople" label={t('allowed')} />
        </div>
        <TextField name="peopleAtOnce" label={t('atOnce')} inputMode="numeric" maxLength={1} />
        <TextField name="peopleMatches" label={t('matches')} inputMode="numeric" maxLength={3} />
      </div>
    </Section>
  )
}

/** Whether an agent may take part in experiments of others, and how much it may use there. */
export function InExperiments() {
  const t = useTranslations('lab.settings')
  return (
    <Section id="lab" title={t('title')}>
      <p className="max-w-[68ch] pb-4 text-sm text-soft">{t('text')}</p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <TickField name="labSubject" label={t('subject')} />
        <TickField name="labOpponent" label={t('opponent')} />
        <TextField name="labMatches" label={t('matches')} inputMode="numeric" maxLength={6} />
        <TextField
          name="labTokens"
          label={t('tokens')}
          hint={t('tokensHint')}
          inputMode="numeric"
          maxLength={10}
        />
      </div>
    </Section>
  )
}
