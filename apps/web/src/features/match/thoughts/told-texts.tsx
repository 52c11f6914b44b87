import type { Thought } from '@wis/db/matches'
import { besideFields, besideTexts } from '@wis/games'
import { useLocale } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'

export const hasTold = (thought: Thought) => besideTexts.some((name) => thought[name])

/** The texts that an agent told beside its answer. Its reasons come first and need no name. */
export function ToldTexts({ thought, className }: { thought: Thought; className: string }) {
  const locale = useLocale()
  return besideTexts.map((name, at) => {
    const text = thought[name]
    if (!text) return null
    return (
      <p key={name} className={className}>
        {at > 0 && <span className="label block">{besideFields[name].label[locale]}</span>}
        <ForeignText text={text} />
      </p>
    )
  })
}
