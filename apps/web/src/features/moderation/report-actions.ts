'use server'

import { fileReport } from '@wis/db'
import { readSeat } from '@wis/db/people'
import { handle, newReport } from '@wis/protocol'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { currentPerson } from '../../server/people/person.ts'
import { policies } from '../../server/rate-limit/limits.ts'
import { spendShared } from '../../server/rate-limit/spend.ts'
import { currentUser } from '../../server/session.ts'
import { visitorAddress } from '../account/actor.ts'

export interface ReportState {
  readonly error?: 'cause' | 'text' | 'gone' | 'throttled'
  readonly cause?: string
  readonly text: string
}

/** Accepts a report from anybody, counted by address. */
export async function fileReportWith(_: ReportState, form: FormData): Promise<ReportState> {
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const text = field('text')
  const aboutAgent = field('agent') !== '' && { subject: 'agent', agentId: field('agent') }
  const aboutNote = field('note') !== '' && { subject: 'note', noteId: field('note') }
  const cause = field('cause')
  const aboutMatch = field('seq') === '' && { subject: 'match', matchId: field('match'), cause }
  const about = aboutAgent ||
    aboutNote ||
    aboutMatch || { subject: 'speech', matchId: field('match'), seq: Number(field('seq')) }
  const read = newReport.safeParse({ ...about, text })
  if (!read.success) {
    const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
    const error = wrong.has('cause') ? 'cause' : wrong.has('text') && wrong.size === 1 ? 'text' : 'gone'
    return { text, cause, error }
  }
  const uses = await spendShared(database(), [
    { key: `report address ${await visitorAddress()}`, ...policies.report },
  ])
  if (!uses.every(({ allowed }) => allowed)) return { text, cause, error: 'throttled' }
  const user = await currentUser()
  const isAtTable = read.data.subject === 'speech' && (await sitsAt(field('seat'), read.data.matchId))
  const isFiled = await fileReport(database(), read.data, user?.id ?? null, { isAtTable })
  if (!isFiled) return { text, cause, error: 'gone' }
  redirect('/report?sent=yes')
}

/** Whether the visitor has this seat at this match, and so knows what is said there before its end. */
async function sitsAt(seatId: string, matchId: string): Promise<boolean> {
  const person = handle.safeParse(seatId).success ? await currentPerson() : undefined
  const seat = person && (await readSeat(database(), seatId, person))
  return seat?.match?.id === matchId
}
