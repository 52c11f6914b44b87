import { z } from 'zod'
import { nameText } from '../name-text.ts'

export const roles = ['member', 'organizer', 'admin'] as const
export type Role = (typeof roles)[number]

/** The scopes of a token. Public reads need none of them. */
export const scopes = [
  'read',
  'agents:write',
  'matches:write',
  'seasons:write',
  'agents:connect',
  'admin',
] as const
export type Scope = (typeof scopes)[number]

/** The length limits of a new password, in characters. The maximum bounds the work of hashing. */
export const passwordLength = { least: 10, most: 200 } as const

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email('not an e-mail address'))

export const newPassword = z
  .string()
  .min(passwordLength.least, `at least ${passwordLength.least} characters`)
  .max(passwordLength.most)

export const signUp = z.strictObject({ name: nameText(60), email, password: newPassword })
export type SignUp = z.infer<typeof signUp>

/** Does not reveal how long the right password would be. */
export const signIn = z.object({
  email,
  password: z.string().min(1).max(passwordLength.most),
  /** Buys a try where strangers have used up all others. */
  proof: z.string().min(1).max(400).optional(),
})

export const tokenLifetimes = [7, 30, 90, 365] as const

/** The most tokens that one account can have, expired ones included. */
export const mostTokens = 50

export const newToken = z.strictObject({
  name: nameText(60),
  scopes: z.array(z.enum(scopes)).min(1, 'choose at least one'),
  days: z.literal(tokenLifetimes),
})

/** The user that the platform takes the asker for. */
export const mePage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
  createdAt: z.iso.datetime(),
  /** The scopes of the token that was sent. All scopes if there was no token. */
  scopes: z.array(z.enum(scopes)),
})

const someRecord = z.record(z.string(), z.unknown())

/** The data that an owner may export. Nobody can read back tokens and credentials. */
export const myData = z.object({
  profile: someRecord,
  providers: z.array(z.string()),
  /** Signed-in browsers, without their cookies or whole addresses. */
  sessions: z.array(someRecord),
  tokens: z.array(someRecord),
  webhooks: z.array(someRecord),
  notices: z.array(someRecord),
  seasonRequests: z.array(someRecord),
  /** What one rated as a person in experiments of others. */
  ratings: z.array(someRecord),
  agents: z.array(someRecord),
})
