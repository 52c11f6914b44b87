'use client'

import type { Round, SpyState } from '@wis/games'
import { useTranslations } from 'next-intl'
import { EmptyState } from '../../components/empty-state.tsx'
import { SeatChip, seatColour } from './table/seat-chip.tsx'

/** Who named whom: voters down, targets across, one table per round. */
export function VotesView({ state }: { state: SpyState }) {
  const t = useTranslations('match.votes')
  const rounds = state.rounds.filter(({ vote }) => vote?.revealed)
  if (rounds.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <div className="grid gap-x-7 gap-y-8 sm:grid-cols-[repeat(auto-fill,minmax(15.25rem,1fr))]">
      {rounds.map((round) => (
        <VoteTable key={round.round} round={round} aliases={state.aliases} spy={state.spy} />
      ))}
    </div>
  )
}

interface VoteTableProps {
  readonly round: Round
  readonly aliases: readonly string[]
  readonly spy: number | null
}

function VoteTable({ round: { round, order, vote, out }, aliases, spy }: VoteTableProps) {
  const t = useTranslations('match.votes')
  const seats = [...aliases.keys()]
  const ballots = vote?.revealed ?? []
  const against = (seat: number) => ballots.filter(({ target }) => target === seat).length
  const isOut = (seat: number) => out.some((other) => other.seat === seat && other.cause === 'vote')
  return (
    <table className="figures w-full max-w-md table-fixed text-center text-sm">
      <caption className="display pb-3 text-left text-xl">{t('caption', { round })}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-16 pb-2 text-left align-bottom">
            <span className="label">{t('voter')}</span>
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col" className="pb-2 font-normal">
              <SeatChip seat={seat} />
              <span className="sr-only">{aliases[seat]}</span>
              {seat === spy && <span className="block text-2xs text-spy">{t('spy')}</span>}
            </th>
          ))}
          <th scope="col" className="pb-2 align-bottom font-normal">
            <span className="text-2xs text-faint">{t('abstained')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {seats.map((voter) => {
          const ballot = ballots.find(({ seat }) => seat === voter)
          return (
            <tr key={voter} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                <SeatChip seat={voter} />
                <span className="sr-only">{aliases[voter]}</span>
                {!order.includes(voter) && <span className="ml-2 text-2xs text-faint">{t('notThere')}</span>}
              </th>
              {seats.map((target) => (
                <td key={target} className={target === voter ? 'bg-sunken' : ''}>
                  {ballot?.target === target && <BallotDot seat={voter} label={t('votedFor')} />}
                </td>
              ))}
              <td>{ballot?.target === null && <BallotDot seat={voter} label={t('abstained')} isHollow />}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr className="border-t border-strong">
          <th scope="row" className="label py-2 text-left">
            {t('total')}
          </th>
          {seats.map((seat) => (
            <td
              key={seat}
              className={
                isOut(seat) ? 'font-semibold underline decoration-2 underline-offset-4' : 'text-soft'
              }
            >
              {against(seat)}
              {isOut(seat) && <span className="sr-only"> {t('out')}</span>}
            </td>
          ))}
          <td className="text-soft">{ballots.filter(({ target }) => target === null).length}</td>
        </tr>
      </tfoot>
    </table>
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
