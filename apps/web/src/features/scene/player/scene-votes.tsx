import type { SceneBallot, SeatScene } from '@wis/games'
import type { AgentRef, SeatHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { AgentName } from '../../match/table/agent-name.tsx'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import { useWords } from '../words.ts'
import type { ScenePlayer } from './scene-player.ts'

interface SceneVotesProps {
  readonly seats: readonly SeatHeader[]
  readonly player: ScenePlayer
}

/** All votes that were read so far: voters in rows, those they named in columns, a table for each vote. */
export default function SceneVotes({ seats, player: { steps, furthest } }: SceneVotesProps) {
  const t = useTranslations('scene.votes')
  const words = useWords()
  const scene = steps.slice(0, furthest + 1).findLast((step) => step.scene)?.scene
  const votes = (scene?.parts ?? []).flatMap((part) => (part.kind === 'ballots' ? [part] : []))
  if (!scene || votes.length === 0) return null
  return (
    <section aria-labelledby="votes-title" className="@container pt-8 pb-8">
      <h2 id="votes-title" className={votes.length === 1 ? 'sr-only' : 'label pb-3'}>
        {t('title')}
      </h2>
      <div className="grid gap-x-7 gap-y-9 @min-[49.5rem]:grid-cols-[repeat(auto-fit,minmax(15.25rem,1fr))]">
        {votes.map(({ name, ballots }) => (
          <VoteTable
            key={name.en}
            name={words(name)}
            ballots={ballots}
            seats={scene.seats}
            agents={seats.map(({ agent }) => agent)}
          />
        ))}
      </div>
    </section>
  )
}

interface VoteTableProps {
  readonly name: string
  readonly ballots: readonly SceneBallot[]
  readonly seats: readonly SeatScene[]
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
}

function VoteTable({ name, ballots, seats, agents }: VoteTableProps) {
  const t = useTranslations('scene.votes')
  const targets = [...seats.map(({ seat }) => seat), null]
  const wash = (target: number | null) =>
    seats.some(({ seat, side }) => seat === target && side === 'bad') ? 'bg-spy-wash' : ''
  return (
    <table className="figures w-full max-w-3xl table-fixed text-center text-sm">
      <caption className="display pb-3 text-left text-xl">{name}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[38%] pb-2 text-left align-bottom">
            <span className="label">{t('voter')}</span>
          </th>
          {seats.map((target) => (
            <th
              key={target.seat}
              scope="col"
              className={`px-0.5 pb-2 align-bottom font-normal ${wash(target.seat)}`}
            >
              <SeatChip seat={target.seat} className="size-4! text-2xs!" />
              <span className="sr-only">{target.name}</span>
            </th>
          ))}
          <th scope="col" className="w-9 pb-2 align-bottom text-2xs font-normal wrap-normal text-faint">
            {t('abstained')}
          </th>
        </tr>
      </thead>
      <tbody>
        {ballots.map((ballot) => (
          <tr key={ballot.seat} className="border-t border-line">
            <th scope="row" className="h-9 py-1 text-left font-normal">
              <span className="flex items-center gap-2">
                <SeatChip seat={ballot.seat} />
                <span className="min-w-0 text-2xs leading-3.5 wrap-break-word text-soft @md:text-xs">
                  <VoterName agent={agents[ballot.seat]} alias={seats[ballot.seat]?.name ?? ''} />
                </span>
              </span>
            </th>
            {targets.map((target) => (
              <td key={target} className={target === ballot.seat ? 'bg-sunken' : wash(target)}>
                {ballot.target === target && <BallotDot ballot={ballot} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-strong">
          <th scope="row" className="label py-2 text-left">
            {t('against')}
          </th>
          {targets.map((target) => (
            <td key={target} className={`text-soft ${wash(target)}`}>
              {ballots.filter((ballot) => ballot.target === target).length}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function VoterName({ agent, alias }: { agent: AgentRef | undefined; alias: string }) {
  return agent ? <AgentName agent={agent} /> : alias
}

function BallotDot({ ballot: { seat, target } }: { ballot: SceneBallot }) {
  const t = useTranslations('scene.votes')
  const colour = seatColour(seat)
  return (
    <span
      role="img"
      aria-label={t(target === null ? 'abstained' : 'votedFor')}
      className="inline-block size-3 rounded-full align-middle"
      style={target === null ? { boxShadow: `inset 0 0 0 2px ${colour}` } : { background: colour }}
    />
  )
}
