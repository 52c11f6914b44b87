import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { limitConcurrency } from '../work-queue.ts'

interface Parameters {
  readonly N: number
  readonly r: number
  readonly p: number
}

const current: Parameters = { N: 2 ** 15, r: 8, p: 1 }
const [saltBytes, keyBytes] = [16, 32]

/** The stored form of a password, with everything needed to check it: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(password, salt, current)
  return [
    'scrypt',
    current.N,
    current.r,
    current.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$')
}

/** Takes as long without a hash as with one. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const { salt, key, parameters } = read(stored ?? nobodys)
  const matches = timingSafeEqual(await derive(password, salt, parameters), key)
  return matches && typeof stored === 'string'
}

const nobodys = ['scrypt', current.N, current.r, current.p, 'bm9ib2R5J3Mgc2FsdA', 'A'.repeat(43)].join('$')

function read(stored: string) {
  const [scheme, N, r, p, salt, key] = stored.split('$')
  if (scheme !== 'scrypt' || !salt || !key) throw new Error('a stored password of an unknown kind')
  return {
    parameters: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

/** Unicode can spell one password in several ways, and the keyboard decides which one is sent. */
function derive(password: string, salt: Buffer, { N, r, p }: Parameters): Promise<Buffer> {
  // Node refuses to use more memory than this limit, and needs slightly more than the algorithm itself.
  const options = { N, r, p, maxmem: 128 * N * r * 2 }
  return inLine(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) => {
          if (error) reject(error)
          else resolve(key)
        })
      }),
  )
}

/**
 * Node has four threads for such work, and opening database connections uses them too. When many people sign in or
 * guess at once, they wait in line and leave the other threads free.
 */
const inLine = limitConcurrency(2)
