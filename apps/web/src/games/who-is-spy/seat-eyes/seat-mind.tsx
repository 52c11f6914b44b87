'use client'

import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { use } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { AgentName } from '../../../features/match/table/agent-name.tsx'
import { SeatChip } from '../../../features/match/table/seat-chip.tsx'
import type { Thoughts } from '../../../features/match/thoughts/use-thoughts.ts'
import type { PlayerHandle } from '../use-player.ts'
import { CallLink } from './call-link.tsx'
import { OwnCallsContext } from './own-calls.ts'
import { beliefsOf, thoughtAt } from './thought-at.ts'
import type { Belief } from './thought-at.ts'

interface SeatMindProps {
  readonly seat: number
  readonly agent: AgentRef | undefined
  readonly handle: PlayerHandle
  readonly thoughts: Thoughts
}

/** One seat's knowledge and thoughts at the current moment. */
export function SeatMind({ seat, agent, handle: { player, scene }, thoughts }: SeatMindProps) {
  const t = useTranslations('match.eyes')
  const { aliases, dealt } = scene.state
  const word = dealt[seat]
  return (
    <section aria-labelledby="eyes-title" className="paper p-5 shadow-[0_10px_30px_-14px_rgb(0_0_0/.5)]">
      <h2 id="eyes-title" className="label">
        {t('title', { player: aliases[seat] ?? '' })}
      </h2>
      <p className="mt-2 flex items-center gap-2 text-sm">
        <SeatChip seat={seat} />
        {agent && <AgentName agent={agent} className="min-w-0 wrap-anywhere font-semibold" />}
      </p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2 text-sm text-soft">
        {t('word')}
        <span className="font-display text-lg font-medium text-ink">
          {word === undefined ? t('noWord') : <ForeignText text={word} />}
        </span>
      </p>
      <div className="mt-3 border-t border-line pt-3">
        <Mind
          thoughts={thoughts}
          seat={seat}
          cursor={player.cursor}
          level={player.level}
          entries={player.log.entries}
          aliases={aliases}
        />
      </div>
    </section>
  )
}

type MindProps = Omit<Parameters<typeof thoughtAt>[0], 'thoughts'> & {
  readonly thoughts: Thoughts
  readonly aliases: readonly string[]
}

function Mind({ thoughts: known, aliases, ...moment }: MindProps) {
  const t = useTranslations('match.eyes')
  const isOwn = use(OwnCallsContext)?.seats.includes(moment.seat) ?? false
  if (known.state !== 'known') return <p className="text-sm text-faint">{t(known.state)}</p>
  const { thoughts } = known
  if (!thoughts.some(({ seat }) => seat === moment.seat)) {
    return <p className="text-sm text-soft">{t(isOwn ? 'noThoughts' : 'private')}</p>
  }
  const thought = thoughtAt({ thoughts, ...moment })
  if (!thought) return <p className="text-sm text-faint">{t('notYet')}</p>
  const beliefs = beliefsOf(thought, aliases)
  return (
    <div key={thought.seq} className="space-y-3">
      <p className="label flex items-baseline justify-between gap-3">
        {t('thought', { seconds: thought.latencyMs / 1000 })}
        <CallLink seat={thought.seat} seq={thought.seq} />
      </p>
      {thought.reasoning ? (
        <p className="max-h-64 overflow-y-auto font-display leading-snug break-words whitespace-pre-line">
          <ForeignText text={thought.reasoning} />
        </p>
      ) : (
        <p className="text-sm text-faint">{t('noReasoning')}</p>
      )}
      {beliefs.length > 0 && <Beliefs beliefs={beliefs} aliases={aliases} />}
    </div>
  )
}

function Beliefs({ beliefs, aliases }: { beliefs: readonly Belief[]; aliases: readonly string[] }) {
  const t = useTranslations('match.eyes')
  return (
    <table className="figures w-full text-xs">
      <caption className="label pb-1 text-left">{t('beliefs')}</caption>
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
