'use server'

import { cookies } from 'next/headers'
import { preferenceCookies } from '../../components/page/preference-cookies.ts'
import { parseExtent } from './extent.ts'

/** Remembers how much of the board its reader wants to see. The value comes from a form, so it is not trusted. */
export async function chooseExtent(form: FormData): Promise<void> {
  const asked = form.get('extent')
  const extent = parseExtent(typeof asked === 'string' ? asked : undefined)
  const options = { path: '/', maxAge: 365 * 24 * 60 * 60, sameSite: 'lax', httpOnly: true } as const
  ;(await cookies()).set(preferenceCookies.board, extent, options)
}
