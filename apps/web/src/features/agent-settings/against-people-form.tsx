import type { OwnerAgentPage } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { FormField } from '../../components/form/labelled.tsx'
import { TickBox } from '../../components/form/tick-box.tsx'
import { Section } from '../../components/page/titles.tsx'
import { saveAgainstPeopleWith } from './permission-actions.ts'

interface AgainstPeopleFormProps {
  readonly agent: Pick<OwnerAgentPage, 'id' | 'slug' | 'againstPeople'>
  readonly said: string | string[] | undefined
}

/** Whether people may play against an agent, and how many such matches it may play. */
export async function AgainstPeopleForm({ agent, said }: AgainstPeopleFormProps) {
  const t = await getTranslations('agentSettings.againstPeople')
  const { allowed, atOnce, matchesPerDay } = agent.againstPeople
  const outcome = said === 'people-saved' ? 'saved' : said === 'people-refused' ? 'refused' : undefined
  return (
    <Section id="against-people" title={t('title')}>
      <p className="max-w-[68ch] pb-4 text-sm text-soft">{t('text')}</p>
      <form action={saveAgainstPeopleWith} className="grid max-w-3xl gap-5 sm:grid-cols-2">
        <input type="hidden" name="agent" value={agent.id} />
        <input type="hidden" name="slug" value={agent.slug} />
        <div className="sm:col-span-full">
          <TickBox name="againstPeople" label={t('allowed')} isChecked={allowed} />
        </div>
        <FormField
          id="peopleAtOnce"
          name="peopleAtOnce"
          label={t('atOnce')}
          inputMode="numeric"
          most={1}
          value={String(atOnce)}
        />
        <FormField
          id="peopleMatches"
          name="peopleMatches"
          label={t('matches')}
          inputMode="numeric"
          most={3}
          value={String(matchesPerDay)}
        />
        <p className="flex items-center gap-6 text-sm">
          <SubmitButton className={buttonStyle.primary}>{t('save')}</SubmitButton>
          {outcome && <span role="status">{t(outcome)}</span>}
        </p>
      </form>
    </Section>
  )
}
