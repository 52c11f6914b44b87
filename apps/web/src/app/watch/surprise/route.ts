import { surprisingMatch } from '@wis/db'
import { redirect } from 'next/navigation'
import { database } from '../../../server/database.ts'

export const dynamic = 'force-dynamic'

/** Leads to a replay that nobody asked for, another one every time; without any, back to where it began. */
export async function GET(): Promise<Response> {
  const id = await surprisingMatch(database())
  redirect(id === undefined ? '/watch' : `/matches/${id}`)
}
