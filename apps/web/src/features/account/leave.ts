import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { deviceCookie, deviceDays, knownDevices } from '../../server/auth/visit.ts'
import type { DeviceOwner } from '../../server/auth/visit.ts'
import { env } from '../../server/env/env.ts'
import { sessionCookie, sessionSecret } from '../../server/session.ts'

/** Sends a reader without a session to the account page, which says why. */
export async function leave(said: 'signedOutEverywhere' | 'deleted'): Promise<never> {
  const jar = await cookies()
  jar.delete(sessionCookie(env().publicUrl))
  redirect(`/account?said=${said}`)
}

/** Makes this browser a known device again, after a change that made all devices unknown. */
export async function rememberThisBrowser(owner: DeviceOwner): Promise<void> {
  const { publicUrl } = env()
  const jar = await cookies()
  const name = deviceCookie(publicUrl)
  const marks = knownDevices(jar.get(name)?.value, sessionSecret()).withMarkFor(owner)
  const lasting = { path: '/', maxAge: deviceDays * 86_400 } as const
  jar.set(name, marks, {
    ...lasting,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  })
}
