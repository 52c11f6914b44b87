import { publicKeyOf, signingKeyFrom } from '@wis/proof'
import type { SigningKey } from '@wis/proof'
import { keyBytes } from '../../keys/key-bytes.ts'
import { nodeSigner } from '../../keys/signing-keys.ts'
import { keyOf } from '../kept-file.ts'
import type { Answers, Job, Progress } from './job.ts'

/** The complete settings of a workshop, which reads no environment itself. */
export interface WorkshopSettings {
  readonly databaseUrl: string
  /** As in WIS_SECRET_KEY. */
  readonly secretKey: string
  /** The version of the platform. */
  readonly version: string
  readonly publicUrl: string
  readonly licence: string | undefined
  /** The folder of all exports, whichever version of the code made them. */
  readonly folder: string
  /** The folder for files made by this version of the code. */
  readonly root: string
  readonly mostBytes: number
}

/**
 * Separates files that tell the same state differently: with another signing key, or with other texts on their cards.
 */
export function editionOf({ secretKey, version, publicUrl, licence }: WorkshopSettings): string {
  return keyOf(JSON.stringify([version, publicUrl, licence ?? null]), publicKeyOf(signingKeyOf(secretKey)))
}

export function signingKeyOf(secretKey: string): SigningKey {
  const [secret] = keyBytes(secretKey)
  if (!secret) throw new Error('there is no key to sign with')
  return signingKeyFrom(secret, nodeSigner)
}

export type ToWorkshop = { readonly settings: WorkshopSettings } | { readonly id: number; readonly job: Job }

export type FromWorkshop = { readonly id: number } & (
  | { readonly progress: Progress }
  | { readonly answer: Answers[Job['kind']] }
  | { readonly failure: 'disk-full' | 'broken' }
)
