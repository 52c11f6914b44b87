import { surprisingMatch } from '@wis/db'
import { redirect } from 'next/navigation'
import { database } from '../../../server/database.ts'

export const dynamic = 'force-dynamic'

/** Leads to a random replay, a different one every time. If there is none, it leads back to the page of the link. */
export async function GET(): Promise<Response> {
  const id = await surprisingMatch(database())
  redirect(id === undefined ? '/watch' : `/matches/${id}`)
}
