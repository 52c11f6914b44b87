import { randomBytes } from 'node:crypto'
import type { Database } from '@wis/db'
import { compareStandings } from '@wis/db/boards'
import { readEntries, readPlayed } from '@wis/db/matches'
import { ids, isHidden, replay } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { exportMatch, signingKeyFrom, verifyExport } from '@wis/proof'
import { kit } from '../bench/rig/usual-kit.ts'
import type { Spectator } from './spectator.ts'

/** The results of the matches, and a sentence for each fault. */
export interface SoakJudgement {
  readonly finished: number
  readonly void: number
  readonly entries: number
  readonly exports: number
  readonly faults: readonly string[]
}

const platform = { version: 'soak', key: signingKeyFrom(randomBytes(32)) }

export async function judge(db: Database, wanted: number, spectator: Spectator): Promise<SoakJudgement> {
  const matches = await db.prisma.match.findMany({
    orderBy: { id: 'asc' },
    select: {
      id: true,
      status: true,
      reason: true,
      nextSeq: true,
      ledger: true,
      calls: { select: { seq: true } },
    },
  })
  const faults = [...spectator.faults]
  if (matches.length !== wanted) faults.push(`${matches.length} matches instead of ${wanted}`)
  let [entries, exports] = [0, 0]
  for (const match of matches) {
    const found = (what: string) => void faults.push(`${match.id} (${match.status}): ${what}`)
    const log = await readEntries(db, ids.match(match.id), 'director')
    entries += log.length
    logFaults(log, match).forEach(found)
    resultFaults(log, match).forEach(found)
    if (JSON.stringify(spectator.logOf(match.id)) !== JSON.stringify(log))
      found(`a spectator saw ${spectator.logOf(match.id).length} entries of ${log.length}, or others`)
    const verdict = await verdictOn(db, match.id)
    if (verdict === undefined) exports += 1
    else found(verdict)
  }
  for (const { where, column, stored, recomputed } of await compareStandings(db))
    faults.push(`standings: ${where} ${column} is ${stored}, and ${recomputed} by the logs`)
  const count = (status: string) => matches.filter((match) => match.status === status).length
  return { finished: count('finished'), void: count('void'), entries, exports, faults }
}

interface Stored {
  readonly status: string
  readonly reason: string | null
  readonly nextSeq: number
  readonly ledger: readonly { readonly seat: number; readonly points: number }[]
  readonly calls: readonly { readonly seq: number }[]
}

/** Checks that no entry is missing or there twice, and that each call belongs to an answer. */
function logFaults(log: readonly Entry[], { nextSeq, calls }: Stored): string[] {
  const faults: string[] = []
  if (log.some(({ seq }, place) => seq !== place)) faults.push('the log has a gap')
  if (log.length !== nextSeq) faults.push(`${log.length} entries, but ${nextSeq} by its header`)
  const acts = log.filter(isAnswer).map(({ seq }) => seq)
  const asked = new Set(calls.map(({ seq }) => seq))
  if (asked.size !== calls.length || acts.some((seq) => !asked.has(seq)))
    faults.push(`${calls.length} calls for ${acts.length} answers`)
  return faults
}

const isAnswer = ({ event }: Entry) =>
  !isHidden(event) && (kit.moveOf(event) !== undefined || /-missed$/.test(event.type))

/** Checks that the match is settled exactly once, or void with a reason. */
function resultFaults(log: readonly Entry[], { status, reason, ledger }: Stored): string[] {
  const faults: string[] = []
  const ends = log.filter(({ event }) => /^match-(ended|voided)$/.test(event.type))
  const last = log.at(-1)?.event
  if (ends.length !== 1 || ends[0]?.event !== last) faults.push(`${ends.length} ends`)
  if (status === 'finished') {
    const due = kit.results.of(replay(kit.rules, log)).map(({ points }) => points)
    const booked = ledger.toSorted((one, other) => one.seat - other.seat).map(({ points }) => points)
    if (last?.type !== 'match-ended') faults.push('it was settled without an end')
    if (due.length === 0 || String(booked) !== String(due))
      faults.push(`its ledger has ${String(booked)} and its log ${String(due)} points`)
  } else if (status === 'void') {
    if (last?.type !== 'match-voided' || !('reason' in last) || last.reason !== reason)
      faults.push('it is void for no reason')
    if (ledger.length > 0) faults.push('it is void and counts')
  } else faults.push('it is not over')
  return faults
}

/** The reason why its export does not verify; undefined if it verifies. */
async function verdictOn(db: Database, matchId: string): Promise<string | undefined> {
  const played = await readPlayed(db, ids.match(matchId))
  const lines = played && exportMatch(played, platform)
  if (!lines) return 'it cannot be exported'
  const verdict = verifyExport(lines, { trustedKeys: [platform.key.publicKey] })
  return verdict.ok ? undefined : `its export differs: ${JSON.stringify(verdict)}`
}
