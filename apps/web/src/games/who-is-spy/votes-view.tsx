'use client'

import type { Ballot, Round, SpyState } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { AgentName } from '../../features/match/table/agent-name.tsx'
import { SeatChip, seatColour } from '../../features/match/table/seat-chip.tsx'

interface VotesViewProps {
  readonly state: SpyState
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  /** The current round, if the address names one. */
  readonly at?: number | undefined
}

/** The votes: voters in rows, targets in columns, one table per round. */
export function VotesView({ state, agents, at }: VotesViewProps) {
  const t = useTranslations('match.votes')
  const rounds = state.rounds.filter(({ vote }) => vote?.revealed)
  if (rounds.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <div className="@container">
      <div className="grid gap-x-7 gap-y-9 @min-[49.5rem]:grid-cols-[repeat(auto-fit,minmax(15.25rem,1fr))]">
        {rounds.map((round) => (
          <VoteTable
            key={round.round}
            round={round}
            aliases={state.aliases}
            agents={agents}
            spy={state.spy}
            isHere={round.round === at}
          />
        ))}
      </div>
    </div>
  )
}

interface VoteTableProps {
  readonly round: Round
  readonly aliases: readonly string[]
  readonly agents: readonly AgentRef[]
  readonly spy: number | null
  readonly isHere: boolean
}

function VoteTable({ round: { round, order, vote, out }, aliases, agents, spy, isHere }: VoteTableProps) {
  const t = useTranslations('match.votes')
  const seats = [...aliases.keys()]
  const ballots = vote?.revealed ?? []
  return (
    <div
      className="@container max-w-3xl scroll-my-24"
      aria-current={isHere ? 'step' : undefined}
      data-here={isHere ? '' : undefined}
    >
      <table className="figures w-full table-fixed text-center text-sm">
        <caption className="display pb-3 text-left text-xl">
          <span className={isHere ? 'border-b-2 border-brass' : ''}>{t('caption', { round })}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="w-[38%] pb-2 text-left align-bottom @xl:w-1/4">
              <span className="label">{t('voter')}</span>
            </th>
            {seats.map((seat) => (
              <TargetHead
                key={seat}
                seat={seat}
                alias={aliases[seat]}
                agent={agents[seat]}
                isSpy={seat === spy}
              />
            ))}
            <th scope="col" className="px-0.5 pb-2 align-bottom font-normal">
              <span className={`text-2xs text-faint ${upright}`}>{t('abstained')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {seats.map((voter) => {
            const ballot = ballots.find(({ seat }) => seat === voter)
            const isThere = order.includes(voter) || ballot !== undefined
            return (
              <tr key={voter} className="border-t border-line">
                <VoterHead seat={voter} alias={aliases[voter]} agent={agents[voter]} isThere={isThere} />
                <BallotCells voter={voter} ballot={ballot} seats={seats} spy={spy} />
              </tr>
            )
          })}
        </tbody>
        <Totals seats={seats} ballots={ballots} out={out} spy={spy} />
      </table>
    </div>
  )
}

interface HeadProps {
  readonly seat: number
  readonly alias: string | undefined
  readonly agent: AgentRef | undefined
}

function TargetHead({ seat, alias, agent, isSpy }: HeadProps & { readonly isSpy: boolean }) {
  const t = useTranslations('match.votes')
  return (
    <th scope="col" className={`px-0.5 pb-2 align-bottom font-normal ${isSpy ? 'bg-spy-wash' : ''}`}>
      {isSpy && (
        <span className="block py-1 text-2xs font-semibold whitespace-nowrap text-spy">{t('spy')}</span>
      )}
      <TargetName agent={agent} />
      <SeatChip seat={seat} />
      <span className="sr-only">{alias}</span>
    </th>
  )
}

function VoterHead({ seat, alias, agent, isThere }: HeadProps & { readonly isThere: boolean }) {
  return (
    <th scope="row" className="h-9 py-1 text-left font-normal">
      <span className="flex items-center gap-1.5 @md:gap-2">
        <SeatChip seat={seat} />
        <span className="sr-only">{alias}</span>
        <VoterNote agent={agent} isThere={isThere} />
      </span>
    </th>
  )
}

interface BallotCellsProps {
  readonly voter: number
  readonly ballot: Ballot | undefined
  readonly seats: readonly number[]
  readonly spy: number | null
}

function BallotCells({ voter, ballot, seats, spy }: BallotCellsProps) {
  const t = useTranslations('match.votes')
  return (
    <>
      {seats.map((target) => (
        <td key={target} className={cellStyle(target, voter, spy)}>
          {ballot?.target === target && <BallotDot seat={voter} label={t('votedFor')} />}
        </td>
      ))}
      <td>{ballot?.target === null && <BallotDot seat={voter} label={t('abstained')} isHollow />}</td>
    </>
  )
}

interface TotalsProps {
  readonly seats: readonly number[]
  readonly ballots: readonly Ballot[]
  readonly out: Round['out']
  readonly spy: number | null
}

function Totals({ seats, ballots, out, spy }: TotalsProps) {
  const t = useTranslations('match.votes')
  const against = (seat: number | null) => ballots.filter(({ target }) => target === seat).length
  const isOut = (seat: number) => out.some((other) => other.seat === seat && other.cause === 'vote')
  return (
    <tfoot>
      <tr className="border-t border-strong">
        <th scope="row" className="label py-2 text-left">
          {t('total')}
        </th>
        {seats.map((seat) => (
          <td
            key={seat}
            className={`${seat === spy ? 'bg-spy-wash' : ''} ${isOut(seat) ? 'font-semibold underline decoration-2 underline-offset-4' : 'text-soft'}`}
          >
            {against(seat)}
            {isOut(seat) && <span className="sr-only"> {t('out')}</span>}
          </td>
        ))}
        <td className="text-soft">{against(null)}</td>
      </tr>
    </tfoot>
  )
}

/** No seat may vote for itself. A vote for the spy is right. */
function cellStyle(target: number, voter: number, spy: number | null): string {
  if (target === voter) return 'bg-sunken'
  return target === spy ? 'bg-spy-wash' : ''
}

/** The voter’s name, or a note that it was already out. */
function VoterNote({ agent, isThere }: { agent: AgentRef | undefined; isThere: boolean }) {
  const t = useTranslations('match.votes')
  if (!isThere) return <span className="text-2xs text-faint">{t('notThere')}</span>
  return (
    <span aria-hidden="true" className="min-w-0 text-2xs leading-3.5 wrap-anywhere text-soft @md:text-xs">
      {agent && <AgentName agent={agent} />}
    </span>
  )
}

/** A name above a narrow column is vertical; above a wide one it is horizontal. */
const upright =
  'mx-auto block max-h-34 wrap-anywhere [writing-mode:vertical-rl] @xl:max-h-none @xl:[writing-mode:horizontal-tb]'

function TargetName({ agent }: { agent: AgentRef | undefined }) {
  return (
    <span aria-hidden="true" className={`mb-1.5 text-2xs leading-3.5 text-soft ${upright}`}>
      {agent && <AgentName agent={agent} />}
    </span>
  )
}

function BallotDot({ seat, label, isHollow = false }: { seat: number; label: string; isHollow?: boolean }) {
  const colour = seatColour(seat)
  return (
    <span
      role="img"
      aria-label={label}
      className="inline-block size-3 rounded-full align-middle"
      style={isHollow ? { boxShadow: `inset 0 0 0 2px ${colour}` } : { background: colour }}
    />
  )
}
