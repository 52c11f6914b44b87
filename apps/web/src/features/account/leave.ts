import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { deviceCookie, deviceDays, knownDevices } from '../../server/auth/known-device.ts'
import type { DeviceOwner } from '../../server/auth/known-device.ts'
import { sessionCookie } from '../../server/auth/session-token.ts'
import { env } from '../../server/env/env.ts'
import { sessionSecret } from '../../server/session.ts'

/** Shows the account page to whoever has no session any more, and says why. */
export async function leave(said: 'signedOutEverywhere' | 'deleted'): Promise<never> {
  const jar = await cookies()
  jar.delete(sessionCookie(env().publicUrl))
  redirect(`/account?said=${said}`)
}

/** Lets this browser be known again after all others have become strangers. */
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
