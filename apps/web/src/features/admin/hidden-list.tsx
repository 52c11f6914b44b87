import type { HiddenAgent, HiddenSpeech } from '@wis/db'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { tableName } from '../match/table-name.ts'
import { showAgentOf, showSpeechOf } from './actions.ts'

interface HiddenListProps {
  readonly agents: readonly HiddenAgent[]
  readonly speeches: readonly HiddenSpeech[]
}

/** The things that are hidden now, each with a way to show it again. */
export function HiddenList({ agents, speeches }: HiddenListProps) {
  const t = useTranslations('admin.hidden')
  if (agents.length + speeches.length === 0)
    return <p className="border-y border-line py-3 text-sm text-soft">{t('none')}</p>
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {agents.map(({ id, slug, name, reason }) => (
        <HiddenLine key={id} reason={reason} action={showAgentOf} fields={{ id }}>
          <Link href={`/agents/${slug}`} className={linkStyle}>
            <ForeignText text={name} />
          </Link>
        </HiddenLine>
      ))}
      {speeches.map(({ matchId, seq, reason }) => (
        <HiddenLine
          key={`${matchId}/${seq}`}
          reason={reason}
          action={showSpeechOf}
          fields={{ match: matchId, seq: String(seq) }}
        >
          <Link href={`/matches/${matchId}?e=${seq}&reveal=2`} className={linkStyle}>
            {t('speech', { table: tableName(matchId), seq })}
          </Link>
        </HiddenLine>
      ))}
    </ul>
  )
}

interface HiddenLineProps {
  readonly reason: string
  readonly action: (form: FormData) => Promise<void>
  readonly fields: Readonly<Record<string, string>>
  readonly children: ReactNode
}

function HiddenLine({ reason, action, fields, children }: HiddenLineProps) {
  const t = useTranslations('admin.hidden')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-3">
      <p className="min-w-0 break-words">
        {children}
        <ForeignText text={reason} className="block text-soft" />
      </p>
      <form action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton className={linkStyle}>{t('show')}</SubmitButton>
      </form>
    </li>
  )
}
