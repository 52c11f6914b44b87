import type { Thought } from '@wis/db/matches'
import type { Seat } from '@wis/engine'
import { besideFields } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { chanceOf } from '../beliefs/tellings.ts'
import { AgentName } from '../table/agent-name.tsx'
import { SeatChip } from '../table/seat-chip.tsx'
import { hasTold, ToldTexts } from '../thoughts/told-texts.tsx'
import type { Thoughts } from '../thoughts/use-thoughts.ts'

interface SeatMindProps {
  readonly seat: number
  readonly aliases: readonly string[]
  readonly agent: AgentRef | undefined
  readonly thoughts: Thoughts
  /** The current entry. */
  readonly cursor: number
  /** Whether the reader owns the agent, and so knows all that there is. */
  readonly isOwn?: boolean
  /** What stands beside a thought, such as a link to the call. */
  readonly callOf?: (thought: Thought) => ReactNode
  /** What the seat knew. */
  readonly children?: ReactNode
}

/** One seat's knowledge and thoughts at the current moment. */
export function SeatMind({ seat, aliases, agent, children, ...mind }: SeatMindProps) {
  const t = useTranslations('match.eyes')
  return (
    <section aria-labelledby="eyes-title" className="paper p-5 shadow-[0_10px_30px_-14px_rgb(0_0_0/.5)]">
      <h2 id="eyes-title" className="label">
        {t('title', { player: aliases[seat] ?? '' })}
      </h2>
      <p className="mt-2 flex items-center gap-2 text-sm">
        <SeatChip seat={seat} />
        {agent && <AgentName agent={agent} className="min-w-0 wrap-anywhere font-semibold" />}
      </p>
      {children}
      <div className="mt-3 border-t border-line pt-3">
        <Mind seat={seat} aliases={aliases} agent={agent} {...mind} />
      </div>
    </section>
  )
}

function Mind(props: Omit<SeatMindProps, 'children'>) {
  const { thoughts: known, seat, aliases, agent, cursor, isOwn = false, callOf } = props
  const t = useTranslations('match.eyes')
  if (known.state !== 'known') return <p className="text-sm text-faint">{t(known.state)}</p>
  const { thoughts } = known
  if (!thoughts.some((thought) => thought.seat === seat)) {
    const isOpen = isOwn || agent?.kind === 'house'
    return <p className="text-sm text-soft">{t(isOpen ? 'noThoughts' : 'private')}</p>
  }
  const thought = thoughtAt(thoughts, { seat, cursor })
  if (!thought) return <p className="text-sm text-faint">{t('notYet')}</p>
  const beliefs = beliefsOf(thought, aliases)
  return (
    <div key={thought.seq} className="space-y-3">
      <p className="label flex items-baseline justify-between gap-3">
        {t('thought', { seconds: thought.latencyMs / 1000 })}
        {callOf?.(thought)}
      </p>
      {hasTold(thought) ? (
        <ToldTexts
          thought={thought}
          className="max-h-64 overflow-y-auto font-display leading-snug break-words whitespace-pre-line"
        />
      ) : (
        <p className="text-sm text-faint">{t('noReasoning')}</p>
      )}
      {beliefs.length > 0 && <Beliefs beliefs={beliefs} aliases={aliases} />}
    </div>
  )
}

function Beliefs({ beliefs, aliases }: { beliefs: readonly Belief[]; aliases: readonly string[] }) {
  const t = useTranslations('match.eyes')
  const locale = useLocale()
  return (
    <table className="figures w-full text-xs">
      <caption className="label pb-1 text-left">{besideFields.beliefs.label[locale]}</caption>
      <tbody>
        {beliefs.map(({ alias, percent }) => (
          <tr key={alias}>
            <th scope="row" className="w-6 py-0.5 text-left font-normal">
              <SeatChip seat={aliases.indexOf(alias)} className="size-4! text-2xs" />
              <span className="sr-only">{alias}</span>
            </th>
            <td className="px-2" aria-hidden="true">
              <span className="block h-1.5 bg-ink/10">
                <span className="block h-full bg-ink/60" style={{ width: `${percent}%` }} />
              </span>
            </td>
            <td className="w-10 text-right">{t('percent', { percent })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The last thought of a seat at a moment. */
export function thoughtAt(
  thoughts: readonly Thought[],
  { seat, cursor }: { readonly seat: Seat; readonly cursor: number },
): Thought | undefined {
  return thoughts.findLast((thought) => thought.seat === seat && thought.seq <= cursor)
}

interface Belief {
  readonly alias: string
  /** A whole number between 0 and 100. */
  readonly percent: number
}

/** The suspicions in a thought, in the order of the seats; seats without one are left out. */
export function beliefsOf({ beliefs }: Thought, aliases: readonly string[]): readonly Belief[] {
  if (beliefs === null) return []
  return aliases.flatMap((alias, seat) => {
    const chance = chanceOf(beliefs, alias, seat)
    return chance === undefined ? [] : [{ alias, percent: Math.round(chance * 100) }]
  })
}
