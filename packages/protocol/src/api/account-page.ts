import { z } from 'zod'
import { text } from './fields.ts'

export const roles = ['member', 'organizer', 'admin'] as const
export type Role = (typeof roles)[number]

/** What a token may be used for. Public reads need none of them. */
export const scopes = [
  'read',
  'agents:write',
  'matches:write',
  'seasons:write',
  'agents:connect',
  'admin',
] as const
export type Scope = (typeof scopes)[number]

/** How long a new password is, in characters; the most is what a hash is asked to chew on. */
export const passwordLength = { least: 10, most: 200 } as const

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email('not an e-mail address'))

export const newPassword = z
  .string()
  .min(passwordLength.least, `at least ${passwordLength.least} characters`)
  .max(passwordLength.most)

export const signUp = z.strictObject({ name: text(60), email, password: newPassword })
export type SignUp = z.infer<typeof signUp>

/** Says nothing about how long a right password would be. */
export const signIn = z.object({ email, password: z.string().min(1).max(passwordLength.most) })

export const tokenLifetimes = [7, 30, 90, 365] as const

export const newToken = z.strictObject({
  name: text(60),
  scopes: z.array(z.enum(scopes)).min(1, 'choose at least one'),
  days: z.literal(tokenLifetimes),
})
export type NewToken = z.infer<typeof newToken>

/** Who the platform takes the asker for. */
export const mePage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
  createdAt: z.iso.datetime(),
  /** What the token that was sent may be used for; all there is without one. */
  scopes: z.array(z.enum(scopes)),
})
export type MePage = z.infer<typeof mePage>

const someRecord = z.record(z.string(), z.unknown())

/** What an owner may take along. Tokens and credentials cannot be read back by anybody. */
export const myData = z.object({
  profile: someRecord,
  /** Where else the account can be signed in to from. */
  providers: z.array(z.string()),
  /** Browsers that are signed in: never their cookies, and no whole address. */
  sessions: z.array(someRecord),
  tokens: z.array(someRecord),
  webhooks: z.array(someRecord),
  notices: z.array(someRecord),
  seasonRequests: z.array(someRecord),
  agents: z.array(someRecord),
})
