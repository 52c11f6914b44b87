import type { OwnerAgentPage } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { FormField } from '../../components/form/labelled.tsx'
import { TickBox } from '../../components/form/tick-box.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { savePermissionWith } from '../agent-settings/permission-actions.ts'

interface LabPermissionFormProps {
  readonly agent: Pick<OwnerAgentPage, 'id' | 'slug' | 'lab'>
  readonly said: string | string[] | undefined
}

/** Whether an agent may take part in experiments of others, and how much it may use there. */
export async function LabPermissionForm({ agent, said }: LabPermissionFormProps) {
  const t = await getTranslations('lab.settings')
  const { subject, opponent, matchesPerDay, tokensPerDay } = agent.lab
  const outcome = said === 'lab-saved' ? 'saved' : said === 'lab-refused' ? 'refused' : undefined
  return (
    <section aria-labelledby="lab">
      <SectionTitle id="lab" title={t('title')} />
      <p className="max-w-[68ch] pb-4 text-sm text-soft">{t('text')}</p>
      <form action={savePermissionWith} className="grid max-w-3xl gap-5 sm:grid-cols-2">
        <input type="hidden" name="agent" value={agent.id} />
        <input type="hidden" name="slug" value={agent.slug} />
        <TickBox name="labSubject" label={t('subject')} isChecked={subject} />
        <TickBox name="labOpponent" label={t('opponent')} isChecked={opponent} />
        <FormField
          id="labMatches"
          name="labMatches"
          label={t('matches')}
          inputMode="numeric"
          most={6}
          value={String(matchesPerDay)}
        />
        <FormField
          id="labTokens"
          name="labTokens"
          label={t('tokens')}
          hint={t('tokensHint')}
          inputMode="numeric"
          most={10}
          isRequired={false}
          value={tokensPerDay === null ? '' : String(tokensPerDay)}
        />
        <p className="flex items-center gap-6 text-sm">
          <SubmitButton className={buttonStyle.primary}>{t('save')}</SubmitButton>
          {outcome && <span role="status">{t(outcome)}</span>}
        </p>
      </form>
    </section>
  )
}
